#!/usr/bin/env ruby
# frozen_string_literal: true

# One client of the bulletin board: waits for the scheduled second, sends its requests one after another over a new
# connection each, and writes a native request log. Needs Ruby 2.5 or newer and nothing else.

require 'net/http'
require 'optparse'

options = { operation: 'read', times: 5000, client: 1, boards: 4, messages: 20, text_bytes: 100, timeout: 5, limit: 300 }
parser = OptionParser.new do |o|
  o.banner = 'Usage: client.rb --host HOST --port PORT --schedule UNIXTIME --out FILE [options]'
  o.on('--host HOST', 'the server') { |v| options[:host] = v }
  o.on('--port PORT', Integer) { |v| options[:port] = v }
  o.on('--schedule UNIXTIME', Integer, 'second at which all clients begin') { |v| options[:schedule] = v }
  o.on('--out FILE', 'the log, which must not exist') { |v| options[:out] = v }
  o.on('--operation NAME', %w[read write edit], 'read, or write (edit)') { |v| options[:operation] = v }
  o.on('--times N', Integer, 'requests (5000)') { |v| options[:times] = v }
  o.on('--client N', Integer, 'number of this client, from 1') { |v| options[:client] = v }
  o.on('--boards N', Integer, 'boards of the server (4)') { |v| options[:boards] = v }
  o.on('--messages N', Integer, 'messages of a board (20)') { |v| options[:messages] = v }
  o.on('--text-bytes N', Integer, 'length of an edited text (100)') { |v| options[:text_bytes] = v }
  o.on('--timeout SECONDS', Integer, 'of a request (5)') { |v| options[:timeout] = v }
  o.on('--limit SECONDS', Integer, 'behind the start nothing is sent any more (300)') { |v| options[:limit] = v }
end
launched_us = Process.clock_gettime(Process::CLOCK_REALTIME, :microsecond)
begin
  parser.parse!
  missing = %i[host port schedule out].reject { |name| options.key?(name) }
  raise OptionParser::MissingArgument, missing.map { |m| "--#{m}" }.join(' ') unless missing.empty?
  raise OptionParser::InvalidArgument, "#{options[:out]} exists" if File.exist?(options[:out])
rescue OptionParser::ParseError => e
  warn "client.rb: #{e.message}", parser.help
  exit 2
end

# The wall clock once, then the monotonic one: a step of the clock must not stretch a latency.
offset_us = launched_us - Process.clock_gettime(Process::CLOCK_MONOTONIC, :microsecond)
now_us = -> { offset_us + Process.clock_gettime(Process::CLOCK_MONOTONIC, :microsecond) }

board = "/boards/board-#{(options[:client] - 1) % options[:boards]}/messages"
start_of_text = "edited by client #{options[:client]} "
text = start_of_text + 'y' * [0, options[:text_bytes] - start_of_text.length].max
request = lambda do |sequence|
  next Net::HTTP::Get.new(board) if options[:operation] == 'read'

  edit = Net::HTTP::Post.new("#{board}/#{sequence % options[:messages]}", 'Content-Type' => 'text/plain')
  edit.body = text
  edit
end

# Sends once; what goes wrong is an outcome too. The connection is new and closed by the client.
exchange = lambda do |sequence|
  http = Net::HTTP.new(options[:host], options[:port], nil)
  http.max_retries = 0
  http.open_timeout = http.read_timeout = options[:timeout]
  answer = http.start { |connection| connection.request(request.call(sequence)) }
  [answer.code, answer.body.to_s.bytesize]
rescue Net::OpenTimeout, Net::ReadTimeout
  ['timeout', 0]
rescue SystemCallError, IOError, SocketError, Net::ProtocolError, Net::HTTPBadResponse
  ['error', 0]
end

scheduled_us = options[:schedule] * 1_000_000
limit_us = scheduled_us + options[:limit] * 1_000_000
unfinished = File.join(File.dirname(options[:out]), ".#{File.basename(options[:out])}.part")
File.open(unfinished, 'w') do |log|
  log.write("start_us,latency_us,status,bytes,seq,phase,scheduled_us,launched_us\n")
  wait_us = scheduled_us - now_us.call
  sleep(wait_us / 1e6) if wait_us.positive?
  options[:times].times do |sequence|
    start = now_us.call
    break if start >= limit_us

    status, bytes = exchange.call(sequence)
    latency = now_us.call - start
    log.write("#{start},#{latency},#{status},#{bytes},#{sequence},measure,#{scheduled_us},#{launched_us}\n")
  end
end
File.rename(unfinished, options[:out])
