package tercio.application.amendment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tercio.application.board.BoardHasher;
import tercio.application.game.NewGame;
import tercio.application.game.NewGame.SeatRequest;
import tercio.application.given.English;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Step;
import tercio.application.given.RaceEvent.Gambled;
import tercio.application.given.RaceEvent.Stepped;
import tercio.application.given.Service;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.AmendmentContinued;
import tercio.application.record.AmendmentDropped;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.Caller;
import tercio.application.record.Correction.Kind;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.AdoptAmendment;
import tercio.application.record.KernelCommand.AnswerRequest;
import tercio.application.record.KernelCommand.ContinueAmendment;
import tercio.application.record.KernelCommand.DropAmendment;
import tercio.application.record.KernelCommand.ProposeAmendment;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.Reapplied;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;

/**
 * A race of 20 squares with dice of the players, in which opponents agree. Anna steps at position 2, Bert at 3, Anna gambles at 4 and 5
 * with a 7, which takes her four squares on, and Bert steps at 6.
 */
class AmendmentTest {

    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");
    private static final Caller DORA = Caller.seat("Dora");

    private final Service service = race(UndoRule.OPPONENTS_AGREE);

    private static Service race(UndoRule undo) {
        var service = new Service().open(new NewGame(Optional.empty(), "race", new Race.Track("short", 20, Optional.empty()), DiceMode.PHYSICAL,
                undo, Map.of(), false, List.of(new SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new SeatRequest("Bert", List.of("blue"), Optional.empty()), new SeatRequest("Dora", List.of(), Optional.empty()))));
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

    private ProposeAmendment replace(int at, Command by) {
        return new ProposeAmendment(at, Kind.REPLACE, Optional.of(service.text(by)), List.of(), "misread");
    }

    private ProposeAmendment insert(int at, Command before) {
        return new ProposeAmendment(at, Kind.INSERT, Optional.of(service.text(before)), List.of(), "forgotten");
    }

    private static ProposeAmendment drop(int at) {
        return new ProposeAmendment(at, Kind.DROP, Optional.empty(), List.of(), "never happened");
    }

    private static ContinueAmendment step(int at, int of, Kind kind) {
        return new ContinueAmendment(1, at, of, kind, Optional.empty(), List.of());
    }

    private static ContinueAmendment dice(int at, int of, Integer... dice) {
        return new ContinueAmendment(1, at, of, Kind.DICE, Optional.empty(), List.of(dice));
    }

    private void stopsAt(int at, int of, String why) {
        assertThat(service.branch(1).stop()).hasValueSatisfying(stop -> {
            assertThat(stop.command().at()).isEqualTo(at);
            assertThat(stop.command().of()).isEqualTo(of);
            assertThat(stop.verdict() instanceof Verdict.Refused<?> refused ? English.of(refused.refusal().detail()) : English.of(((Verdict.NeedsDie<?>) stop.verdict()).label()))
                    .contains(why);
        });
    }

    @Test
    void aProposalChangesNothingButTheDraft() {
        var board = service.game().boardHash(new BoardHasher());
        assertThat(service.done(ANNA, replace(2, new Step("red", 3)))).containsExactly(new AmendmentProposed(
                1, 2, Kind.REPLACE, Optional.of(service.text(new Step("red", 3))), List.of(), "misread", Optional.empty()));
        assertThat(service.game().boardHash(new BoardHasher())).isEqualTo(board);
    }

    @Test
    void theLaterCommandsAreAppliedAgainWithTheDiceTheyHad() {
        service.done(ANNA, replace(2, new Step("red", 3)));
        var branch = service.branch(1);
        assertThat(branch.isWhole()).isTrue();
        assertThat(branch.reappliedCount()).isEqualTo(3);
        assertThat(branch.lost()).isEqualTo(1);
        // 3 instead of 1, and four of the gamble; Bert 2 and 1.
        assertThat(((Race.Course) branch.board()).squares()).isEqualTo(Map.of("red", 7, "blue", 3));
    }

    @Test
    void aBranchOfAWholeLineIsAdoptedWithTheConsentOfTheOthers() {
        service.done(ANNA, replace(2, new Step("red", 3)));
        assertThat(service.done(ANNA, new AdoptAmendment(1))).containsExactly(
                new RequestMade(List.of("Bert"), Optional.empty(), 1, "misread", Optional.of(1)));
        assertThat(service.done(BERT, new AnswerRequest(8, true, Optional.empty()))).containsExactly(new RequestAnswered(8, true, ""),
                new AmendmentAdopted(1, 1, 4, Optional.of("Anna"), List.of("Bert"), List.of()), new Undone(1, "misread"), new Stepped("red", 3), new Stepped("blue", 2),
                new Gambled("red", 7), new Stepped("red", 4), new Stepped("blue", 1));
        assertThat(service.verified().divergences()).isEmpty();
        // Position 9 answers, 10 adopts, 11 takes the old line away.
        assertThat(service.record().subList(11, 16)).extracting(event -> event.envelope().by()).containsExactly("Anna", "Bert", "Anna", "Anna", "Bert");
        assertThat(service.record().subList(11, 16)).extracting(event -> event.envelope().again().orElseThrow()).containsExactly(
                new Reapplied(1, Optional.empty()), new Reapplied(1, Optional.of(3)), new Reapplied(1, Optional.of(4)),
                new Reapplied(1, Optional.of(4)), new Reapplied(1, Optional.of(6)));
        assertThat(service.record().get(13).envelope().rolls()).isEqualTo(service.record().get(3).envelope().rolls());
    }

    @Test
    void aRefusedAdoptionLeavesTheGameAndTheDraftAsTheyAre() {
        service.done(ANNA, replace(2, new Step("red", 3)));
        service.done(ANNA, new AdoptAmendment(1));
        service.done(BERT, new AnswerRequest(8, false, Optional.of("it was one square")));
        assertThat(service.game().inEffectAt(9)).containsExactly(2, 3, 4, 5, 6);
        assertThat(service.branch(1).isWhole()).isTrue();
    }

    @Test
    void theHostAdoptsAlone() {
        service.done(Caller.HOST, replace(2, new Step("red", 3)));
        assertThat(service.done(Caller.HOST, new AdoptAmendment(1))).startsWith(
                new AmendmentAdopted(1, 1, 4, Optional.of("host"), List.of(), List.of("Anna")), new Undone(1, "misread"), new Stepped("red", 3));
        assertThat(service.verified().divergences()).isEmpty();
    }

    @Test
    void theFirstCommandThatDoesNotHoldStopsTheBranchAndSaysWhy() {
        service.done(ANNA, drop(2));
        assertThat(service.branch(1).reappliedCount()).isZero();
        stopsAt(3, 0, "blue is not to move");
        assertThat(service.refusal(ANNA, new AdoptAmendment(1)))
                .contains("is not whole: the command of position 3 does not hold. blue is not to move.");
    }

    @Test
    void oneByOneTheBranchBecomesWhole() {
        service.done(ANNA, drop(2));
        service.done(ANNA, step(3, 0, Kind.DROP));
        // Anna gambles, as she did, and Bert steps.
        assertThat(service.branch(1).isWhole()).isTrue();
        assertThat(service.branch(1).lost()).isEqualTo(2);
        assertThat(service.done(Caller.HOST, new AdoptAmendment(1))).containsExactly(
                new AmendmentAdopted(1, 1, 2, Optional.of("Anna"), List.of(), List.of()), new Undone(1, "never happened"),
                new Gambled("red", 7), new Stepped("red", 4), new Stepped("blue", 1));
        assertThat(service.verified().divergences()).isEmpty();
    }

    @Test
    void aCommandPutBeforeOneShiftsTheLaterOnes() {
        service.done(ANNA, insert(3, new Step("blue", 3)));
        // Bert's first step is not his turn any more.
        stopsAt(3, 0, "blue is not to move");
        service.done(ANNA, new ContinueAmendment(1, 3, 0, Kind.REPLACE, Optional.of(service.text(new Step("red", 2))), List.of()));
        stopsAt(4, 0, "red is not to move");
        service.done(ANNA, step(4, 0, Kind.END));
        assertThat(service.done(Caller.HOST, new AdoptAmendment(1))).containsExactly(
                new AmendmentAdopted(1, 2, 2, Optional.of("Anna"), List.of(), List.of("Bert")), new Undone(2, "forgotten"),
                new Stepped("blue", 3), new Stepped("red", 2));
        assertThat(service.verified().divergences()).isEmpty();
    }

    @Test
    void aCommandInThePlaceOfAnotherHasItsDice() {
        service.done(ANNA, replace(4, new Gamble("red")));
        assertThat(service.branch(1).isWhole()).isTrue();
        assertThat(service.branch(1).applied().getFirst().rolls()).isEqualTo(service.record().get(3).envelope().rolls());
    }

    @Test
    void aDieThatNobodyThrewIsGivenByThePlayers() {
        service.done(ANNA, replace(2, new Gamble("red")));
        stopsAt(2, 1, "the die for gamble of red");
        assertThat(service.done(ANNA, dice(2, 1, 9))).containsExactly(
                new AmendmentContinued(1, 2, 1, Kind.DICE, Optional.empty(), List.of(9), Optional.empty()));
        assertThat(service.branch(1).isWhole()).isTrue();
        service.done(Caller.HOST, new AdoptAmendment(1));
        // Two gambles of four squares.
        assertThat(squares("red")).isEqualTo(8);
        assertThat(squares("blue")).isEqualTo(3);
        assertThat(service.verified().divergences()).isEmpty();
    }

    private int squares(String pawn) {
        var effect = service.game().inEffectAt(service.game().position());
        return service.record().stream().filter(event -> effect.contains(event.position())).map(event -> event.fact())
                .filter(Stepped.class::isInstance).map(Stepped.class::cast).filter(step -> step.pawn().equals(pawn)).mapToInt(Stepped::squares).sum();
    }

    @Test
    void moreDiceThanTheCommandWantsAreNamed() {
        service.done(ANNA, replace(2, new Gamble("red")));
        service.done(ANNA, dice(2, 1, 9, 9));
        stopsAt(2, 1, "2 dice were given for this command, and 1 of them fits");
        service.done(ANNA, dice(2, 1, 3));
        assertThat(service.branch(1).isWhole()).isTrue();
    }

    @Test
    void aDraftFollowsTheGameThatMovesOn() {
        service.done(ANNA, replace(2, new Step("red", 3)));
        service.done(ANNA, new Step("red", 2));
        assertThat(service.branch(1).reappliedCount()).isEqualTo(4);
        service.done(ANNA, new AdoptAmendment(1));
        service.done(BERT, new Step("blue", 1));
        // The request lapses, the draft stays.
        assertThat(service.refusal(BERT, new AnswerRequest(9, true, Optional.empty()))).contains("No request 9 is open");
        assertThat(service.branch(1).reappliedCount()).isEqualTo(5);
    }

    @Test
    void whatIsPlayedAfterTheEndOfABranchIsNotLeftOutUnseen() {
        service.done(ANNA, drop(2));
        service.done(ANNA, step(3, 0, Kind.END));
        assertThat(service.branch(1).isWhole()).isTrue();
        service.done(ANNA, new Step("red", 2));
        assertThat(service.branch(1).reappliedCount()).isEqualTo(1);
        service.done(BERT, new Step("blue", 1));
        assertThat(service.branch(1).reappliedCount()).isEqualTo(2);
    }

    @Test
    void aDraftWhoseCommandWasUndoneIsRefusedWithTheReason() {
        service.done(ANNA, replace(4, new Step("red", 3)));
        service.done(Caller.HOST, new Undo(2, ""));
        assertThat(service.refusal(ANNA, new AdoptAmendment(1))).contains("corrects was undone since: bring it back, or throw the amendment away");
        service.done(ANNA, new DropAmendment(1, Optional.of("settled")));
        assertThat(service.refusal(ANNA, new AdoptAmendment(1))).isEqualTo("Amendment 1 is dropped. None is open.");
    }

    @Test
    void aDraftThatIsThrownAwayIsOnRecord() {
        service.done(ANNA, drop(2));
        assertThat(service.done(ANNA, new DropAmendment(1, Optional.of("no need")))).containsExactly(new AmendmentDropped(1, "no need"));
        assertThat(service.game().inEffectAt(8)).containsExactly(2, 3, 4, 5, 6);
        assertThat(service.verified().divergences()).isEmpty();
    }

    @Test
    void aRequestLapsesWhenItsAmendmentIsChanged() {
        service.done(ANNA, replace(2, new Step("red", 3)));
        service.done(ANNA, new AdoptAmendment(1));
        service.done(ANNA, step(6, 0, Kind.DROP));
        assertThat(service.refusal(BERT, new AnswerRequest(8, true, Optional.empty()))).contains("No request 8 is open");
    }

    @Test
    void onlyWhoPlaysProposesAndOnlyWhoProposedGoesOn() {
        assertThat(service.refusal(DORA, drop(2))).contains("Dora plays nobody in this game");
        service.done(ANNA, drop(2));
        assertThat(service.refusal(BERT, step(3, 0, Kind.DROP))).isEqualTo("Amendment 1 is Anna's: only Anna or the host may correct it.");
        assertThat(service.refusal(BERT, new AdoptAmendment(1))).isEqualTo("Amendment 1 is Anna's: only Anna or the host may adopt it.");
        assertThat(service.refusal(BERT, new DropAmendment(1, Optional.empty()))).isEqualTo("Amendment 1 is Anna's: only Anna or the host may throw it away.");
        service.done(Caller.HOST, step(3, 0, Kind.DROP));
    }

    @Test
    void whereOnlyTheHostUndoesOnlyTheHostAdopts() {
        try (var strict = race(UndoRule.HOST_ONLY)) {
            strict.done(ANNA, new ProposeAmendment(6, Kind.DROP, Optional.empty(), List.of(), "a slip"));
            assertThat(strict.refusal(ANNA, new AdoptAmendment(1))).isEqualTo("In this game only the host may adopt an amendment.");
            strict.done(Caller.HOST, new AdoptAmendment(1));
            assertThat(strict.verified().divergences()).isEmpty();
        }
    }

    @Test
    void whereUndoIsFreeTheProposerAdopts() {
        try (var free = race(UndoRule.FREE)) {
            free.done(BERT, new ProposeAmendment(6, Kind.DROP, Optional.empty(), List.of(), "a slip"));
            assertThat(free.done(BERT, new AdoptAmendment(1))).containsExactly(
                    new AmendmentAdopted(1, 5, 0, Optional.of("Bert"), List.of(), List.of()), new Undone(5, "a slip"));
            assertThat(free.verified().divergences()).isEmpty();
        }
    }

    @Test
    void badProposalsSayWhatIsWrong() {
        assertThat(service.refusal(ANNA, new ProposeAmendment(2, Kind.DROP, Optional.empty(), List.of(), "  "))).as("dice of the table").contains("say in 'reason'");
        assertThat(service.refusal(ANNA, drop(1))).contains("Position 1 is not of a command in effect");
        assertThat(service.refusal(ANNA, drop(0))).contains("Position 0 is not of a command in effect");
        assertThat(service.refusal(ANNA, drop(99))).contains("Position 99 is not of a command in effect");
        assertThat(service.refusal(ANNA, new ProposeAmendment(2, Kind.REPLACE, Optional.empty(), List.of(), "a slip"))).contains("A command is needed to replace one");
        assertThat(service.refusal(ANNA, new ProposeAmendment(2, Kind.DROP, Optional.of("{}"), List.of(), "a slip"))).contains("A command is needed to replace one");
        assertThat(service.refusal(ANNA, new ProposeAmendment(2, Kind.DROP, Optional.empty(), List.of(4), "a slip"))).contains("Dice are given for a command that wants them");
        assertThat(service.refusal(ANNA, new ProposeAmendment(2, Kind.END, Optional.empty(), List.of(), "a slip"))).contains("begins with a command that is replaced");
        assertThat(service.refusal(ANNA, replace(2, new Undo(1, "")))).contains("commands of the rules, not of every game");
        assertThat(service.refusal(ANNA, new ProposeAmendment(2, Kind.DROP, Optional.empty(), List.of(), "x".repeat(2_001)))).contains("2000 are allowed");
        assertThat(service.refusal(ANNA, new ProposeAmendment(2, Kind.REPLACE, Optional.of("x".repeat(50_001)), List.of(), "a slip"))).contains("50000 are allowed");
        assertThat(service.refusal(ANNA, new AdoptAmendment(7))).isEqualTo("There is no amendment 7. None is open.");
        assertThat(service.record()).hasSize(6);
    }

    @Test
    void aProposalInTheMidstOfACommandIsAboutTheWholeCommand() {
        assertThat(service.done(ANNA, drop(5))).containsExactly(new AmendmentProposed(1, 4, Kind.DROP, Optional.empty(), List.of(), "never happened", Optional.empty()));
    }

    @Test
    void aCorrectionOfAPlaceThatTheBranchDoesNotHaveIsRefused() {
        service.done(ANNA, drop(4));
        assertThat(service.refusal(ANNA, step(2, 0, Kind.DROP))).contains("has no command of position 2");
        assertThat(service.refusal(ANNA, step(4, 0, Kind.DROP))).contains("has no command of position 4");
        assertThat(service.refusal(ANNA, step(6, 3, Kind.DROP))).contains("has no command of position 6 that correction 3 brought");
        assertThat(service.refusal(ANNA, step(40, 0, Kind.DROP))).contains("has no command of position 40");
    }

    @Test
    void fiveAmendmentsAreOpenAtMost() {
        for (var by : List.of(ANNA, ANNA, Caller.HOST, Caller.HOST, Caller.HOST)) {
            service.done(by, drop(2));
        }
        assertThat(service.refusal(BERT, drop(3))).contains("At most 5 amendments are open at a time").contains("Open are 1, 2, 3, 4, 5");
        service.done(ANNA, new DropAmendment(2, Optional.empty()));
        assertThat(service.done(BERT, drop(3)).getFirst()).isInstanceOfSatisfying(AmendmentProposed.class, made -> assertThat(made.number()).isEqualTo(6));
    }

    @Test
    void ofTheFiveOneSeatHoldsTwo() {
        service.done(ANNA, drop(2));
        service.done(BERT, drop(3));
        service.done(ANNA, drop(4));

        assertThat(service.refusal(ANNA, drop(2))).isEqualTo("At most 2 of the 5 amendments that a game may have open are of one seat."
                + " Open of Anna are 1, 3: adopt one or throw one away.");
        service.done(BERT, drop(2));
        service.done(ANNA, new DropAmendment(3, Optional.empty()));
        service.done(ANNA, drop(2));
        service.done(Caller.HOST, drop(2));
        assertThat(service.verified().divergences()).isEmpty();
    }

    @Test
    void theOldLineStaysReadableAndComesBackByAnUndo() {
        service.done(Caller.HOST, drop(6));
        service.done(Caller.HOST, new AdoptAmendment(1));
        service.done(Caller.HOST, new Undo(6, "it was right after all"));
        assertThat(service.game().inEffectAt(service.game().position())).containsExactly(2, 3, 4, 5, 6);
        assertThat(service.verified().divergences()).isEmpty();
    }

    @Test
    void anAmendedGameIsForkedAndTheForkIsVerified() {
        service.done(Caller.HOST, replace(2, new Step("red", 3)));
        service.done(Caller.HOST, new AdoptAmendment(1));
        service.fork(service.game().position());
        assertThat(service.verified().divergences()).isEmpty();
        service.done(ANNA, new Step("red", 1));
        assertThat(service.verified().divergences()).isEmpty();
    }
}
