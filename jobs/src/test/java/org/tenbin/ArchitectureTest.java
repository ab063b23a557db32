package org.tenbin;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;

/** Imports run one way: experiment, log, summary, mapreduce and stats, chart, report, cli. */
@AnalyzeClasses(packages = "org.tenbin", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule importsRunOneWay =
      Architectures.layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(true)
          .layer("experiment")
          .definedBy("org.tenbin.experiment..")
          .layer("log")
          .definedBy("org.tenbin.log..")
          .layer("summary")
          .definedBy("org.tenbin.summary..")
          .layer("mapreduce")
          .definedBy("org.tenbin.mapreduce..")
          .layer("load")
          .definedBy("org.tenbin.load..")
          .layer("stats")
          .definedBy("org.tenbin.stats..")
          .layer("chart")
          .definedBy("org.tenbin.chart..")
          .layer("report")
          .definedBy("org.tenbin.report..")
          .layer("export")
          .definedBy("org.tenbin.export..")
          .layer("program")
          .definedBy("org.tenbin.program..")
          .layer("cli")
          .definedBy("org.tenbin.cli..")
          .whereLayer("experiment")
          .mayNotAccessAnyLayer()
          .whereLayer("log")
          .mayOnlyAccessLayers("experiment")
          .whereLayer("summary")
          .mayOnlyAccessLayers("experiment", "log")
          .whereLayer("mapreduce")
          .mayOnlyAccessLayers("experiment", "log", "summary")
          .whereLayer("load")
          .mayOnlyAccessLayers("experiment", "log")
          .whereLayer("stats")
          .mayOnlyAccessLayers("experiment", "log", "summary")
          .whereLayer("chart")
          .mayOnlyAccessLayers("experiment", "log", "summary", "stats")
          .whereLayer("report")
          .mayOnlyAccessLayers("experiment", "log", "summary", "stats", "chart")
          .whereLayer("export")
          .mayOnlyAccessLayers("experiment", "log", "summary")
          .whereLayer("program")
          .mayOnlyAccessLayers("experiment", "log", "summary", "mapreduce")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer();

  @ArchTest
  static final ArchRule onlyMapreduceKnowsTheJobApi =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.tenbin.mapreduce..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache.hadoop.mapreduce..", "org.apache.hadoop.mapred..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule onlyChartKnowsJFreeChart =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.tenbin.chart..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.jfree..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule experimentKnowsNoHadoop =
      noClasses()
          .that()
          .resideInAPackage("org.tenbin.experiment..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.apache.hadoop..")
          .allowEmptyShould(true);

  /** What goes over the network goes through Hadoop's file systems and job client. */
  @ArchTest
  static final ArchRule opensNoSocket =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.net\\.(.*Socket.*|.*URLConnection|http\\..*|InetAddress)"
                  + "|java\\.nio\\.channels\\.(.*Socket.*|DatagramChannel)|javax\\.net\\..*|java\\.rmi\\..*")
          .orShould()
          .callMethod(java.net.URL.class, "openStream")
          .orShould()
          .callMethod(java.net.URL.class, "openConnection");

  @ArchTest
  static final ArchRule noCycles =
      slices().matching("org.tenbin.(*)..").should().beFreeOfCycles().allowEmptyShould(true);
}
