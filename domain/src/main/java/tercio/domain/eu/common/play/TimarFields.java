package tercio.domain.eu.common.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Filling;
import tercio.domain.sentence.Sentence.Keyed;

/** The fields for Timar and Pashas in forms for counters. A stack without them has none. */
public final class TimarFields {

    private static final String PLUS = "timar.armyPlus";
    private static final String MINUS = "timar.armyMinus";
    private static final String LD = "timar.ld";
    private static final String ONE = "timar.pashasOfOne";
    private static final String TWO = "timar.pashasOfTwo";
    private static final String THREE = "timar.pashasOfThree";

    private TimarFields() {}

    /**
     * A field for each kind that these Timar can give.
     *
     * @param path of the counters, with a full stop
     * @param mostLd the greatest number of LD of one kind
     * @param label the label of a field from what it counts
     */
    public static List<Count> of(String path, Timar timar, int mostLd, UnaryOperator<Keyed> label) {
        int ld = Math.min(mostLd, timar.ldOutsidePashas());
        var fields = new ArrayList<Count>();
        add(fields, path + PLUS, kind(label, "timar-plus"), Math.min(timar.armies(), ld / Units.ARMY_PLUS));
        add(fields, path + MINUS, kind(label, "timar-minus"), Math.min(timar.armies(), ld / Units.ARMY_MINUS));
        add(fields, path + LD, kind(label, "timar-ld"), ld);
        add(fields, path + ONE, kind(label, "pashas-one"), timar.pashasOfOne());
        add(fields, path + TWO, kind(label, "pashas-two"), timar.pashasOfTwo());
        add(fields, path + THREE, kind(label, "pashas-three"), timar.pashasOfThree());
        return fields;
    }

    private static Keyed kind(UnaryOperator<Keyed> label, String kind) {
        return label.apply(AnswerNames.unitKind(kind));
    }

    private static void add(List<Count> fields, String name, Keyed label, int most) {
        if (most > 0) {
            fields.add(new Count(name, label, 0, most));
        }
    }

    /** The Timar of a filled form; empty where none are chosen. */
    public static Optional<Timar> fromForm(String path, Predicate<String> known, Filling filling) {
        var timar = new Timar(count(path + PLUS, known, filling), count(path + MINUS, known, filling), count(path + LD, known, filling),
                count(path + ONE, known, filling), count(path + TWO, known, filling), count(path + THREE, known, filling));
        return Optional.of(timar).filter(chosen -> !chosen.isNone());
    }

    private static int count(String name, Predicate<String> known, Filling filling) {
        return known.test(name) ? filling.count(name) : 0;
    }

    /** The values of the fields. */
    static Map<String, Object> values(String path, Timar timar) {
        return Map.of(path + PLUS, timar.armyPlus(), path + MINUS, timar.armyMinus(), path + LD, timar.ld(), path + ONE, timar.pashasOfOne(),
                path + TWO, timar.pashasOfTwo(), path + THREE, timar.pashasOfThree());
    }
}
