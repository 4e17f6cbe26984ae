package tercio.application.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.axonframework.messaging.Message;
import org.axonframework.test.aggregate.AggregateTestFixture;
import org.axonframework.test.aggregate.ResultValidator;
import org.axonframework.test.aggregate.TestExecutor;
import org.hamcrest.CoreMatchers;
import org.hamcrest.CustomMatcher;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tercio.application.dice.Commitment;
import tercio.application.given.InMemoryCredentialStore;
import tercio.application.given.InMemoryRemarkStore;
import tercio.application.given.PlainNotation;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.given.RaceEvent.Gambled;
import tercio.application.given.RaceEvent.Stepped;
import tercio.application.given.StoreLog;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.Envelope.IdempotencyKey;
import tercio.application.record.Explanation;
import tercio.application.record.GameOpened;
import tercio.application.record.GameOpened.Seat;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.MessageRegistry;
import tercio.application.record.Redone;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;

class GameEntityTest {

    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");

    private static final byte[] SECRET = {1, 2, 3};

    private AggregateTestFixture<GameEntity> fixture;

    @BeforeEach
    void aTable() {
        var dictionary = new MessageRegistry(List.of(new Race()));
        fixture = new AggregateTestFixture<>(GameEntity.class);
        fixture.registerCommandTargetResolver(WriteSide::target);
        fixture.registerInjectableResource(new GameResources(dictionary, new PlainNotation(dictionary), new InMemoryCredentialStore(),
                Clock.fixed(Instant.parse("1635-05-19T10:00:00Z"), ZoneOffset.UTC), byte[]::new, new StoreLog(fixture::getEventStore), new InMemoryRemarkStore()));
    }

    private static GameCommand.Create race(DiceMode dice, UndoRule undo) {
        var opening = new GameOpened("race", "race", "race-1", new Race.Track("short", 10, Optional.empty()), Map.of(), dice,
                undo, false, List.of(new Seat("Anna", List.of("red")), new Seat("Bert", List.of("blue"))),
                dice == DiceMode.SERVER ? Commitment.of(SECRET) : "", "", Optional.empty());
        return new GameCommand.Create("g", opening, Optional.empty(), List.of(), List.of(), new GameCredentials(false, "h", Map.of(), SECRET, Optional.empty()));
    }

    private TestExecutor<GameEntity> aRace() {
        return fixture.givenCommands(race(DiceMode.PHYSICAL, UndoRule.FREE));
    }

    private static GameCommand.Execute sent(Caller by, Command command, Integer... dice) {
        return new GameCommand.Execute("g", by, command, List.of(dice), OptionalInt.empty(), Optional.empty());
    }

    private static GameCommand.Execute once(String key, String body, Command command) {
        return new GameCommand.Execute("g", ANNA, command, List.of(), OptionalInt.empty(), Optional.of(new IdempotencyKey(key, body)));
    }

    private static void answers(ResultValidator<GameEntity> result, Class<? extends CommandResult> answer) {
        result.expectNoEvents().expectResultMessagePayloadMatching(CoreMatchers.instanceOf(answer));
    }

    private static void declines(ResultValidator<GameEntity> result, Class<?> verdict) {
        result.expectNoEvents().expectResultMessagePayloadMatching(new CustomMatcher<>(verdict.getSimpleName()) {
            @Override
            public boolean matches(Object payload) {
                return payload instanceof CommandResult.Declined declined && verdict.isInstance(declined.verdict());
            }
        });
    }

    @Test
    void aStepIsCarriedOut() {
        aRace().when(sent(ANNA, new Step("red", 3))).expectEvents(new Stepped("red", 3));
    }

    /** As with a record from a machine whose clock is ahead, or where a clock was set back. */
    @Test
    void noEventIsOlderThanTheOneBeforeIt() {
        var ahead = Instant.parse("1636-01-01T00:00:00Z");
        var race = race(DiceMode.PHYSICAL, UndoRule.FREE);
        var taken = new GameCommand.Create("g", race.opening(), Optional.of(new Envelope(ahead, Caller.HOST_NAME, "", 1, List.of(), Explanation.NONE,
                Optional.empty(), Optional.empty(), Optional.empty())), List.of(), List.of(), race.keys());

        fixture.givenCommands(taken).when(sent(ANNA, new Step("red", 3))).expectResultMessagePayloadMatching(new CustomMatcher<>("the time of the opening") {
            @Override
            public boolean matches(Object payload) {
                return payload instanceof CommandResult.Done done && done.events().getFirst().envelope().at().equals(ahead);
            }
        });
    }

    @Test
    void oneCommandMayLeaveSeveralEvents() {
        aRace().when(sent(ANNA, new Gamble("red"), 7)).expectEvents(new Gambled("red", 7), new Stepped("red", 4));
    }

    @Test
    void aMissingDieIsAskedForAndNothingHappens() {
        declines(aRace().when(sent(ANNA, new Gamble("red"))), Verdict.NeedsDie.class);
    }

    @Test
    void aDieThatCannotShowItsValueIsTurnedAway() {
        answers(aRace().when(sent(ANNA, new Gamble("red"), 11)), CommandResult.DiceMismatch.class);
    }

    @Test
    void aDieTooManyIsTurnedAway() {
        answers(aRace().when(sent(ANNA, new Gamble("red"), 7, 3)), CommandResult.DiceMismatch.class);
    }

    @Test
    void anotherSeatsPawnIsNotMine() {
        answers(aRace().when(sent(BERT, new Step("red", 3))), CommandResult.NotPermitted.class);
    }

    @Test
    void theHostMayDoAll() {
        aRace().when(sent(Caller.HOST, new Step("red", 3))).expectEvents(new Stepped("red", 3));
    }

    @Test
    void aMoveAgainstTheRulesIsForbidden() {
        declines(aRace().when(sent(BERT, new Step("blue", 3))), Verdict.Refused.class);
    }

    @Test
    void aGameThatMovedOnTakesNoCommandForItsPast() {
        var stale = new GameCommand.Execute("g", ANNA, new Step("red", 1), List.of(), OptionalInt.of(7), Optional.empty());
        aRace().when(stale).expectNoEvents().expectResultMessagePayload(new CommandResult.StalePosition(1));
    }

    @Test
    void theSameCommandWithTheSameKeyCountsOnce() {
        aRace().andGivenCommands(once("k", "b", new Step("red", 1)))
                .when(once("k", "b", new Step("red", 1)))
                .expectNoEvents().expectResultMessagePayload(new CommandResult.AlreadyDone(2, 2));
    }

    @Test
    void aKeyIsNotForTwoCommands() {
        aRace().andGivenCommands(once("k", "b", new Step("red", 1)))
                .when(once("k", "other", new Step("red", 2)))
                .expectNoEvents().expectResultMessagePayload(new CommandResult.IdempotencyKeyReused("k"));
    }

    @Test
    void anUndoIsAnEventAndTheTurnIsBack() {
        aRace().andGivenCommands(sent(ANNA, new Step("red", 1)), sent(BERT, new Undo(1, "slip")))
                .when(sent(ANNA, new Step("red", 2))).expectEvents(new Stepped("red", 2));
        aTable();
        aRace().andGivenCommands(sent(ANNA, new Step("red", 1)))
                .when(sent(BERT, new Undo(1, "slip"))).expectEvents(new Undone(1, "slip"));
    }

    @Test
    void aRedoBringsBackWhatWasUndone() {
        aRace().andGivenCommands(sent(ANNA, new Step("red", 1)), sent(BERT, new Undo(1, "slip")))
                .when(sent(ANNA, new Redo(""))).expectEvents(new Redone(""));
    }

    @Test
    void thereIsNothingToRedoOnceSomethingNewIsPlayed() {
        declines(aRace().andGivenCommands(
                        sent(ANNA, new Step("red", 1)), sent(BERT, new Undo(1, "slip")), sent(ANNA, new Rest("red")))
                .when(sent(ANNA, new Redo(""))), Verdict.Refused.class);
    }

    @Test
    void noUndoGoesToThePositionOfNow() {
        declines(aRace().when(sent(ANNA, new Undo(1, "a slip"))), Verdict.Refused.class);
    }

    @Test
    void whereOnlyTheHostMayUndoASeatMayNot() {
        answers(fixture.givenCommands(race(DiceMode.PHYSICAL, UndoRule.HOST_ONLY), sent(ANNA, new Rest("red")))
                .when(sent(ANNA, new Undo(1, "a slip"))), CommandResult.NotPermitted.class);
    }

    @Test
    void theServersDieIsTheSameAfterAnUndo() {
        var seen = new ArrayList<Integer>();
        for (var history : List.of(
                List.of(sent(ANNA, new Gamble("red"))),
                List.of(sent(ANNA, new Gamble("red")), sent(ANNA, new Undo(1, "a slip")), sent(ANNA, new Gamble("red"))))) {
            aTable();
            fixture.givenCommands(race(DiceMode.SERVER, UndoRule.FREE)).andGivenCommands(history.subList(0, history.size() - 1))
                    .when(history.getLast())
                    .expectResultMessageMatching(new CustomMatcher<>("done") {
                        @Override
                        public boolean matches(Object message) {
                            var done = (CommandResult.Done) ((Message<?>) message).getPayload();
                            seen.add(((Gambled) done.events().getFirst().fact()).die());
                            return true;
                        }
                    });
        }
        assertThat(seen).hasSize(2);
        assertThat(seen.getFirst()).isEqualTo(seen.getLast());
    }

    @Test
    void noDiceAreTypedInWhereTheServerThrows() {
        answers(fixture.givenCommands(race(DiceMode.SERVER, UndoRule.FREE)).when(sent(ANNA, new Gamble("red"), 7)),
                CommandResult.DiceMismatch.class);
    }
}
