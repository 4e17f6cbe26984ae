package tercio.domain.eu.common.game;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.CounterNames;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.game.Form;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
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
        return CounterNames.counters(units);
    }

    /** Several with commas between them, the last one too: {@code a, b, c}. */
    public static Argument withCommas(List<Argument> all) {
        return all.isEmpty() ? new Items(all) : CounterNames.inOrder("eu.name.comma", all);
    }

    /** Several, one after the other: {@code a, then b}. */
    public static Argument thenOthers(List<Argument> all) {
        return CounterNames.inOrder("eu.name.then", all);
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
