package tercio.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.ref.SoftReference;
import java.util.List;

/**
 * The compiled program; read once, and once more where a run has no memory left for it: read, it takes half a gigabyte, which only the tests of
 * the architecture need.
 */
final class Code {

    private static SoftReference<JavaClasses> last = new SoftReference<>(null);

    /** The packages that the rulebooks share, and which therefore name no game. */
    static final String[] KERNEL = {
        "tercio.domain.game..", "tercio.domain.dice..", "tercio.domain.ruling..", "tercio.domain.sentence..", "tercio.domain.table..",
        "tercio.domain.map.."
    };

    private Code() {}

    /** With all tests: as many classes again, which few ask about. */
    static JavaClasses withTests() {
        return new ClassFileImporter().importPackages("tercio");
    }

    /** Without its tests, which stand in folders of their own, and those of the domain in an archive. */
    static synchronized JavaClasses all() {
        var known = last.get();
        if (known == null) {
            known = new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests(), location -> !location.contains("-tests.jar"))).importPackages("tercio");
            last = new SoftReference<>(known);
        }
        return known;
    }
}
