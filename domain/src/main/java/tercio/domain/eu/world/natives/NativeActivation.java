package tercio.domain.eu.world.natives;

import java.util.function.ToIntFunction;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.SpokenResult;
import tercio.domain.sentence.Sentence;

/** The test whether natives rise against a stack that enters their province, by a move or by exploration. */
public final class NativeActivation {

    private static final Citation RULE = Citation.of("EU-NAT-ACTIVATION");

    /** The reaction of the natives. */
    public enum Reaction implements SpokenResult {
        RISE("the natives rise"), QUIET("quiet");

        private final String word;

        Reaction(String word) {
            this.word = word;
        }

        @Override
        public Sentence.Keyed sentence() {
            return Sentence.of("eu.natives.result-activation").with("rise", this == RISE);
        }

        @Override
        public String toString() {
            return word;
        }
    }

    private NativeActivation() {}

    /** One die, {@code activation}: at most the tolerance of the Area wakes the natives, who attack as interceptors. */
    public static SingleRoll<Province, Reaction> test() {
        return test(NativeActivation::tolerance);
    }

    /** The test for natives of an Area with this tolerance, 0..10; used where nothing else about them is known. */
    public static SingleRoll<Integer, Reaction> testByTolerance() {
        return test(tolerance -> tolerance);
    }

    private static <T> SingleRoll<T, Reaction> test(ToIntFunction<T> tolerance) {
        return SingleRoll.of("activation of the natives", RULE, DieName.d10("activation"), tested -> AppliedModifiers.NONE,
                (tested, die, modified) -> die <= tolerance.applyAsInt(tested) ? Reaction.RISE : Reaction.QUIET);
    }

    /** The tolerance of the Area of a province; 0 in Europe. */
    public static int tolerance(Province province) {
        return WorldAreas.PRINTED.areaOf(province).map(area -> area.tolerance()).orElse(0);
    }
}
