package tercio.domain.eia.common.concept;

import java.util.List;
import java.util.Locale;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;

/** Powers and factors as arguments of a sentence. */
public final class ConceptNames {

    private static final int TENTHS = 10;

    private ConceptNames() {}

    public static Argument power(Power power) {
        return new Name("eia.nation", power.word(), power.title());
    }

    public static Argument powers(List<Power> powers) {
        return new Items(powers.stream().map(ConceptNames::power).toList());
    }

    /** {@code 3 infantry and 1 cavalry}. */
    public static Argument factors(Factors factors) {
        return factors.isEmpty() ? new Phrase(Sentence.of("eia.name.no-factors"))
                : new Items(factors.counts().entrySet().stream().<Argument>map(entry -> new Phrase(Sentence.of("eia.name.factors").with("count", entry.getValue())
                        .with("type", word(entry.getKey())))).toList());
    }

    /** A kind of factors: {@code infantry}. */
    public static Sentence.Keyed factorType(FactorType type) {
        return Sentence.of("eia.name.factor-type").with("type", word(type));
    }

    /** A number with one decimal: {@code 2.3}. */
    public static Argument tenths(int tenths) {
        int size = Math.abs(tenths);
        return new Phrase(Sentence.of("eia.name.tenths").with("minus", tenths < 0).with("whole", size / TENTHS).with("rest", size % TENTHS));
    }

    private static String word(FactorType type) {
        return type.name().toLowerCase(Locale.ROOT);
    }
}
