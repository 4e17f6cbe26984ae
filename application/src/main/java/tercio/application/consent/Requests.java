package tercio.application.consent;

import java.util.List;
import java.util.Optional;
import tercio.application.record.AmendmentContinued;
import tercio.application.record.AmendmentDropped;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.Caller;
import tercio.application.record.ContributionGiven;
import tercio.application.record.DiceCommitted;
import tercio.application.record.KernelEvent;
import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.RecordedEvent;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.RequestWithdrawn;

/**
 * Tracks the requests of a game. At most one is open: it ends when it is decided or withdrawn, and lapses when the game goes on or the
 * amendment that it would adopt is changed.
 */
public final class Requests {

    private Requests() {}

    /** The request that is open after one more event. */
    public static Optional<PendingRequest> after(Optional<PendingRequest> open, RecordedEvent event) {
        return switch (event.fact()) {
            case RequestMade made -> Optional.of(new PendingRequest(
                    event.position(), event.envelope().by(), event.envelope().causedBy(), made.awaits(), made.to(), made.lost(), made.reason(), made.amendment(), List.of()));
            case RequestAnswered answered -> open.filter(request -> answered.approved() && !isFinalAnswer(request, event.envelope().by()))
                    .map(request -> request.afterAgreementOf(event.envelope().by()));
            case RequestWithdrawn withdrawn -> Optional.empty();
            case DiceCommitted committed -> open;
            case ContributionGiven given -> open;
            case PlaceGranted granted -> open;
            case PlaceWithdrawn withdrawn -> open;
            case AmendmentProposed elsewhere -> open;
            case AmendmentContinued more -> open.filter(request -> !request.adopts(more.amendment()));
            case AmendmentDropped dropped -> open.filter(request -> !request.adopts(dropped.amendment()));
            default -> Optional.empty();
        };
    }

    /** Whether an agreement decides a request; the host's agreement always does. */
    public static boolean isFinalAnswer(PendingRequest request, String by) {
        return by.equals(Caller.HOST_NAME) || request.isDecidedBy(by);
    }

    /**
     * The request that was open at a position.
     *
     * @param events those of the game, from position 1
     */
    public static Optional<PendingRequest> openAt(List<RecordedEvent> events, int position) {
        int from = position;
        while (from > 1 && events.get(from - 1).fact() instanceof KernelEvent) {
            from--;
        }
        var open = Optional.<PendingRequest>empty();
        for (var event : events.subList(Math.min(from, Math.max(0, position)), Math.max(0, position))) {
            open = after(open, event);
        }
        return open;
    }
}
