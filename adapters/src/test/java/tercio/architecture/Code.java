package tercio.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** The compiled program; read once. */
public final class Code {

    public static final JavaClasses WITH_TESTS = new ClassFileImporter().importPackages("tercio");

    /** Without its tests, which stand in folders of their own, and those of the domain in an archive. */
    static final JavaClasses ALL = WITH_TESTS.that(DescribedPredicate.describe("are no tests", Code::isNoTest));

    /** What the rulebooks share, and which therefore names no game. */
    static final String[] KERNEL = {
        "tercio.domain.game..", "tercio.domain.dice..", "tercio.domain.ruling..", "tercio.domain.sentence..", "tercio.domain.table..",
        "tercio.domain.map.."
    };

    private Code() {}

    private static boolean isNoTest(JavaClass type) {
        var location = Location.of(type.getSource().orElseThrow().getUri());
        return new ImportOption.DoNotIncludeTests().includes(location) && !location.contains("-tests.jar");
    }
}
