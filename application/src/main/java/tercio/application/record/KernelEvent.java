package tercio.application.record;

import tercio.domain.game.Event;
import tercio.domain.game.Timeline;
import tercio.domain.game.UndoHistory;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Vocabulary;

/** An event of every game, whatever its rulebook. */
public sealed interface KernelEvent extends Event permits GameOpened, DiceCommitted, ContributionGiven, Undone, Redone, RequestMade, RequestAnswered,
        RequestWithdrawn, PlaceGranted, PlaceWithdrawn, AmendmentProposed, AmendmentContinued, AmendmentDropped, AmendmentAdopted {

    /**
     * A timeline after one more event, whatever it folds.
     *
     * @param played the element for the fold, if the event belongs to the ruleset
     */
    static <S, E> Timeline<S, E> follow(Timeline<S, E> timeline, Event fact, E played) {
        return fact instanceof KernelEvent event
                ? switch (event) {
                    case GameOpened opened -> timeline.noted();
                    case DiceCommitted committed -> timeline.noted();
                    case ContributionGiven given -> timeline.noted();
                    case RequestMade made -> timeline.noted();
                    case RequestAnswered answered -> timeline.noted();
                    case RequestWithdrawn withdrawn -> timeline.noted();
                    case PlaceGranted granted -> timeline.noted();
                    case PlaceWithdrawn withdrawn -> timeline.noted();
                    case AmendmentProposed proposed -> timeline.noted();
                    case AmendmentContinued continued -> timeline.noted();
                    case AmendmentDropped dropped -> timeline.noted();
                    case AmendmentAdopted adopted -> timeline.noted();
                    case Undone undone -> timeline.undone(undone.to());
                    case Redone redone -> timeline.redone();
                }
                : timeline.played(played);
    }

    /** The undo history after one more event. */
    static UndoHistory follow(UndoHistory history, Event fact) {
        return switch (fact) {
            case Undone undone -> history.undone(undone.to());
            case Redone redone -> history.redone();
            case KernelEvent noted -> history.noted();
            default -> history.played();
        };
    }

    /** The names of these events, with the upcasters of their older versions. */
    static Vocabulary<KernelEvent> words() {
        return Vocabulary.of(KernelEvent.class)
                .word("GameOpened", GameOpened.class, GameOpened::named, Upcaster.SAME, Upcaster.SAME)
                .word("Undone", Undone.class)
                .word("Redone", Redone.class)
                .word("DiceCommitted", DiceCommitted.class)
                .word("ContributionGiven", ContributionGiven.class)
                .word("RequestMade", RequestMade.class, Upcaster.SAME)
                .word("RequestAnswered", RequestAnswered.class)
                .word("RequestWithdrawn", RequestWithdrawn.class)
                .word("PlaceGranted", PlaceGranted.class)
                .word("PlaceWithdrawn", PlaceWithdrawn.class)
                .word("AmendmentProposed", AmendmentProposed.class)
                .word("AmendmentContinued", AmendmentContinued.class)
                .word("AmendmentDropped", AmendmentDropped.class)
                .word("AmendmentAdopted", AmendmentAdopted.class, Upcaster.SAME);
    }
}
