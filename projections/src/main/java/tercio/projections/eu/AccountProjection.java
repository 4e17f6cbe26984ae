package tercio.projections.eu;

import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.sequence.EuChapters;
import tercio.projections.EventProjection;
import tercio.projections.ProjectionEntry;
import tercio.projections.sentence.Texts;

/** The account of the war: one sentence for each event. */
record AccountProjection() implements EventProjection<EuState, AccountProjection.Entry> {

    /** @param position the position of the described event */
    record Entry(int position, String text) implements ProjectionEntry {}

    @Override
    public String name() {
        return "account";
    }

    @Override
    public Class<Entry> type() {
        return Entry.class;
    }

    @Override
    public List<Entry> entries(EuState before, RecordedEvent event) {
        // Few sentences need what was rolled: other explanations are not parsed.
        var steps = event.envelope().explanation().lazySteps();
        return List.of(new Entry(event.position(), Texts.english(EuChapters.sentence(before, (EuEvent) event.fact(), steps))));
    }
}
