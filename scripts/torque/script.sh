#!/bin/bash
#PBS -q tqueue
#PBS -N tenbin
#PBS -l walltime=00:10:00
#
# One run as a job of Torque or PBS (or of Slurm through its qsub): a client on every node of the job. Submitted by
# scripts/torque/submit with
#   qsub -v client=..,host=..,port=..,operation=..,schedule=UNIXTIME,times=5000,out=FOLDER -l nodes=N:ppn=4 script.sh
set -euo pipefail
: "${client:?}" "${host:?}" "${port:?}" "${operation:?}" "${schedule:?}" "${times:?}" "${out:?}"

# Slurm's qsub leaves the list of nodes to a program of its own.
[ -n "${PBS_NODEFILE:-}" ] || PBS_NODEFILE=$(generate_pbs_nodefile)
# A node is named once for each of its cores.
mapfile -t nodes < <(sort -u "$PBS_NODEFILE")

# on_node NODE COMMAND...: runs the command there, by what this cluster has.
on_node() {
  local node=$1
  shift
  if [ -n "${SLURM_JOB_ID:-}" ]; then
    srun -N1 -n1 -w "$node" --overlap "$@"
  elif command -v pbsdsh >/dev/null; then
    pbsdsh -h "$node" "$@"
  else
    ssh -o BatchMode=yes "$node" "$(printf '%q ' "$@")"
  fi
}

# By its whole path: not all that starts it looks for it.
program=$(command -v "${ruby:-ruby}") || { echo "script.sh: no program ${ruby:-ruby} on $(uname -n)" >&2 && exit 1; }
mkdir -p "$out"
pids=()
for index in "${!nodes[@]}"; do
  number=$((index + 1))
  on_node "${nodes[index]}" "$program" "$client" --host "$host" --port "$port" --operation "$operation" \
    --schedule "$schedule" --times "$times" --client "$number" --out "$out/$(printf 'client-%02d.csv' "$number")" \
    </dev/null &
  pids+=($!)
done
status=0
for pid in "${pids[@]}"; do
  wait "$pid" || status=1
done
exit "$status"
