package tercio.application.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tercio.application.consent.PendingRequest;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelEvent;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.RequestWithdrawn;
import tercio.application.record.UndoRule;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Decides who may undo or adjust alone in a game, and which seats the others must ask. */
record Consent(GameOpened opened, Places places, Optional<PendingRequest> open) {

    private static final String RULE = "TERCIO-CONSENT";
    private static final Sentence HOST_ADJUSTS = Sentence.of("kernel.history.host-adjusts");

    /** The reason why a seat may not give this command at all; empty if it may give it or ask the others. */
    Optional<Sentence> permissionDenial(Caller caller, KernelCommand command) {
        return switch (command) {
            case KernelCommand.Undo undo -> takingBackDenial(caller, Sentence.of("kernel.history.host-undoes"));
            case KernelCommand.Redo redo -> takingBackDenial(caller, Sentence.of("kernel.history.host-redoes"));
            case KernelCommand.AnswerRequest answer -> open.filter(request -> request.position() == answer.request())
                    .filter(request -> !request.awaits().contains(caller.name()))
                    .map(request -> (Sentence) Sentence.of("kernel.consent.others-answer").with("others", new Text(String.join(", ", request.awaits()))));
            case KernelCommand.WithdrawRequest withdraw -> open.filter(request -> request.position() == withdraw.request())
                    .filter(request -> !request.by().equals(caller.name()))
                    .map(request -> (Sentence) Sentence.of("kernel.consent.withdraws").with("by", new Text(request.by())));
            case KernelCommand.OpenGame again -> Optional.empty();
            case KernelCommand.CommitDice byTheService -> Optional.empty();
            case KernelCommand.Contribute ofItsOwn -> Optional.empty();
            case KernelCommand.GrantPlace ofPlaces -> Optional.empty();
            case KernelCommand.WithdrawPlace ofPlaces -> Optional.empty();
            case KernelCommand.ProposeAmendment draft -> Optional.empty();
            case KernelCommand.ContinueAmendment draft -> Optional.empty();
            case KernelCommand.DropAmendment draft -> Optional.empty();
            case KernelCommand.AdoptAmendment draft -> Optional.empty();
        };
    }

    private Optional<Sentence> takingBackDenial(Caller caller, Sentence onlyTheHost) {
        if (!opened.undo().allows(caller)) {
            return Optional.of(onlyTheHost);
        }
        return opened.undo() == UndoRule.OPPONENTS_AGREE && opened.partiesOf(caller.name()).isEmpty()
                ? Optional.of(Sentence.of("kernel.history.plays-nobody").with("who", new Text(caller.name()))) : Optional.empty();
    }

    /** The reason why a seat may not adjust the game. */
    Optional<Sentence> permissionDenial(Caller caller, Adjustment adjustment) {
        return opened.undo() == UndoRule.OPPONENTS_AGREE ? takingBackDenial(caller, HOST_ADJUSTS) : Optional.of(HOST_ADJUSTS);
    }

    /** Whether this caller needs the consent of others. The host decides alone. */
    boolean isNeeded(Caller caller) {
        return opened.undo() == UndoRule.OPPONENTS_AGREE && !caller.host() && !others(caller).isEmpty();
    }

    /**
     * The seats that have to agree to a command of this caller; none for the host, who decides alone.
     *
     * @param ownStep whether the undo rule lets the caller do it alone
     * @param concerned the seats whose orders it puts in, replaces or changes: they are asked whatever the rule
     */
    List<String> seatsToAsk(Caller caller, boolean ownStep, Collection<String> concerned) {
        if (caller.host()) {
            return List.of();
        }
        var byTheRule = ownStep || !isNeeded(caller) ? List.<String>of() : others(caller);
        return opened.seats().stream().map(GameOpened.Seat::name).filter(seat -> byTheRule.contains(seat) || concerned.contains(seat)).toList();
    }

    /** The reason why no further request is possible now: one is open. */
    Optional<Refusal> openRequestRefusal() {
        return open.map(request -> Refusal.of(RULE, Sentence.of("kernel.consent.open-request").with("by", new Text(request.by())).with("others", new Text(String.join(", ", request.awaits()))).with("request", request.position())));
    }

    /** The other seats that play: those that control a party which the caller does not control. */
    private List<String> others(Caller caller) {
        var own = places.playedBy(caller);
        return opened.seats().stream().filter(seat -> !seat.name().equals(caller.name()) && !own.containsAll(seat.controls()))
                .map(GameOpened.Seat::name).toList();
    }

    /** The request of a caller to the others, by the undo rule alone. */
    Verdict<KernelEvent> ask(Caller caller, Optional<Integer> to, int lost, String reason) {
        return ask(new RequestMade(others(caller), to, lost, reason));
    }

    /** The request of a caller to the others to adopt an amendment, by the undo rule alone. */
    Verdict<KernelEvent> ask(Caller caller, int amendment, int lost, String reason) {
        return ask(new RequestMade(others(caller), Optional.empty(), lost, reason, Optional.of(amendment)));
    }

    /** A request, where none is open. */
    Verdict<KernelEvent> ask(RequestMade made) {
        return openRequestRefusal().<Verdict<KernelEvent>>map(Verdict.Refused::new).orElseGet(() -> Consent.accept(made));
    }

    Verdict<KernelEvent> withdraw(KernelCommand.WithdrawRequest withdraw) {
        return requestRefusal(withdraw.request()).<Verdict<KernelEvent>>map(Verdict.Refused::new)
                .orElseGet(() -> Consent.accept(new RequestWithdrawn(withdraw.request(), withdraw.reason().orElse(""))));
    }

    /** The reason why a request cannot be answered. */
    Optional<Refusal> requestRefusal(KernelCommand.AnswerRequest answer) {
        return requestRefusal(answer.request());
    }

    private Optional<Refusal> requestRefusal(int named) {
        if (open.filter(request -> request.position() == named).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(Refusal.of(RULE, open.map(request -> Sentence.of("kernel.consent.other-request").with("request", named).with("open", request.position()))
                .orElseGet(() -> Sentence.of("kernel.consent.no-request").with("request", named))));
    }

    private static Verdict<KernelEvent> accept(KernelEvent event) {
        return new Verdict.Accepted<>(List.of(new Verdict.ExplainedEvent<>(event, List.of())), List.of());
    }

    /** The last answer to a request, and what follows from it. */
    static Verdict<Event> answerWithConsequence(RequestAnswered answer, Object board, Verdict.Accepted<?> done) {
        var events = new ArrayList<Verdict.ExplainedEvent<Event>>();
        events.add(new Verdict.ExplainedEvent<>(answer, List.of()));
        done.events().forEach(ruled -> events.add(new Verdict.ExplainedEvent<>(ruled.event(), ruled.explanation())));
        var boards = new ArrayList<Object>(done.boards());
        if (!boards.isEmpty()) {
            boards.addFirst(board);
        }
        return new Verdict.Accepted<>(events, done.rolls(), boards);
    }
}
