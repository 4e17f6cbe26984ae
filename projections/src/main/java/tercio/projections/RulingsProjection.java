package tercio.projections;

import java.util.List;
import tercio.application.record.RecordedEvent;

/** Lists the events that have an explanation. */
record RulingsProjection<S>() implements EventProjection<S, RulingsProjection.Ruling> {

    record Ruling(int position) implements ProjectionEntry {}

    @Override
    public String name() {
        return "rulings";
    }

    @Override
    public Class<Ruling> type() {
        return Ruling.class;
    }

    @Override
    public List<Ruling> entries(S before, RecordedEvent event) {
        return event.envelope().explanation().isEmpty() ? List.of() : List.of(new Ruling(event.position()));
    }
}
