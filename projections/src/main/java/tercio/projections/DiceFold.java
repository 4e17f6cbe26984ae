package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Die;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/** Every die in effect, with whose it was. */
record DiceFold<S, E extends Event, N extends Scenario>(Ruleset<S, ?, E, N> rules, Thrower<S, E> thrower)
        implements Projection<DiceFold.Cast<S>> {

    /** @param board needed only to tell whose the next die is */
    record Cast<S>(S board, PVector<Thrown> dice) {}

    /**
     * A die.
     *
     * @param by the seat that sent the command
     * @param party whose die it was, empty where it was nobody's in particular
     */
    record Thrown(String by, String party, Die die, String purpose, int value) {}

    @Override
    public String name() {
        return "dice";
    }

    @Override
    public Cast<S> empty(Opening opening) {
        return new Cast<>(new BoardFold<>(rules).empty(opening), TreePVector.empty());
    }

    @Override
    public Cast<S> evolve(Cast<S> cast, RecordedEvent event) {
        var after = new BoardFold<>(rules).evolve(cast.board(), event);
        return new Cast<>(after, event.envelope().rolls().isEmpty() ? cast.dice() : cast.dice().plusAll(thrown(cast.board(), event)));
    }

    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    private List<Thrown> thrown(S before, RecordedEvent event) {
        var dice = new ArrayList<Thrown>();
        for (var roll : event.envelope().rolls()) {
            dice.add(new Thrown(event.envelope().by(), thrower.of(before, (E) event.fact(), roll).orElse(""), roll.name().die(),
                    roll.name().purpose(), roll.value()));
        }
        return dice;
    }
}
