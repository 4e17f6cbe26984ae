package tercio.application.game;

import java.util.List;
import java.util.Optional;
import org.pcollections.PVector;
import tercio.application.consent.PendingRequest;
import tercio.application.consent.Requests;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelEvent;
import tercio.application.record.Past;
import tercio.application.record.Redone;
import tercio.application.record.RequestAnswered;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Timeline;
import tercio.domain.game.Verdict;

/**
 * Decides what changes the history of a game or its board beside the rules: undo, redo, adjustments, amendments, and the
 * requests for the consent of others.
 *
 * @param <S> the board of the ruleset
 */
final class HistoryChanges<S> {

    private final Caller caller;
    private final GameOpened opened;
    private final Optional<PendingRequest> request;
    private final Timeline<BoardAndDice<S>, ?> timeline;
    private final PVector<CommandMark> marks;
    private final Ruleset<S, ?, ?, ?> ruleset;
    private final Consent consent;
    private final TakingBack<S> back;
    private final AmendmentChanges amendments;

    HistoryChanges(Caller caller, boolean secrets, GameOpened opened, Consent consent, Optional<PendingRequest> request, Timeline<BoardAndDice<S>, ?> timeline,
            PVector<CommandMark> marks, Ruleset<S, ?, ?, ?> ruleset, AmendmentChanges amendments) {
        this.amendments = amendments;
        this.caller = caller;
        this.opened = opened;
        this.request = request;
        this.timeline = timeline;
        this.marks = marks;
        this.ruleset = ruleset;
        this.consent = consent;
        back = new TakingBack<>(timeline, marks, ruleset, !secrets);
    }

    Verdict<?> decide(KernelCommand command, Past past) {
        return switch (command) {
            case KernelCommand.Undo undo when needsConsent(undo) -> {
                int to = back.wholeOrder(undo.to());
                yield consent.asked(caller, Optional.of(to), back.lost(to), undo.reason());
            }
            case KernelCommand.Redo redo when needsConsent(redo) -> {
                int to = timeline.redone().history().head(timeline.position() + 1);
                yield consent.asked(caller, Optional.of(to), back.lost(to), redo.reason());
            }
            case KernelCommand.AnswerRequest answer -> answered(answer, past);
            case KernelCommand.WithdrawRequest withdraw -> consent.withdrawn(withdraw);
            case KernelCommand.CommitDice byTheService -> refused(
                    "TERCIO-DICE", "The service commits itself to new dice where it is due; nobody can ask for it.");
            case KernelCommand.Contribute given -> throw new IllegalStateException("a contribution changes no history");
            case KernelCommand.GrantPlace ofPlaces -> throw new IllegalStateException("a place changes no history");
            case KernelCommand.WithdrawPlace ofPlaces -> throw new IllegalStateException("a place changes no history");
            case KernelCommand.OpenGame again -> refused("TERCIO-OPEN", "The game was opened already.");
            case KernelCommand.Undo undo -> undo(undo, opened.undo() == UndoRule.OPPONENTS_AGREE && !caller.host());
            case KernelCommand.Redo redo -> redo(redo);
            case KernelCommand.ProposeAmendment proposed -> amendments.proposed(proposed);
            case KernelCommand.ContinueAmendment continued -> amendments.continued(continued);
            case KernelCommand.DropAmendment dropped -> amendments.dropped(dropped);
            case KernelCommand.AdoptAmendment adopted -> adopted(adopted.amendment(), consent.needed(caller));
        };
    }

    /** @param ask whether the others are asked to agree */
    private Verdict<?> adopted(int amendment, boolean ask) {
        var objection = amendments.objection(amendment);
        return objection.isPresent() ? new Verdict.Refused<>(objection.get())
                : ask ? consent.asked(caller, amendment, amendments.lost(amendment), amendments.reason(amendment)) : amendments.adopted(amendment);
    }

    Verdict<?> decide(Adjustment adjustment) {
        var verdict = adjusted(adjustment);
        return verdict instanceof Verdict.Accepted<?> && consent.needed(caller) ? consent.asked(caller, Optional.empty(), 0, adjustment.reason()) : verdict;
    }

    private Verdict<?> adjusted(Adjustment adjustment) {
        return AdjustmentDecision.of(ruleset, timeline.state().state(), adjustment);
    }

    private boolean needsConsent(KernelCommand.Undo undo) {
        return isPast(undo.to()) && consent.needed(caller) && !back.isOwnLatestStep(caller.name(), back.wholeOrder(undo.to()));
    }

    /** A seat brings back alone what it took back alone, while its undo is the newest event. */
    private boolean needsConsent(KernelCommand.Redo redo) {
        int last = marks.size();
        while (marks.get(last - 1).place()) {
            last--;
        }
        var newest = marks.get(last - 1);
        boolean ownUndo = newest.undo() && newest.since() == last && newest.by().equals(caller.name());
        return timeline.canRedo() && consent.needed(caller) && !ownUndo;
    }

    /** The answer that decides a request carries out what was asked for. */
    private Verdict<?> answered(KernelCommand.AnswerRequest answer, Past past) {
        var objection = consent.objection(answer);
        if (objection.isPresent()) {
            return new Verdict.Refused<>(objection.get());
        }
        var asked = request.orElseThrow();
        var told = new RequestAnswered(answer.request(), answer.approve(), answer.reason().orElse(""));
        if (!answer.approve() || !Requests.ends(asked, caller.name())) {
            return accepted(told);
        }
        var done = carriedOut(asked, past.command(asked.asked()));
        return done instanceof Verdict.Accepted<?> accepted ? Consent.followed(told, timeline.state().state(), accepted) : done;
    }

    /** What is asked for was possible when it was asked for, and nothing has been played since; only the rules may be newer. */
    private Verdict<?> carriedOut(PendingRequest asked, Command command) {
        return switch (command) {
            case KernelCommand.Undo undo -> undo(undo, true);
            case KernelCommand.Redo redo -> redo(redo);
            case Adjustment adjustment -> adjusted(adjustment);
            case KernelCommand.AdoptAmendment adopted -> adopted(adopted.amendment(), false);
            default -> throw new IllegalStateException("nobody asks others for " + command);
        };
    }

    /** @param wholeOrder whether an order is taken back with all that belongs to it, and not only a whole command */
    private Verdict<KernelEvent> undo(KernelCommand.Undo undo, boolean wholeOrder) {
        if (!isPast(undo.to())) {
            return refused("TERCIO-UNDO", "The game can be taken back to a position from 0 to " + (timeline.position() - 1) + ", not to " + undo.to() + ".");
        }
        return accepted(new Undone(wholeOrder ? back.wholeOrder(undo.to()) : back.whole(undo.to()), undo.reason()));
    }

    private boolean isPast(int position) {
        return position >= 0 && position < timeline.position();
    }

    private Verdict<KernelEvent> redo(KernelCommand.Redo redo) {
        return timeline.canRedo() ? accepted(new Redone(redo.reason())) : refused("TERCIO-REDO", "There is no undo to take back.");
    }

    private static Verdict<KernelEvent> refused(String rule, String detail) {
        return new Verdict.Refused<>(Refusal.of(rule, detail));
    }

    private static Verdict<KernelEvent> accepted(KernelEvent event) {
        return new Verdict.Accepted<>(List.of(new Verdict.Ruled<>(event, List.of())), List.of());
    }
}
