package tercio.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.lang.ref.SoftReference;

/**
 * The compiled program; read once, and once more where a run has no memory left for it: read, it takes half a gigabyte, which only the tests of
 * the architecture need.
 */
public final class Code {

    private record Read(JavaClasses withTests, JavaClasses all) {}

    private static SoftReference<Read> last = new SoftReference<>(null);

    /** What the rulebooks share, and which therefore names no game. */
    static final String[] KERNEL = {
        "tercio.domain.game..", "tercio.domain.dice..", "tercio.domain.ruling..", "tercio.domain.sentence..", "tercio.domain.table..",
        "tercio.domain.map.."
    };

    private Code() {}

    public static JavaClasses withTests() {
        return read().withTests;
    }

    /** Without its tests, which stand in folders of their own, and those of the domain in an archive. */
    static JavaClasses all() {
        return read().all;
    }

    private static synchronized Read read() {
        var known = last.get();
        if (known == null) {
            var withTests = new ClassFileImporter().importPackages("tercio");
            known = new Read(withTests, withTests.that(DescribedPredicate.describe("are no tests", Code::isNoTest)));
            last = new SoftReference<>(known);
        }
        return known;
    }

    private static boolean isNoTest(JavaClass type) {
        var location = Location.of(type.getSource().orElseThrow().getUri());
        return new ImportOption.DoNotIncludeTests().includes(location) && !location.contains("-tests.jar");
    }
}
