package tercio.application.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.application.board.BoardHasher;
import tercio.application.game.HistoryQuestion.RedoLast;
import tercio.application.game.HistoryQuestion.UndoLastAnswer;
import tercio.application.game.HistoryQuestion.UndoTo;
import tercio.application.game.NewGame.SeatRequest;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.given.Service;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.AnswerRequest;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Command;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** A race with dice of the players. Anna steps at position 2, Bert at 3, Anna gambles at 4 and 5 with a 7, Bert steps at 6. */
class ExactUndoTest {

    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");
    private static final UndoLastAnswer LAST = new UndoLastAnswer(Optional.empty());

    private final BoardHasher hash = new BoardHasher();
    private Service service = race(UndoRule.OPPONENTS_AGREE);

    private static Service race(UndoRule undo) {
        var service = new Service().open(new NewGame(Optional.empty(), "race", new Race.Track("endless", 100_000, Optional.empty()), DiceMode.PHYSICAL,
                undo, Map.of(), false, List.of(new SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new SeatRequest("Bert", List.of("blue"), Optional.empty()), new SeatRequest("Dora", List.of(), Optional.empty()))));
        service.done(ANNA, new Step("red", 1));
        service.done(BERT, new Step("blue", 2));
        service.done(ANNA, new Gamble("red"), 7);
        service.done(BERT, new Step("blue", 1));
        return service;
    }

    private void free() {
        service.close();
        service = race(UndoRule.FREE);
    }

    @AfterEach
    void end() {
        service.close();
    }

    @Test
    void anUndoIsToThePositionAndTakesNothingElse() {
        free();
        assertThat(service.done(ANNA, new Undo(5, "slip"))).containsExactly(new Undone(5, "slip"));
        assertThat(service.game().inEffectAt(7)).containsExactly(2, 3, 4, 5);
    }

    @Test
    void aPositionWithinACommandIsRefusedWithTheTwoNearest() {
        free();
        assertThat(service.refusal(ANNA, new Undo(4, "slip"))).isEqualTo("Position 4 lies within one command, which has the positions 4 to 5: nobody could "
                + "go on from there. The game can be taken back to position 3, before the command, or to position 5, after it.");
        assertThat(service.answer(ANNA, new Undo(4, "slip"))).isInstanceOfSatisfying(CommandResult.Declined.class, declined ->
                assertThat(((Verdict.Refused<?>) declined.verdict()).refusal().legal()).extracting(Option::command)
                        .containsExactly(new Undo(3, ""), new Undo(5, "")));
        service.done(ANNA, new Undo(5, "slip"));
        assertThat(service.refusal(ANNA, new Undo(4, "slip"))).endsWith("to position 3, before the command; after it the game stands now.");
    }

    @Test
    void aSecondPressSaysWhatThereIsToTakeBackNow() {
        free();
        service.done(ANNA, new Undo(5, "slip"));
        assertThat(service.refusal(ANNA, new Undo(5, "slip"))).isEqualTo("The game stands as it was at position 5 already. "
                + "The last order of Anna in effect is at position 4: an undo to position 3 takes it back.");
        service.done(ANNA, new Undo(1, "all"));
        assertThat(service.refusal(ANNA, new Undo(1, "all"))).isEqualTo("The game stands as it was at position 1 already. "
                + "No order of Anna is in effect that could be taken back.");
        assertThat(service.declined(ANNA, LAST)).isEqualTo("No order of Anna is in effect that could be taken back.");
    }

    @Test
    void theLastAnswerOfASeatIsOneCommandWithWhatFollowedIt() {
        var plan = service.plan(ANNA, LAST);
        assertThat(plan).isEqualTo(new HistoryPlan(6, 3, List.of(4, 5, 6), List.of(), 2, List.of("Bert"), Optional.empty()));
        assertThat(service.plan(BERT, LAST)).isEqualTo(new HistoryPlan(6, 5, List.of(6), List.of(), 1, List.of(), Optional.empty()));
        assertThat(service.done(ANNA, new Undo(plan.to(), "slip"))).containsExactly(new RequestMade(List.of("Bert"), Optional.of(3), 2, "slip"));
        assertThat(service.done(BERT, new AnswerRequest(7, true, Optional.empty()))).containsExactly(new RequestAnswered(7, true, ""), new Undone(3, "slip"));
        assertThat(service.game().inEffectAt(9)).containsExactly(2, 3);
    }

    @Test
    void anOpenRequestIsToldBeforehand() {
        service.done(ANNA, new Undo(3, "slip"));
        assertThat(service.declined(ANNA, LAST)).startsWith("Anna has asked for something that Bert must answer first: request 7.")
                .endsWith("It ends with the last answer, when Anna withdraws it, or when the game is played on.");
    }

    @Test
    void whoPlaysNobodyHasNothingToTakeBack() {
        assertThat(service.declined(Caller.seat("Dora"), LAST)).contains("Dora plays nobody in this game");
    }

    @Test
    void aRedoIsToldBeforehand() {
        assertThat(service.declined(ANNA, new RedoLast())).isEqualTo("There is nothing to bring back: nothing was undone, or the game was played on since.");
        service.done(Caller.HOST, new Undo(2, "referee"));
        assertThat(service.plan(ANNA, new RedoLast())).isEqualTo(new HistoryPlan(7, 6, List.of(), List.of(3, 4, 5, 6), 0, List.of("Bert"), Optional.empty()));
        assertThat(service.plan(Caller.HOST, new RedoLast()).awaits()).isEmpty();
    }

    @Test
    void anUndoOfTheFirstTermsIsDecidedAsItWas() {
        var terms = new Undo(4, "slip", Optional.empty());
        assertThat(service.game().decide(Caller.HOST, terms, tercio.domain.dice.Dice.NONE, null)).isInstanceOfSatisfying(Verdict.Accepted.class, accepted ->
                assertThat(accepted.events()).extracting("event").containsExactly(new Undone(3, "slip")));
        assertThat(service.refusal(Caller.HOST, terms)).as("nobody can ask for them now").contains("lies within one command");
    }

    /** After any sequence of play, undo and redo: the plan is what happens, the board is that of the position, and a redo gives the one before. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void anUndoToAnyPositionIsTheBoardOfThatPosition(int seed) {
        var random = new Random(seed);
        var boards = new HashMap<Integer, String>();
        int undone = 0;
        for (int act = 0; act < 60; act++) {
            var pawn = act % 2 == 0 ? "red" : "blue";
            played(random, pawn, boards);
            if (random.nextInt(3) == 0) {
                undone += undoes(random.nextInt(service.game().position()), boards, random.nextBoolean());
            }
        }
        assertThat(undone).as("boards that were compared").isGreaterThan(5);
        assertThat(service.verified().divergences()).isEmpty();
    }

    private void played(Random random, String pawn, Map<Integer, String> boards) {
        Command command = switch (random.nextInt(3)) {
            case 0 -> new Rest(pawn);
            case 1 -> new Step(pawn, 1 + random.nextInt(3));
            default -> new Gamble(pawn);
        };
        service.answer(Caller.HOST, command, command instanceof Gamble ? new Integer[] {1 + random.nextInt(10)} : new Integer[0]);
        boards.put(service.game().position(), service.game().boardHash(hash));
    }

    /** @return the number of boards that were compared */
    private int undoes(int to, Map<Integer, String> boards, boolean redo) {
        var before = service.game();
        if (!(before.otherLines(null).ask(Caller.HOST, new UndoTo(to)) instanceof HistoryQuestion.Answer.Planned(HistoryPlan plan))) {
            assertThat(service.refusal(Caller.HOST, new Undo(to, ""))).containsAnyOf("lies within one command", "stands as it was");
            return 0;
        }
        service.done(Caller.HOST, new Undo(to, ""));
        int at = service.game().position();
        assertThat(service.game().inEffectAt(at)).isEqualTo(before.inEffectAt(to));
        assertThat(plan.gone()).isEqualTo(before.inEffectAt(at - 1).stream().filter(event -> !before.inEffectAt(to).contains(event)).toList());
        assertThat(plan.back()).isEqualTo(before.inEffectAt(to).stream().filter(event -> !before.inEffectAt(at - 1).contains(event)).toList());
        if (boards.containsKey(to)) {
            assertThat(service.game().boardHash(hash)).isEqualTo(boards.get(to));
        }
        boards.put(at, service.game().boardHash(hash));
        if (redo) {
            service.done(Caller.HOST, new Redo(""));
            assertThat(service.game().boardHash(hash)).isEqualTo(before.boardHash(hash));
            boards.put(at + 1, service.game().boardHash(hash));
        }
        return boards.containsKey(to) ? 1 : 0;
    }
}
