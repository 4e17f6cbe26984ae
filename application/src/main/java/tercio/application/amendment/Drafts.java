package tercio.application.amendment;

import java.util.List;
import java.util.Optional;
import org.pcollections.PMap;
import org.pcollections.TreePMap;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.AmendmentContinued;
import tercio.application.record.AmendmentDropped;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.RecordedEvent;

/** The amendments of a game. Undo and redo of the game take none of them back. */
public final class Drafts {

    /** The most open amendments of a game. */
    public static final int MOST = 5;

    /** The amendments of a game in which nothing was proposed. */
    public static final Drafts NONE = new Drafts(TreePMap.empty());

    /** The state of an amendment. */
    public enum State {
        /** Its branch can be corrected further, adopted or thrown away. */
        OPEN,
        /** Its branch is the game. */
        ADOPTED,
        /** Its branch was thrown away. */
        DROPPED
    }

    /**
     * An amendment with its state.
     *
     * @param position of the event that proposed, adopted or dropped it
     */
    public record Amendment(Draft draft, State state, int position) {}

    private final PMap<Integer, Amendment> all;

    private Drafts(PMap<Integer, Amendment> all) {
        this.all = all;
    }

    /** The amendments after one more event. */
    public Drafts after(RecordedEvent event) {
        var by = event.envelope().caller();
        return switch (event.fact()) {
            case AmendmentProposed made -> new Drafts(all.plus(made.number(), new Amendment(
                    new Draft(made.number(), by, made.at(), made.reason(), List.of()).with(made.at(), 0, made.correction(), by, event.position()),
                    State.OPEN, event.position())));
            case AmendmentContinued more -> draft(more.amendment()).map(draft -> new Drafts(all.plus(draft.number(), new Amendment(
                    draft.with(more.at(), more.of(), more.correction(), by, event.position()), State.OPEN, event.position())))).orElse(this);
            case AmendmentDropped dropped -> ended(dropped.amendment(), State.DROPPED, event.position());
            case AmendmentAdopted adopted -> ended(adopted.amendment(), State.ADOPTED, event.position());
            default -> this;
        };
    }

    private Drafts ended(int number, State state, int position) {
        return draft(number).map(draft -> new Drafts(all.plus(number, new Amendment(draft, state, position)))).orElse(this);
    }

    /** All amendments in the order of their numbers. */
    public List<Amendment> all() {
        return List.copyOf(all.values());
    }

    /** The amendment of a number. */
    public Optional<Amendment> of(int number) {
        return Optional.ofNullable(all.get(number));
    }

    /** The open amendment of a number. */
    public Optional<Draft> draft(int number) {
        return of(number).filter(amendment -> amendment.state() == State.OPEN).map(Amendment::draft);
    }

    /** The numbers of the open amendments. */
    public List<Integer> open() {
        return all.values().stream().filter(amendment -> amendment.state() == State.OPEN).map(amendment -> amendment.draft().number()).toList();
    }
}
