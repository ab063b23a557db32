package org.tenbin.datagen;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Datagen stands on the logs and experiments of the analytics, and draws nothing. */
@AnalyzeClasses(
    packages = "org.tenbin.datagen",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule onlyMapreduceKnowsTheJobApi =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.tenbin.datagen..mapreduce..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache.hadoop.mapreduce..", "org.apache.hadoop.mapred..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule nothingImportsCli =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.tenbin.datagen.cli..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.tenbin..cli..")
          .allowEmptyShould(true);

  /** The job jar of datagen leaves the libraries of these rooms out. */
  @ArchTest
  static final ArchRule drawsNothing =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.tenbin.chart..", "org.tenbin.report..", "org.tenbin.cli..")
          .allowEmptyShould(true);
}
