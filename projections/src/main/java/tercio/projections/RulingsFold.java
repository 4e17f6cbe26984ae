package tercio.projections;

import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.RecordedEvent;

/** Every event in effect that has an explanation. */
record RulingsFold() implements Projection<PVector<RecordedEvent>> {

    @Override
    public String name() {
        return "rulings";
    }

    @Override
    public PVector<RecordedEvent> empty(Opening opening) {
        return TreePVector.empty();
    }

    @Override
    public PVector<RecordedEvent> evolve(PVector<RecordedEvent> rulings, RecordedEvent event) {
        return event.envelope().explanation().isEmpty() ? rulings : rulings.plus(event);
    }
}
