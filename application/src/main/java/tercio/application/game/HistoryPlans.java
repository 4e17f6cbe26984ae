package tercio.application.game;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.pcollections.PVector;
import tercio.application.game.HistoryQuestion.Answer;
import tercio.application.record.Caller;
import tercio.domain.game.Refusal;
import tercio.domain.game.Timeline;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Plans an undo or a redo of a caller. The command does what the plan says, because it is decided by it.
 *
 * <p>Free undo covers only taking back: if an undo or a redo puts an order in effect again, the seat whose order it is must agree, unless
 * the caller brings back what it took back itself.
 *
 * @param <S> the board of the ruleset
 */
record HistoryPlans<S>(Caller caller, Consent consent, Timeline<BoardAndDice<S>, ?> timeline, PVector<EventFlags> marks, UndoScope<S> back,
        OrderOwners<S> owners) {

    /** The rule that refusals of a redo cite. */
    static final String REDO = "TERCIO-REDO";

    static Refusal nothingToBringBack() {
        return Refusal.of(REDO, Sentence.of("kernel.history.nothing-to-redo"));
    }

    /** An undo to a position exactly. */
    Answer undo(int to) {
        var objection = back.refusal(to).or(() -> back.standsAt(to) ? Optional.of(standsAt(to)) : Optional.empty());
        if (objection.isPresent()) {
            return new Answer.Declined(objection.get());
        }
        int order = back.beforeOrder(to);
        boolean own = back.isOwnLatestStep(caller.name(), to, false);
        return plan(to, own, seatsConcerned(back.restoredEvents(to)), order == to ? Optional.empty() : Optional.of(order));
    }

    /**
     * An undo of what seats last decided.
     *
     * @param wholeOrder whether the whole order that it belongs to goes
     */
    Answer undoLast(Collection<String> seats, boolean wholeOrder) {
        var decided = back.lastCommandOf(seats);
        if (decided.isEmpty()) {
            return new Answer.Declined(nothingOf(seats));
        }
        int before = decided.getAsInt() - 1;
        return undo(wholeOrder ? back.beforeOrder(before) : before);
    }

    /** A redo. */
    Answer redo() {
        if (!timeline.canRedo()) {
            return new Answer.Declined(nothingToBringBack());
        }
        int to = redoTarget();
        boolean mine = marks.get(timeline.history().positionToRedo() - 1).by().equals(caller.name());
        return plan(to, isOwnUndo(), mine ? List.of() : seatsConcerned(back.restoredEvents(to)), Optional.empty());
    }

    private Answer plan(int to, boolean ownStep, List<String> concerned, Optional<Integer> order) {
        var awaits = consent.seatsToAsk(caller, ownStep, concerned);
        var waiting = awaits.isEmpty() ? Optional.<Refusal>empty() : consent.openRequestRefusal();
        var gone = back.undoneEvents(to);
        return waiting.<Answer>map(Answer.Declined::new).orElseGet(() -> new Answer.Planned(
                new HistoryPlan(timeline.position(), to, gone, back.restoredEvents(to), back.commandsOf(gone).size(), awaits, order)));
    }

    /** The seats whose orders are in effect again. */
    private List<String> seatsConcerned(List<Integer> events) {
        return events.isEmpty() || caller.host() ? List.of() : owners.others(back.commandsOf(events), owners.ownershipOf(caller));
    }

    private Refusal standsAt(int to) {
        var decided = back.lastCommandOf(List.of(caller.name()));
        return Refusal.of(UndoScope.RULE, Sentence.several(List.of(Sentence.of("kernel.history.stands-there").with("to", to), now(caller.name(), decided))));
    }

    private static Sentence now(String who, OptionalInt decided) {
        return decided.isEmpty() ? Sentence.of("kernel.history.no-order").with("who", new Text(who))
                : Sentence.of("kernel.history.last-order").with("who", new Text(who)).with("at", decided.getAsInt()).with("to", decided.getAsInt() - 1);
    }

    private static Refusal nothingOf(Collection<String> seats) {
        return Refusal.of(UndoScope.RULE, seats.isEmpty() ? Sentence.of("kernel.history.nobody")
                : now(String.join(", ", seats), OptionalInt.empty()));
    }

    /** A seat brings back alone what it took back alone, while its undo is the newest event. */
    boolean isOwnUndo() {
        int newest = marks.size();
        while (marks.get(newest - 1).place()) {
            newest--;
        }
        var mark = marks.get(newest - 1);
        return mark.undo() && mark.since() == newest && mark.by().equals(caller.name());
    }

    /** The position whose board a redo gives the game again. */
    int redoTarget() {
        return timeline.afterRedo().history().head(timeline.position() + 1);
    }
}
