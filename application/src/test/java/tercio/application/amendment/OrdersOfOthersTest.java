package tercio.application.amendment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tercio.application.game.NewGame;
import tercio.application.game.NewGame.SeatRequest;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.given.RaceEvent.Gambled;
import tercio.application.given.RaceEvent.Stepped;
import tercio.application.given.Service;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.Caller;
import tercio.application.record.Correction.Kind;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.AdoptAmendment;
import tercio.application.record.KernelCommand.AnswerRequest;
import tercio.application.record.KernelCommand.ContinueAmendment;
import tercio.application.record.KernelCommand.GrantPlace;
import tercio.application.record.KernelCommand.ProposeAmendment;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.Redone;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.Role;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Command;

/**
 * A race of 40 squares with dice of the players in which undo is free: free means taking back. Anna steps at position 2, Bert two squares at
 * 3, Anna gambles at 4 and 5 with a 7, Bert steps at 6.
 */
class OrdersOfOthersTest {

    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");

    private final Service service = race(UndoRule.FREE);

    private static Service race(UndoRule undo) {
        var service = new Service().open(new NewGame(Optional.empty(), "race", new Race.Track("long", 40, Optional.empty()), DiceMode.PHYSICAL,
                undo, Map.of(), false, List.of(new SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new SeatRequest("Bert", List.of("blue"), Optional.empty()))));
        service.done(ANNA, new Step("red", 1));
        service.done(BERT, new Step("blue", 2));
        service.done(ANNA, new Gamble("red"), 7);
        service.done(BERT, new Step("blue", 1));
        return service;
    }

    @AfterEach
    void end() {
        service.close();
    }

    private void proposed(Caller who, int at, Kind kind, Command... command) {
        service.done(who, new ProposeAmendment(at, kind, List.of(command).stream().map(service::text).findFirst(), List.of(), "misread"));
    }

    private void corrected(Caller who, int at, int of, Kind kind, Command... command) {
        service.done(who, new ContinueAmendment(1, at, of, kind, List.of(command).stream().map(service::text).findFirst(), List.of()));
    }

    private RequestMade asksBert(int lost) {
        return new RequestMade(List.of("Bert"), Optional.empty(), lost, "misread", Optional.of(1));
    }

    @Test
    void anOrderOfAnotherIsReplacedOnlyWithHisAgreement() {
        proposed(ANNA, 3, Kind.REPLACE, new Step("blue", 3));
        assertThat(service.done(ANNA, new AdoptAmendment(1))).containsExactly(asksBert(1));
        assertThat(service.game().inEffectAt(8)).containsExactly(2, 3, 4, 5, 6);
        assertThat(service.done(BERT, new AnswerRequest(8, true, Optional.empty()))).startsWith(new RequestAnswered(8, true, ""),
                new AmendmentAdopted(1, 2, 3, Optional.of("Anna"), List.of("Bert"), List.of()), new Undone(2, "misread"), new Stepped("blue", 3));
        assertThat(service.verified().divergences()).isEmpty();
    }

    @Test
    void whatHeRefusesIsNotAdopted() {
        proposed(ANNA, 3, Kind.REPLACE, new Step("blue", 3));
        service.done(ANNA, new AdoptAmendment(1));
        service.done(BERT, new AnswerRequest(8, false, Optional.of("two it was")));
        assertThat(service.game().inEffectAt(9)).containsExactly(2, 3, 4, 5, 6);
    }

    @Test
    void anOrderOfAnotherIsPutInOnlyWithHisAgreement() {
        proposed(ANNA, 3, Kind.INSERT, new Rest("blue"));
        corrected(ANNA, 3, 0, Kind.END);
        assertThat(service.done(ANNA, new AdoptAmendment(1))).containsExactly(asksBert(3));
    }

    @Test
    void whoCorrectsStepByStepAsksForEachOrderOfAnother() {
        proposed(ANNA, 4, Kind.REPLACE, new Step("red", 2));
        corrected(ANNA, 6, 0, Kind.REPLACE, new Step("blue", 3));
        assertThat(service.done(ANNA, new AdoptAmendment(1))).containsExactly(asksBert(2));
    }

    @Test
    void herOwnOrderSheReplacesAlone() {
        proposed(ANNA, 4, Kind.REPLACE, new Step("red", 2));
        assertThat(service.done(ANNA, new AdoptAmendment(1))).containsExactly(
                new AmendmentAdopted(1, 3, 2, Optional.of("Anna"), List.of(), List.of()), new Undone(3, "misread"), new Stepped("red", 2), new Stepped("blue", 1));
        assertThat(service.verified().divergences()).isEmpty();
    }

    @Test
    void anOrderOfAnotherIsTakenBackByTheUndoRule() {
        proposed(ANNA, 6, Kind.DROP);
        assertThat(service.done(ANNA, new AdoptAmendment(1))).startsWith(new AmendmentAdopted(1, 5, 0, Optional.of("Anna"), List.of(), List.of()));
    }

    @Test
    void theHostDecidesAloneAndTheRecordNamesWhomHeDidNotAsk() {
        try (var strict = race(UndoRule.HOST_ONLY)) {
            strict.done(ANNA, new ProposeAmendment(3, Kind.REPLACE, Optional.of(strict.text(new Step("blue", 3))), List.of(), "misread"));
            assertThat(strict.refusal(ANNA, new AdoptAmendment(1))).isEqualTo("In this game only the host may adopt an amendment.");
            assertThat(strict.done(Caller.HOST, new AdoptAmendment(1))).startsWith(
                    new AmendmentAdopted(1, 2, 3, Optional.of("Anna"), List.of(), List.of("Bert")));
            assertThat(strict.verified().divergences()).isEmpty();
        }
    }

    /** Once adopted the order stands in Anna's name; it is for blue all the same. */
    @Test
    void anOrderThatAnAmendmentBroughtStaysTheOrderOfWhomItIsFor() {
        proposed(ANNA, 6, Kind.REPLACE, new Step("blue", 2));
        service.done(ANNA, new AdoptAmendment(1));
        service.done(BERT, new AnswerRequest(8, true, Optional.empty()));
        int brought = service.record().size();
        assertThat(service.record().getLast().envelope().by()).isEqualTo("Anna");

        service.done(ANNA, new ProposeAmendment(brought, Kind.REPLACE, Optional.of(service.text(new Step("blue", 1))), List.of(), "less"));
        assertThat(service.done(ANNA, new AdoptAmendment(2))).containsExactly(
                new RequestMade(List.of("Bert"), Optional.empty(), 1, "less", Optional.of(2)));
    }

    @Test
    void whoHoldsTheSeatNowIsAskedAndWhoPlaysBothAsksNobody() {
        service.done(Caller.HOST, new GrantPlace("Anna", Role.PLAYER, List.of("Anna", "Bert"), Optional.empty()));
        proposed(ANNA, 3, Kind.REPLACE, new Step("blue", 3));
        assertThat(service.done(ANNA, new AdoptAmendment(1))).startsWith(
                new AmendmentAdopted(1, 2, 3, Optional.of("Anna"), List.of(), List.of()));
    }

    @Test
    void theSuccessorOfWhoGaveTheOrderIsAsked() {
        service.done(Caller.HOST, new GrantPlace("Zoe", Role.PLAYER, List.of("Bert"), Optional.empty()));
        proposed(ANNA, 3, Kind.REPLACE, new Step("blue", 3));
        assertThat(service.done(ANNA, new AdoptAmendment(1))).containsExactly(asksBert(1));
        assertThat(service.refusal(BERT, new AnswerRequest(9, true, Optional.empty()))).contains("does not hold the seat Bert");
        assertThat(service.done(Caller.seat("Zoe"), new AnswerRequest(9, true, Optional.empty()))).contains(new RequestAnswered(9, true, ""));
    }

    /** Bert took his step back; to bring it back is to give it again. */
    @Test
    void whatAnotherTookBackIsBroughtBackOnlyWithHisAgreement() {
        service.done(BERT, new Undo(5, "better not"));
        assertThat(service.done(ANNA, new Redo("you did step"))).containsExactly(new RequestMade(List.of("Bert"), Optional.of(6), 0, "you did step"));
        assertThat(service.done(BERT, new AnswerRequest(8, true, Optional.empty()))).containsExactly(new RequestAnswered(8, true, ""), new Redone("you did step"));
        assertThat(service.verified().divergences()).isEmpty();
    }

    @Test
    void whatSheTookBackHerselfSheBringsBackAlone() {
        service.done(ANNA, new Undo(2, "slip"));
        assertThat(service.done(ANNA, new Redo("after all"))).containsExactly(new Redone("after all"));
    }

    /** An undo to a position of a line that was left would put his old order in the place of his new one. */
    @Test
    void anUndoToALineThatWasLeftAsksWhoseOrdersComeBack() {
        service.done(BERT, new Undo(5, "better not"));
        service.done(BERT, new Rest("blue"));
        assertThat(service.done(ANNA, new Undo(6, "you stepped"))).containsExactly(new RequestMade(List.of("Bert"), Optional.of(6), 1, "you stepped"));
        assertThat(service.done(BERT, new AnswerRequest(9, true, Optional.empty()))).containsExactly(new RequestAnswered(9, true, ""), new Undone(6, "you stepped"));
        assertThat(service.game().inEffectAt(11)).containsExactly(2, 3, 4, 5, 6);
        assertThat(service.verified().divergences()).isEmpty();
    }

    /** If opponents agree, the results of an agreed amendment are no step of its proposer. */
    @Test
    void anAgreedOrderOfAnotherIsNotTakenBackAsAnOwnStep() {
        try (var agreed = race(UndoRule.OPPONENTS_AGREE)) {
            agreed.done(ANNA, new ProposeAmendment(6, Kind.REPLACE, Optional.of(agreed.text(new Step("blue", 2))), List.of(), "misread"));
            agreed.done(ANNA, new AdoptAmendment(1));
            agreed.done(BERT, new AnswerRequest(8, true, Optional.empty()));
            int brought = agreed.record().size();
            assertThat(agreed.done(ANNA, new Undo(brought - 1, "no"))).containsExactly(new RequestMade(List.of("Bert"), Optional.of(brought - 1), 1, "no"));
        }
    }

    @Test
    void gambleAndStepAreOneOrder() {
        assertThat(service.record().get(3).fact()).isEqualTo(new Gambled("red", 7));
        proposed(ANNA, 5, Kind.REPLACE, new Rest("red"));
        assertThat(service.done(ANNA, new AdoptAmendment(1))).startsWith(new AmendmentAdopted(1, 3, 2, Optional.of("Anna"), List.of(), List.of()));
    }
}
