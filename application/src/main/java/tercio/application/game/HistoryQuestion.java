package tercio.application.game;

import java.util.Optional;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/** A question about an undo or a redo before it is sent. It changes nothing. */
public sealed interface HistoryQuestion {

    /** A preview of an undo to a position. */
    record UndoTo(int position) implements HistoryQuestion {}

    /**
     * A preview of an undo of the last decision of a seat: one answer, with what happened after it.
     *
     * @param seat the seat that decided; empty for those that the caller acts for
     */
    record UndoLastAnswer(Optional<String> seat) implements HistoryQuestion {}

    /**
     * A preview of an undo of the whole order that this answer belongs to.
     *
     * @param seat the seat that decided; empty for those that the caller acts for
     */
    record UndoLastOrder(Optional<String> seat) implements HistoryQuestion {}

    /** A preview of a redo. */
    record RedoLast() implements HistoryQuestion {}

    /** The answer. */
    sealed interface Answer {

        /** The undo or redo is possible. */
        record Planned(HistoryPlan plan) implements Answer {}

        /** The undo or redo is refused. */
        record Declined(Refusal refusal) implements Answer {}

        /** The caller is not permitted to do it. */
        record NotPermitted(Sentence detail) implements Answer {}
    }
}
