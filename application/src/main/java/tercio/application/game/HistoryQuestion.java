package tercio.application.game;

import java.util.Optional;
import tercio.domain.game.Refusal;

/** A question about an undo or a redo before it is sent. It changes nothing. */
public sealed interface HistoryQuestion {

    /** What an undo to a position would do. */
    record UndoTo(int position) implements HistoryQuestion {}

    /**
     * What an undo would do that takes back what a seat last decided: one answer, with what happened after it.
     *
     * @param seat whose; empty for those that the caller acts for
     */
    record UndoLastAnswer(Optional<String> seat) implements HistoryQuestion {}

    /**
     * The same for the whole order that the answer belongs to.
     *
     * @param seat whose; empty for those that the caller acts for
     */
    record UndoLastOrder(Optional<String> seat) implements HistoryQuestion {}

    /** What a redo would do. */
    record RedoLast() implements HistoryQuestion {}

    /** The answer. */
    sealed interface Answer {

        /** It can be sent. */
        record Planned(HistoryPlan plan) implements Answer {}

        /** Nothing can be taken back or brought back so. */
        record Declined(Refusal refusal) implements Answer {}

        /** The caller may not. */
        record NotPermitted(String detail) implements Answer {}
    }
}
