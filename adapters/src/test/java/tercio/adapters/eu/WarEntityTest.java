package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Predicate;
import org.axonframework.modelling.command.VersionedAggregateIdentifier;
import org.axonframework.test.aggregate.AggregateTestFixture;
import org.axonframework.test.aggregate.ResultValidator;
import org.hamcrest.CustomMatcher;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tercio.adapters.json.JsonRecordCodec;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand;
import tercio.application.game.GameCredentials;
import tercio.application.game.GameEntity;
import tercio.application.game.GameResources;
import tercio.application.given.InMemoryCredentialStore;
import tercio.application.given.InMemoryRemarkStore;
import tercio.application.given.StoreLog;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.GameOpened.Seat;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.MessageRegistry;
import tercio.application.record.Redone;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;
import tercio.projections.sentence.Texts;

/** The entity with the rulebook that is really played. */
class WarEntityTest {

    private static final EuMilitary RULES = new EuMilitary();
    private static final int COMMANDS = 30;
    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");

    private final EuState start = RULES.start(RULES.scenario("france-spain").orElseThrow(), new Readings(Map.of()));
    private AggregateTestFixture<GameEntity> fixture;

    @BeforeEach
    void aTable() {
        var dictionary = new MessageRegistry(List.of(RULES));
        fixture = new AggregateTestFixture<>(GameEntity.class);
        fixture.registerCommandTargetResolver(message ->
                new VersionedAggregateIdentifier(((GameCommand) message.getPayload()).game(), null));
        fixture.registerInjectableResource(new GameResources(dictionary, new JsonRecordCodec(dictionary), new InMemoryCredentialStore(),
                Clock.fixed(Instant.parse("1635-05-19T10:00:00Z"), ZoneOffset.UTC), byte[]::new, new StoreLog(fixture::getEventStore), new InMemoryRemarkStore()));
    }

    private static GameCommand.Create war() {
        var opening = new GameOpened("war", RULES.id(), RULES.edition(), RULES.scenario("france-spain").orElseThrow(), Map.of(),
                DiceMode.PHYSICAL, UndoRule.FREE, false,
                List.of(new Seat("Anna", List.of("france")), new Seat("Bert", List.of("spain"))), "", "", Optional.empty());
        return new GameCommand.Create("g", opening, Optional.empty(), List.of(), List.of(),
                new GameCredentials(false, "h", Map.of(), new byte[0], Optional.empty()));
    }

    private static GameCommand.Execute sent(Caller by, Command command, List<Integer> dice) {
        return new GameCommand.Execute("g", by, command, dice, OptionalInt.empty(), Optional.empty());
    }

    private static Decision awaited(EuState state) {
        return RULES.decisions(state).getFirst();
    }

    /** Commands of a player that knows no rules, with the dice that they need. */
    private final class Session {

        private final Random random = new Random(11);
        private final List<GameCommand> sent = new ArrayList<>();
        private EuState state = start;

        private Verdict.Accepted<EuEvent> decided() {
            var command = (EuCommand) RULES.sample(state, awaited(state), random::nextInt);
            Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
            var verdict = (Verdict.Accepted<EuEvent>) RULES.decide(state, command, dice);
            sent.add(sent(Caller.HOST, command, verdict.rolls().stream().map(Roll::value).toList()));
            return verdict;
        }

        /** The boards after each event of the rulebook's decision, evolved again from the board before. */
        private List<EuState> evolved(Verdict.Accepted<EuEvent> verdict) {
            var boards = new ArrayList<EuState>();
            for (var ruled : verdict.events()) {
                state = RULES.evolve(state, ruled.event());
                boards.add(state);
            }
            return boards;
        }
    }

    @Test
    void everyCommandLeavesTheEventsOfTheRulebookAndTheBoardsThatTheyEvolveTo() {
        var session = new Session();
        for (int command = 0; command < COMMANDS; command++) {
            var verdict = session.decided();
            assertThat(verdict.boards()).asList().isEqualTo(session.evolved(verdict));
        }
        aTable();
        var last = session.decided();
        fixture.givenCommands(war()).andGivenCommands(session.sent.subList(0, COMMANDS)).when(session.sent.getLast())
                .expectEvents(last.events().stream().map(Verdict.ExplainedEvent::event).toArray());
    }

    @Test
    void anUndoAndARedoGoBackAndForthOverAWholeCommand() {
        var session = new Session();
        for (int command = 0; command < 3; command++) {
            session.evolved(session.decided());
        }
        fixture.givenCommands(war()).andGivenCommands(session.sent).when(sent(ANNA, new Undo(1, "slip"), List.of()))
                .expectEvents(new Undone(1, "slip"));
        aTable();
        fixture.givenCommands(war()).andGivenCommands(session.sent).andGivenCommands(sent(ANNA, new Undo(1, "slip"), List.of()))
                .when(sent(ANNA, new Redo(""), List.of())).expectEvents(new Redone(""));
    }

    private static void answers(ResultValidator<GameEntity> result, String what, Predicate<CommandResult> expected) {
        result.expectNoEvents().expectResultMessagePayloadMatching(new CustomMatcher<>(what) {
            @Override
            public boolean matches(Object payload) {
                return payload instanceof CommandResult answer && expected.test(answer);
            }
        });
    }

    @Test
    void anAnswerToNoDecisionIsRefusedWithItsRule() {
        var session = new Session();
        session.decided();
        var first = (GameCommand.Execute) session.sent.getFirst();
        answers(fixture.givenCommands(war()).andGivenCommands(first).when(first), "refused with a rule and a reason", answer ->
                answer instanceof CommandResult.Declined(Verdict.Refused<?> refused)
                        && !Told.of(refused.refusal().detail()).isBlank() && refused.refusal().rule().toString().startsWith("EU-"));
    }

    /** The first command of the session that one seat may give and the other may not. */
    @Test
    void aSeatDecidesForItsOwnCountriesOnly() {
        var session = new Session();
        while (!RULES.parties(session.state, (EuCommand) next(session).command()).equals(java.util.Set.of("france"))) {
            session.evolved(session.decided());
        }
        var before = List.copyOf(session.sent);
        answers(fixture.givenCommands(war()).andGivenCommands(before).when(sent(BERT, next(session).command(), List.of())),
                "not permitted, and who is", answer -> answer instanceof CommandResult.NotPermitted no
                        && Texts.englishPhrase(no.detail()).equals("Bert controls spain, and this is for france to decide."));
    }

    private static tercio.domain.game.Option next(Session session) {
        var decision = awaited(session.state);
        return decision.options().isEmpty() ? RULES.moves(session.state, decision.movers().getFirst()).orElseThrow().getFirst()
                : decision.options().getFirst();
    }

    @Test
    void aMissingDieIsAskedForInWords() {
        var session = new Session();
        var needsDie = session.decided();
        while (needsDie.rolls().isEmpty()) {
            session.evolved(needsDie);
            needsDie = session.decided();
        }
        DieName die = needsDie.rolls().getFirst().name();
        var asked = (GameCommand.Execute) session.sent.removeLast();
        var label = RULES.dieLabel(session.state, die);
        answers(fixture.givenCommands(war()).andGivenCommands(session.sent).when(sent(Caller.HOST, asked.command(), List.of())),
                "asks for " + Texts.englishPhrase(label), answer -> answer instanceof CommandResult.Declined(Verdict.NeedsDie<?> wants)
                        && wants.die().equals(die) && wants.label().equals(label));
    }
}
