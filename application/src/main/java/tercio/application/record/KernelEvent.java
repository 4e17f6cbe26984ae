package tercio.application.record;

import tercio.domain.game.Event;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Timeline;
import tercio.domain.game.UndoHistory;
import tercio.domain.game.Upcaster;

/** An event of every game, whatever its rulebook. */
public sealed interface KernelEvent extends Event permits GameOpened, DiceCommitted, ContributionGiven, Undone, Redone, RequestMade, RequestAnswered,
        RequestWithdrawn, PlaceGranted, PlaceWithdrawn, AmendmentProposed, AmendmentContinued, AmendmentDropped, AmendmentAdopted {

    /**
     * A timeline after one more event, whatever it folds.
     *
     * @param played the element for the fold, if the event belongs to the ruleset
     */
    static <S, E> Timeline<S, E> advance(Timeline<S, E> timeline, Event fact, E played) {
        return fact instanceof KernelEvent event
                ? switch (event) {
                    case GameOpened opened -> timeline.afterNote();
                    case DiceCommitted committed -> timeline.afterNote();
                    case ContributionGiven given -> timeline.afterNote();
                    case RequestMade made -> timeline.afterNote();
                    case RequestAnswered answered -> timeline.afterNote();
                    case RequestWithdrawn withdrawn -> timeline.afterNote();
                    case PlaceGranted granted -> timeline.afterNote();
                    case PlaceWithdrawn withdrawn -> timeline.afterNote();
                    case AmendmentProposed proposed -> timeline.afterNote();
                    case AmendmentContinued continued -> timeline.afterNote();
                    case AmendmentDropped dropped -> timeline.afterNote();
                    case AmendmentAdopted adopted -> timeline.afterNote();
                    case Undone undone -> timeline.afterUndo(undone.to());
                    case Redone redone -> timeline.afterRedo();
                }
                : timeline.afterEvent(played);
    }

    /** The undo history after one more event. */
    static UndoHistory advance(UndoHistory history, Event fact) {
        return switch (fact) {
            case Undone undone -> history.afterUndo(undone.to());
            case Redone redone -> history.afterRedo();
            case KernelEvent noted -> history.afterNote();
            default -> history.afterEvent();
        };
    }

    /** The names of these events, with the upcasters of their older versions. */
    static MessageTypes<KernelEvent> types() {
        return MessageTypes.of(KernelEvent.class)
                .with("GameOpened", GameOpened.class, GameOpened::addName, Upcaster.SAME, Upcaster.SAME)
                .with("Undone", Undone.class)
                .with("Redone", Redone.class)
                .with("DiceCommitted", DiceCommitted.class)
                .with("ContributionGiven", ContributionGiven.class)
                .with("RequestMade", RequestMade.class, Upcaster.SAME)
                .with("RequestAnswered", RequestAnswered.class)
                .with("RequestWithdrawn", RequestWithdrawn.class)
                .with("PlaceGranted", PlaceGranted.class)
                .with("PlaceWithdrawn", PlaceWithdrawn.class)
                .with("AmendmentProposed", AmendmentProposed.class)
                .with("AmendmentContinued", AmendmentContinued.class)
                .with("AmendmentDropped", AmendmentDropped.class)
                .with("AmendmentAdopted", AmendmentAdopted.class, Upcaster.SAME);
    }
}
