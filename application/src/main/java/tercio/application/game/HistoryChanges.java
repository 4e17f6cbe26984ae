package tercio.application.game;

import java.util.List;
import java.util.Optional;
import org.pcollections.PVector;
import tercio.application.consent.PendingRequest;
import tercio.application.consent.Requests;
import tercio.application.record.Caller;
import tercio.application.record.EventHistory;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelEvent;
import tercio.application.record.Redone;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Timeline;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/**
 * Decides commands that change the history of a game, or its board apart from the rules: undo, redo, adjustments,
 * amendments, and requests for the consent of others.
 *
 * @param <S> the board of the ruleset
 */
final class HistoryChanges<S> {

    private final Caller caller;
    private final boolean secrets;
    private final GameOpened opened;
    private final Optional<PendingRequest> request;
    private final Timeline<BoardAndDice<S>, ?> timeline;
    private final PVector<EventFlags> marks;
    private final Ruleset<S, ?, ?, ?> ruleset;
    private final Consent consent;
    private final UndoScope<S> back;
    private final OlderUndo<S> older;
    private final HistoryPlans<S> plans;
    private final AmendmentChanges amendments;

    HistoryChanges(Caller caller, boolean secrets, GameOpened opened, Consent consent, Optional<PendingRequest> request, Timeline<BoardAndDice<S>, ?> timeline,
            PVector<EventFlags> marks, Ruleset<S, ?, ?, ?> ruleset, OrderOwners<S> owners, AmendmentChanges amendments) {
        this.amendments = amendments;
        this.caller = caller;
        this.secrets = secrets;
        this.opened = opened;
        this.request = request;
        this.timeline = timeline;
        this.marks = marks;
        this.ruleset = ruleset;
        this.consent = consent;
        back = new UndoScope<>(timeline, marks, ruleset, !secrets);
        older = new OlderUndo<>(timeline, marks, ruleset::isBetweenOrders);
        plans = new HistoryPlans<>(caller, consent, timeline, marks, back, owners);
    }

    /** The plans of undo and redo. */
    HistoryPlans<S> plans() {
        return plans;
    }

    Verdict<?> decide(KernelCommand command, EventHistory past) {
        return switch (command) {
            case KernelCommand.Undo undo when undo.isExact() -> undo(undo);
            case KernelCommand.Redo redo when redo.asksSeats() -> redo(redo);
            case KernelCommand.Undo undo -> olderUndo(undo);
            case KernelCommand.Redo redo -> olderRedo(redo);
            case KernelCommand.AnswerRequest answer -> answer(answer, past);
            case KernelCommand.WithdrawRequest withdraw -> consent.withdraw(withdraw);
            case KernelCommand.CommitDice byTheService -> refuse(
                    "TERCIO-DICE", Sentence.of("kernel.dice.service-commits"));
            case KernelCommand.Contribute given -> throw new IllegalStateException("a contribution changes no history");
            case KernelCommand.GrantPlace ofPlaces -> throw new IllegalStateException("a place changes no history");
            case KernelCommand.WithdrawPlace ofPlaces -> throw new IllegalStateException("a place changes no history");
            case KernelCommand.OpenGame again -> refuse("TERCIO-OPEN", Sentence.of("kernel.game.opened"));
            case KernelCommand.ProposeAmendment proposed -> amendments.propose(proposed);
            case KernelCommand.ContinueAmendment continued -> amendments.continueAmendment(continued);
            case KernelCommand.DropAmendment dropped -> amendments.drop(dropped);
            case KernelCommand.AdoptAmendment adopted -> adopt(adopted);
        };
    }

    private Verdict<KernelEvent> undo(KernelCommand.Undo undo) {
        return switch (plans.undo(undo.to())) {
            case HistoryQuestion.Answer.Planned(HistoryPlan plan) -> carryOutOrAsk(plan, new Undone(plan.to(), undo.reason()), undo.reason());
            case HistoryQuestion.Answer.Declined(Refusal refusal) -> new Verdict.Refused<>(refusal);
            case HistoryQuestion.Answer.NotPermitted(Sentence detail) -> refuse(UndoScope.RULE, detail);
        };
    }

    private Verdict<KernelEvent> redo(KernelCommand.Redo redo) {
        return switch (plans.redo()) {
            case HistoryQuestion.Answer.Planned(HistoryPlan plan) -> carryOutOrAsk(plan, new Redone(redo.reason()), redo.reason());
            case HistoryQuestion.Answer.Declined(Refusal refusal) -> new Verdict.Refused<>(refusal);
            case HistoryQuestion.Answer.NotPermitted(Sentence detail) -> refuse(HistoryPlans.REDO, detail);
        };
    }

    private Verdict<KernelEvent> carryOutOrAsk(HistoryPlan plan, KernelEvent event, String reason) {
        return plan.awaits().isEmpty() ? accept(event) : consent.ask(new RequestMade(plan.awaits(), Optional.of(plan.to()), plan.commands(), reason));
    }

    private Verdict<?> adopt(KernelCommand.AdoptAmendment adopted) {
        int number = adopted.amendment();
        var objection = amendments.adoptionRefusal(number).or(() -> adopted.asksSeats() ? amendments.seatAdoptionRefusal(caller, number) : Optional.empty());
        if (objection.isPresent()) {
            return new Verdict.Refused<>(objection.get());
        }
        if (!adopted.asksSeats()) {
            return consent.isNeeded(caller) ? consent.ask(caller, number, amendments.lostCommands(number), amendments.reason(number))
                    : amendments.adopt(number, List.of(), List.of());
        }
        var concerned = amendments.seatsToAsk(caller, number, secrets);
        var awaits = consent.seatsToAsk(caller, false, concerned);
        return awaits.isEmpty() ? amendments.adopt(number, List.of(), concerned)
                : consent.ask(new RequestMade(awaits, Optional.empty(), amendments.lostCommands(number), amendments.reason(number), Optional.of(number)));
    }

    Verdict<?> decide(Adjustment adjustment) {
        var verdict = adjust(adjustment);
        return verdict instanceof Verdict.Accepted<?> && consent.isNeeded(caller) ? consent.ask(caller, Optional.empty(), 0, adjustment.reason()) : verdict;
    }

    private Verdict<?> adjust(Adjustment adjustment) {
        return AdjustmentDecision.of(ruleset, timeline.state().state(), adjustment);
    }

    private Verdict<KernelEvent> olderUndo(KernelCommand.Undo undo) {
        boolean others = isPast(undo.to()) && consent.isNeeded(caller)
                && !back.isOwnLatestStep(caller.name(), older.orderBoundary(undo.to()), true);
        if (others) {
            int to = older.orderBoundary(undo.to());
            return consent.ask(caller, Optional.of(to), back.undoneCommandCount(to), undo.reason());
        }
        return olderUndo(undo, opened.undo() == UndoRule.OPPONENTS_AGREE && !caller.host());
    }

    /** @param wholeOrder whether an order is taken back with all that belongs to it, and not only a whole command */
    private Verdict<KernelEvent> olderUndo(KernelCommand.Undo undo, boolean wholeOrder) {
        if (!isPast(undo.to())) {
            return refuse(UndoScope.RULE, Sentence.of("kernel.history.no-position").with("last", timeline.position() - 1).with("to", undo.to()));
        }
        return accept(new Undone(wholeOrder ? older.orderBoundary(undo.to()) : older.commandBoundary(undo.to()), undo.reason()));
    }

    private boolean isPast(int position) {
        return position >= 0 && position < timeline.position();
    }

    private Verdict<KernelEvent> olderRedo(KernelCommand.Redo redo) {
        if (!timeline.canRedo()) {
            return new Verdict.Refused<>(HistoryPlans.nothingToBringBack());
        }
        if (!consent.isNeeded(caller) || plans.isOwnUndo()) {
            return accept(new Redone(redo.reason()));
        }
        int to = plans.redoTarget();
        return consent.ask(caller, Optional.of(to), back.undoneCommandCount(to), redo.reason());
    }

    /** Decides an answer to a request. An answer that decides the request carries out what was asked for. */
    private Verdict<?> answer(KernelCommand.AnswerRequest answer, EventHistory past) {
        var objection = consent.requestRefusal(answer);
        if (objection.isPresent()) {
            return new Verdict.Refused<>(objection.get());
        }
        var asked = request.orElseThrow();
        var told = new RequestAnswered(answer.request(), answer.approve(), answer.reason().orElse(""));
        if (!answer.approve() || !Requests.isFinalAnswer(asked, caller.name())) {
            return accept(told);
        }
        var done = carryOut(asked, past.decodeCommand(asked.asked()));
        return done instanceof Verdict.Accepted<?> accepted ? Consent.answerWithConsequence(told, timeline.state().state(), accepted) : done;
    }

    /**
     * Carries out the requested command. It was possible when it was asked for, and nothing has been played since; only
     * the rules may be newer.
     */
    private Verdict<?> carryOut(PendingRequest asked, Command command) {
        return switch (command) {
            case KernelCommand.Undo undo when undo.isExact() -> accept(new Undone(undo.to(), undo.reason()));
            case KernelCommand.Undo undo -> olderUndo(undo, true);
            case KernelCommand.Redo redo -> accept(new Redone(redo.reason()));
            case Adjustment adjustment -> adjust(adjustment);
            case KernelCommand.AdoptAmendment adopted -> amendments.adoptionRefusal(adopted.amendment()).<Verdict<?>>map(Verdict.Refused::new)
                    .orElseGet(() -> amendments.adopt(adopted.amendment(), asked.agreedIncluding(caller.name()), List.of()));
            default -> throw new IllegalStateException("nobody asks others for " + command);
        };
    }

    private static Verdict<KernelEvent> refuse(String rule, Sentence detail) {
        return new Verdict.Refused<>(Refusal.of(rule, detail));
    }

    private static Verdict<KernelEvent> accept(KernelEvent event) {
        return new Verdict.Accepted<>(List.of(new Verdict.ExplainedEvent<>(event, List.of())), List.of());
    }
}
