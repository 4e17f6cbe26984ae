package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.game.Form;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Phrases of questions and answers: whose answer it is, and things that are named one after another. */
public final class AnswerNames {

    private AnswerNames() {}

    /** An answer with its country, where it is one of several allies; as it is where the country answers alone. */
    public static Keyed ofSeveral(EuState board, CountryId country, Keyed answer) {
        return board.members(board.allianceOf(country)).size() == 1 ? answer : of(country, answer);
    }

    /** An answer with its country: {@code let it pass (France)}. */
    public static Keyed of(CountryId country, Keyed answer) {
        return Sentence.of("eu.name.answer-of").with("answer", answer).with("country", SentenceNames.country(country));
    }

    /** A stack with its province: {@code France's stack of 8 LD in Artois}. */
    public static Keyed stackIn(EuState board, StackId id, SpaceId province) {
        return Sentence.of("eu.name.stack-in").with("stack", SentenceNames.stack(board, id)).with("where", SentenceNames.place(province));
    }

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
        return all.isEmpty() ? new Phrase(Sentence.of("eu.name.nothing")) : withCommas(all);
    }

    /** Timar and Pashas: {@code A+ Timar}, {@code Pasha of 2 LD}. */
    static List<Argument> timar(Timar timar) {
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

    /** Several with commas between them, the last one too: {@code a, b, c}. */
    public static Argument withCommas(List<Argument> all) {
        return all.isEmpty() ? new Items(all) : inOrder("eu.name.comma", all);
    }

    /** Several, one after the other: {@code a, then b}. */
    public static Argument thenOthers(List<Argument> all) {
        return inOrder("eu.name.then", all);
    }

    private static Argument inOrder(String key, List<Argument> all) {
        var last = all.getLast();
        for (int at = all.size() - 2; at >= 0; at--) {
            last = new Phrase(Sentence.of(key).with("first", all.get(at)).with("rest", last));
        }
        return last;
    }

    /** A name that is an item of a form by itself. */
    public static Keyed item(Argument what) {
        return Sentence.of("eu.name.item").with("what", what);
    }

    /** A kind of units that a field counts: {@code A+}, {@code loose LD}. */
    public static Keyed unitKind(String kind) {
        return Sentence.of("eu.name.unit-kind").with("kind", kind.replace('-', '_'));
    }

    /** Leaders by their titles as items of a form. */
    public static Form.Item leaderItem(EuState state, LeaderId id) {
        return new Form.Item(id.value(), item(SentenceNames.leader(state.leaders().get(id).leader())));
    }

    /** Places as items of a form. */
    public static Form.Item placeItem(SpaceId place) {
        return new Form.Item(place.value(), item(SentenceNames.place(place)));
    }
}
