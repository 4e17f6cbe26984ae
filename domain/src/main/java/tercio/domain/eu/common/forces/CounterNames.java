package tercio.domain.eu.common.forces;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;

/** Counters of land troops as arguments of a sentence, one kind after the other. */
public final class CounterNames {

    private CounterNames() {}

    /** Counters as players say them: {@code A+ A- 2 LD}. */
    public static Argument counters(Units units) {
        var regular = units.regular();
        var kinds = new ArrayList<Argument>();
        add(kinds, "army-plus", regular.armyPlus());
        add(kinds, "army-minus", regular.armyMinus());
        add(kinds, "ld", regular.ld());
        add(kinds, "lde", regular.lde());
        add(kinds, "pasha", regular.pashas());
        var all = new ArrayList<Argument>();
        if (!kinds.isEmpty()) {
            all.add(inOrder("eu.name.beside", kinds));
        }
        all.addAll(timar(units.timarCounters()));
        return all.isEmpty() ? new Phrase(Sentence.of("eu.name.nothing")) : inOrder("eu.name.comma", all);
    }

    /** Timar and Pashas: {@code A+ Timar}, {@code Pasha of 2 LD}. */
    public static List<Argument> timar(Timar timar) {
        var all = new ArrayList<Argument>();
        var counters = Units.of(timar.armyPlus(), timar.armyMinus(), timar.ld());
        if (!counters.isEmpty()) {
            all.add(new Phrase(Sentence.of("eu.name.timar").with("counters", counters(counters)).with("count", counters.counters())));
        }
        addPashas(all, timar.pashasOfOne(), 1);
        addPashas(all, timar.pashasOfTwo(), 2);
        addPashas(all, timar.pashasOfThree(), Timar.LARGEST_PASHA);
        return all;
    }

    private static void addPashas(List<Argument> all, int count, int size) {
        if (count > 0) {
            all.add(new Phrase(Sentence.of("eu.name.pashas-of").with("count", count).with("size", size)));
        }
    }

    private static void add(List<Argument> kinds, String kind, int count) {
        if (count > 0) {
            kinds.add(new Phrase(Sentence.of("eu.name." + kind).with("count", count)));
        }
    }

    /** Several, one after the other, by a phrase of two parts, {@code first} and {@code rest}. */
    public static Argument inOrder(String key, List<Argument> all) {
        var last = all.getLast();
        for (int at = all.size() - 2; at >= 0; at--) {
            last = new Phrase(Sentence.of(key).with("first", all.get(at)).with("rest", last));
        }
        return last;
    }
}
