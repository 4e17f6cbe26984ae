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
public final class Amendments {

    /** The most open amendments of a game. */
    public static final int MOST = 5;

    /** The amendments of a game in which nothing was proposed. */
    public static final Amendments NONE = new Amendments(TreePMap.empty());

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
    public record AmendmentStatus(Amendment draft, State state, int position) {}

    private final PMap<Integer, AmendmentStatus> all;

    private Amendments(PMap<Integer, AmendmentStatus> all) {
        this.all = all;
    }

    /** The amendments after one more event. */
    public Amendments after(RecordedEvent event) {
        var by = event.envelope().caller();
        return switch (event.fact()) {
            case AmendmentProposed made -> new Amendments(all.plus(made.number(), new AmendmentStatus(
                    new Amendment(made.number(), by, made.at(), made.reason(), List.of()).withCorrection(made.at(), 0, made.correction(), by, event.position()),
                    State.OPEN, event.position())));
            case AmendmentContinued more -> openAmendment(more.amendment()).map(draft -> new Amendments(all.plus(draft.number(), new AmendmentStatus(
                    draft.withCorrection(more.at(), more.of(), more.correction(), by, event.position()), State.OPEN, event.position())))).orElse(this);
            case AmendmentDropped dropped -> withEnd(dropped.amendment(), State.DROPPED, event.position());
            case AmendmentAdopted adopted -> withEnd(adopted.amendment(), State.ADOPTED, event.position());
            default -> this;
        };
    }

    private Amendments withEnd(int number, State state, int position) {
        return openAmendment(number).map(draft -> new Amendments(all.plus(number, new AmendmentStatus(draft, state, position)))).orElse(this);
    }

    /** All amendments in the order of their numbers. */
    public List<AmendmentStatus> all() {
        return List.copyOf(all.values());
    }

    /** The amendment of a number. */
    public Optional<AmendmentStatus> find(int number) {
        return Optional.ofNullable(all.get(number));
    }

    /** The open amendment of a number. */
    public Optional<Amendment> openAmendment(int number) {
        return find(number).filter(amendment -> amendment.state() == State.OPEN).map(AmendmentStatus::draft);
    }

    /** The numbers of the open amendments. */
    public List<Integer> openNumbers() {
        return all.values().stream().filter(amendment -> amendment.state() == State.OPEN).map(amendment -> amendment.draft().number()).toList();
    }
}
