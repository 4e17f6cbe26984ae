package tercio.application.amendment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.Caller;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Undone;
import tercio.domain.dice.Roll;
import tercio.domain.game.Event;
import tercio.domain.game.Verdict;

/** The events that a game would have if the legal part of a branch were adopted, for views of its board. They are not recorded. */
final class BranchEvents {

    private final List<RecordedEvent> events = new ArrayList<>();
    private final RecordedEvent newest;

    private BranchEvents(RecordedEvent newest) {
        this.newest = newest;
    }

    /** @param newest the newest event of the game */
    static List<RecordedEvent> of(Branch<?> branch, Amendment draft, RecordedEvent newest) {
        var all = new BranchEvents(newest);
        int adoption = newest.position() + 1;
        all.add(new AmendmentAdopted(draft.number(), branch.to(), branch.applied().size()), draft.by(), "{}", adoption, List.of(), Explanation.NONE);
        all.add(new Undone(branch.to(), draft.reason()), draft.by(), "{}", adoption, List.of(), Explanation.NONE);
        branch.applied().forEach(all::add);
        return all.events;
    }

    private void add(Branch.Applied applied) {
        int since = newest.position() + events.size() + 1;
        var rolls = applied.rolls();
        for (Verdict.ExplainedEvent<?> ruled : applied.verdict().events()) {
            add(ruled.event(), applied.command().by(), applied.command().causedBy(), since, rolls, Explanation.of(ruled.explanation()));
            rolls = List.of();
        }
    }

    private void add(Event fact, Caller by, String causedBy, int since, List<Roll> rolls, Explanation explanation) {
        events.add(new RecordedEvent(newest.position() + events.size() + 1, fact, new Envelope(newest.envelope().at(), by.name(), causedBy, since, rolls,
                explanation, Optional.empty(), Optional.empty(), Optional.empty(), List.of(), by.acting(), Optional.empty()), ""));
    }
}
