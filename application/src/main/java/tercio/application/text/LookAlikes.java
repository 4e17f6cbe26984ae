package tercio.application.text;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.util.ULocale;
import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Checks that the names of seats and persons of a game cannot be mistaken for each other, for the host or for the
 * service.
 */
public final class LookAlikes {

    /** Names that the program uses itself, forbidden to all others; the first is that of the host in the log. */
    public static final List<String> RESERVED = List.of("host", "service");

    /** ICU and its data, loaded with the first name. */
    private static final class Unicode {
        private static final SpoofChecker CHECKER = new SpoofChecker.Builder()
                .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.INVISIBLE)
                .setRestrictionLevel(SpoofChecker.RestrictionLevel.MODERATELY_RESTRICTIVE).build();

        /**
         * Small Cyrillic letters read as a Latin one at first sight. Unicode's data pair them with small capitals ({@code н} with an H),
         * which the capital letters cover.
         */
        private static final Map<Integer, String> AT_FIRST_SIGHT = Map.of((int) 'в', "b", (int) 'г', "r", (int) 'и', "u", (int) 'к', "k",
                (int) 'м', "m", (int) 'н', "n", (int) 'п', "n", (int) 'т', "t", (int) 'я', "r");

        private Unicode() {}

        /** The shapes of a name for comparison, each with the same shape of another name. */
        static List<String> shapes(String name) {
            var plain = Normalizer.normalize(name, Normalizer.Form.NFKC);
            var small = UCharacter.foldCase(plain, true);
            var sight = new StringBuilder();
            small.codePoints().forEach(point -> sight.append(AT_FIRST_SIGHT.getOrDefault(point, Character.toString(point))));
            return Stream.of(plain, small, UCharacter.toUpperCase(ULocale.ROOT, plain), sight.toString()).map(CHECKER::getSkeleton).toList();
        }
    }

    private LookAlikes() {}

    /**
     * The fault of the name of a seat or a person, worded to follow what it names; empty if it has none.
     *
     * @param name in normal form C
     * @param others the names of the game; one that is the same is of the same person
     */
    public static Optional<Sentence> fault(String name, Collection<String> others) {
        return IncomingText.fault(name, IncomingText.Kind.LINE).or(() -> invisibleFault(name)).or(() -> mixedScriptFault(name)).or(() -> alike(name, others));
    }

    private static Optional<Sentence> invisibleFault(String name) {
        return name.codePoints().anyMatch(point -> UCharacter.hasBinaryProperty(point, UProperty.DEFAULT_IGNORABLE_CODE_POINT))
                ? Optional.of(Sentence.of("kernel.text.invisible")) : Optional.empty();
    }

    private static Optional<Sentence> mixedScriptFault(String name) {
        return Unicode.CHECKER.failsChecks(name)
                ? Optional.of(Sentence.of("kernel.text.mixed-scripts")) : Optional.empty();
    }

    private static Optional<Sentence> alike(String name, Collection<String> others) {
        var shapes = Unicode.shapes(name);
        return Stream.concat(RESERVED.stream(), others.stream().filter(other -> !other.equals(name))).filter(other -> alike(shapes, Unicode.shapes(other)))
                .findFirst().map(other -> Sentence.of("kernel.text.looks-like").with("name", new Text(other)).with("reserved", RESERVED.contains(other)));
    }

    private static boolean alike(List<String> one, List<String> two) {
        for (int shape = 0; shape < one.size(); shape++) {
            if (one.get(shape).equals(two.get(shape))) {
                return true;
            }
        }
        return false;
    }
}
