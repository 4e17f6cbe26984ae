package tercio.projections;

import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Die;
import tercio.domain.game.Event;

/** Lists every die with its party. */
record DiceProjection<S, E extends Event>(DieOwner<S, E> owner) implements EventProjection<S, DiceProjection.Thrown> {

    /**
     * A die.
     *
     * @param by the seat that sent the command
     * @param party the party of the die; empty for a die of nobody in particular
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
                .map(roll -> new Thrown(event.position(), event.envelope().by(), owner.of(before, (E) event.fact(), roll).orElse(""),
                        roll.name().die(), roll.name().kind(), roll.value()))
                .toList();
    }
}
