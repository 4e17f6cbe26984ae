package tercio.application.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import tercio.application.amendment.Branch;
import tercio.application.amendment.ChangedOrder;
import tercio.application.record.Caller;
import tercio.application.record.EventHistory;
import tercio.application.record.KernelCommand;
import tercio.domain.dice.Dice;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Timeline;
import tercio.domain.game.Verdict;

/**
 * The other lines of play of a game: the branches of its amendments, and what an undo or a redo would lead to. It decides the commands
 * that change the line in effect.
 *
 * @param <S> the board of the ruleset
 * @param <C> its commands
 * @param <E> its events
 */
public final class OtherLines<S, C extends Command, E extends Event> {

    /** Keeps the branch that was computed last: it follows from the game. */
    static final class LastBranch<S> {

        private record Computed<S>(int amendment, Optional<Branch<S>> branch) {}

        private volatile Computed<S> last;

        private Optional<Branch<S>> of(int amendment, Supplier<Optional<Branch<S>>> compute) {
            var known = last;
            if (known == null || known.amendment() != amendment) {
                known = new Computed<>(amendment, compute.get());
                last = known;
            }
            return known.branch();
        }
    }

    private final Ruleset<S, C, E, ?> ruleset;
    private final RulesetTypes<C, E> types;
    private final Timeline<BoardAndDice<S>, PlayedEvent<E>> timeline;
    private final GameLedger ledger;
    private final CommandRights<S, C> rights;
    private final boolean secrets;
    private final LastBranch<S> last;
    private final EventHistory past;

    /**
     * @param secrets whether the game holds secrets
     * @param past the events recorded so far
     */
    OtherLines(Ruleset<S, C, E, ?> ruleset, RulesetTypes<C, E> types, Timeline<BoardAndDice<S>, PlayedEvent<E>> timeline, GameLedger ledger, CommandRights<S, C> rights,
            boolean secrets, LastBranch<S> last, EventHistory past) {
        this.ruleset = ruleset;
        this.types = types;
        this.timeline = timeline;
        this.ledger = ledger;
        this.rights = rights;
        this.secrets = secrets;
        this.last = last;
        this.past = past;
    }

    /** The branch of an open amendment, from the position of the newest event; empty where its command is not in effect. */
    public Optional<Branch<S>> branch(int amendment) {
        return last.of(amendment, () -> ledger.amendments().openAmendment(amendment).flatMap(draft -> branching().of(draft, past)));
    }

    /** The orders of others that the branch of an open amendment brings, changes or leaves out, for its proposer. */
    public List<ChangedOrder> changedOrders(int amendment) {
        return ledger.amendments().openAmendment(amendment).flatMap(draft -> branch(amendment).map(branch -> amendedOrders().of(branch, draft, draft.by())))
                .orElse(List.of());
    }

    /** The seats that would have to agree, were an open amendment adopted by its proposer. */
    public List<String> awaitedForAmendment(int amendment) {
        return ledger.amendments().openAmendment(amendment)
                .map(draft -> ledger.consent().seatsToAsk(draft.by(), false, amendedOrders().seatsToAsk(changedOrders(amendment)))).orElse(List.of());
    }

    /** Previews an undo or a redo of a sender. */
    public HistoryQuestion.Answer ask(Caller sender, HistoryQuestion question) {
        var command = switch (question) {
            case HistoryQuestion.UndoTo to -> new KernelCommand.Undo(to.position(), "");
            case HistoryQuestion.UndoLastAnswer answer -> new KernelCommand.Undo(0, "");
            case HistoryQuestion.UndoLastOrder order -> new KernelCommand.Undo(0, "");
            case HistoryQuestion.RedoLast redo -> new KernelCommand.Redo("");
        };
        var caller = rights.resolveCaller(sender, command);
        var objection = rights.permissionDenial(caller, command);
        if (objection.isPresent()) {
            return new HistoryQuestion.Answer.NotPermitted(objection.get());
        }
        var plans = changes(caller).plans();
        return switch (question) {
            case HistoryQuestion.UndoTo to -> plans.undo(to.position());
            case HistoryQuestion.UndoLastAnswer answer -> plans.undoLast(seats(sender, answer.seat()), false);
            case HistoryQuestion.UndoLastOrder order -> plans.undoLast(seats(sender, order.seat()), true);
            case HistoryQuestion.RedoLast redo -> plans.redo();
        };
    }

    private List<String> seats(Caller sender, Optional<String> named) {
        return named.map(List::of).orElseGet(() -> sender.isHost() ? List.of(Caller.HOST_NAME) : ledger.places().seatsOf(sender.person()));
    }

    /** Decides a command that an amendment applies, by the rules alone and without anybody's consent. */
    public Verdict<?> decideAgain(Command command, Dice dice) {
        return branching().decide(timeline.state().state(), command, dice);
    }

    /** The changes that a caller may make in the history of the game. */
    HistoryChanges<S> changes(Caller caller) {
        return new HistoryChanges<>(caller, secrets && !ledger.opening().isPlayedOpenly(), ledger.opening(), ledger.consent(), ledger.request(), timeline, ledger.marks(),
                ruleset, owners(), new AmendmentChanges(ledger.opening(), ledger.amendments(), line(), secrets, past, amendment -> branch(amendment).map(Function.identity()),
                        amendedOrders()));
    }

    private GameBranch<S, C, E> branching() {
        return new GameBranch<>(ruleset, types::asCommand, types::asEvent, ledger.opening(), timeline, line(), ledger.keptDice());
    }

    private LineOfPlay line() {
        return new LineOfPlay(timeline, ledger.marks());
    }

    private OrderOwners<S> owners() {
        return new OrderOwners<>(ledger.opening(), ledger.places(), timeline, ledger.marks(), past,
                (board, command) -> ruleset.parties(board, types.asCommand(command)));
    }

    private AmendedOrders<S> amendedOrders() {
        return new AmendedOrders<>(owners(), line(), past);
    }
}
