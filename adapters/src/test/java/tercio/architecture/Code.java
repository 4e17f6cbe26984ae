package tercio.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The compiled program, without its tests; read once. */
final class Code {

    static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar")) // the tests of the domain, packaged
            .importPackages("tercio");

    /** What the rulebooks share, and which therefore names no game. */
    static final String[] KERNEL = {
        "tercio.domain.game..", "tercio.domain.dice..", "tercio.domain.ruling..", "tercio.domain.table..",
        "tercio.domain.map.."
    };

    private Code() {}
}
