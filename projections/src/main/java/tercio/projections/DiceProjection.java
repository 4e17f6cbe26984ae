package tercio.projections;

import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Die;
import tercio.domain.game.Event;

/** Every die, with whose it was. */
record DiceProjection<S, E extends Event>(DieOwner<S, E> thrower) implements EventProjection<S, DiceProjection.Thrown> {

    /**
     * A die.
     *
     * @param by the seat that sent the command
     * @param party whose die it was, empty where it was nobody's in particular
     */
    record Thrown(int position, String by, String party, Die die, String purpose, int value) implements ProjectionEntry {}

    @Override
    public String name() {
        return "dice";
    }

    @Override
    public Class<Thrown> type() {
        return Thrown.class;
    }

    @Override
    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    public List<Thrown> entries(S before, RecordedEvent event) {
        return event.envelope().rolls().stream()
                .map(roll -> new Thrown(event.position(), event.envelope().by(), thrower.of(before, (E) event.fact(), roll).orElse(""),
                        roll.name().die(), roll.name().purpose(), roll.value()))
                .toList();
    }
}
