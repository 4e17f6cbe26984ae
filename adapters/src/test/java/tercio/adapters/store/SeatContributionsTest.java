package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.ServerDice;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.ContributionGiven;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms.Contributions;
import tercio.application.record.HashChain;
import tercio.application.record.KernelCommand.Contribute;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.dice.DieName;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;
import tercio.projections.AwaitedDecision;
import tercio.projections.RulesAtPosition;
import tercio.projections.sentence.Texts;

/** Games whose dice wait until each seat has contributed to them, after the server was committed to its secret. */
class SeatContributionsTest {

    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");
    private static final Contribute WAIVE = new Contribute(Optional.empty(), Optional.of(true));
    private static final int GOAL = 120;

    private GameBackend backend;

    @BeforeEach
    void open() {
        backend = GameBackend.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()));
    }

    @AfterEach
    void close() {
        backend.close();
    }

    @Test
    void aCommandThatNeedsADieWaitsForEverySeatAndCommandsWithoutDiceGoOn() {
        var game = race(Contributions.SEATS);

        assertThat(refusal(game, ANNA, new Gamble("red"))).contains("Anna, Bert still owe theirs", "waives");
        play(game, ANNA, new Rest("red"));
        play(game, ANNA, value("rain"));
        assertThat(refusal(game, BERT, new Gamble("blue"))).contains("Bert still owes one");
        play(game, BERT, WAIVE);
        play(game, BERT, new Gamble("blue"));

        assertThat(facts(game)).filteredOn(ContributionGiven.class::isInstance).isEqualTo(List.of(
                new ContributionGiven("Anna", Optional.of("rain")), new ContributionGiven("Bert", Optional.empty())));
        assertIntact(game);
    }

    @Test
    void theRefusalOffersTheWaiverToASeatThatOwesOneItself() {
        var game = race(Contributions.SEATS);

        assertThat(execute(game, ANNA, new Gamble("red"))).isInstanceOfSatisfying(CommandResult.Declined.class, declined ->
                assertThat(((Verdict.Refused<?>) declined.verdict()).refusal().legal()).singleElement()
                        .satisfies(option -> assertThat(option.command()).isEqualTo(WAIVE)));
    }

    /** By hand: SHA-256 of the opening's contribution and, for each seat, the hashes of its name and its value, line by line. */
    @Test
    void whatTheSeatsGaveEntersEveryDie() {
        var game = race(Contributions.SEATS);
        play(game, ANNA, value("rain"));
        play(game, BERT, WAIVE);
        play(game, ANNA, new Gamble("red"));

        var opened = backend.histories().of(game).orElseThrow().openingEvent();
        var mixed = hash(opened.contribution() + "\n" + hash("Anna") + " " + hash("rain") + "\n" + hash("Bert") + " waived");
        var dice = new ServerDice(backend.credentials().find(game).orElseThrow().secret(), game, mixed, DiceMethod.BY_QUESTION, asked -> 0);
        assertThat(rolls(game)).containsExactly(dice.next(DieName.d10("red", "gamble")).orElseThrow());
    }

    @Test
    void aContributionIsBoundedSpokenOnceAndBySeatsThatPlayOnly() {
        var game = race(Contributions.SEATS);

        assertThat(refusal(game, ANNA, value(""))).contains("1 to 200 characters");
        assertThat(refusal(game, ANNA, value("x".repeat(201)))).contains("200");
        assertThat(refusal(game, ANNA, new Contribute(Optional.of("rain"), Optional.of(true)))).contains("either");
        assertThat(refusal(game, ANNA, new Contribute(Optional.empty(), Optional.empty()))).contains("either");
        assertThat(refusal(game, Caller.HOST, value("rain"))).contains("the host, who may run the server");
        assertThat(refusal(game, Caller.seat("Watcher"), value("rain"))).contains("plays nobody");
        play(game, ANNA, value("x".repeat(200)));
        assertThat(refusal(game, ANNA, value("sun"))).contains("has spoken already", "Bert");
        assertThat(refusal(race(Contributions.NONE), ANNA, value("rain"))).contains("\"contributions\": \"seats\"");
    }

    @Test
    void eachSeatThatOwesOneHasADecision() {
        var game = race(Contributions.SEATS);
        assertThat(awaited(game)).containsExactly("Anna", "Bert");
        play(game, BERT, value("rain"));
        assertThat(awaited(game)).containsExactly("Anna");
        play(game, ANNA, WAIVE);
        assertThat(awaited(game)).isEmpty();
        assertThat(awaited(race(Contributions.NONE))).isEmpty();
    }

    @Test
    void anUndoTakesNoContributionBackAndTheSameQuestionGetsTheSameDie() {
        var game = race(Contributions.SEATS);
        spoken(game);
        play(game, ANNA, new Gamble("red"));
        play(game, Caller.HOST, new Undo(1, "again"));
        play(game, ANNA, new Gamble("red"));

        assertThat(rolls(game)).hasSize(2).containsOnly(rolls(game).getFirst());
        assertIntact(game);
    }

    @Test
    void aForkCommitsItselfAnewAndAsksTheSeatsAnew() {
        var game = race(Contributions.SEATS);
        spoken(game);
        play(game, ANNA, new Gamble("red"));
        var fork = ((GameCreation.Created) backend.games().fork(game, backend.eventLog().newest(game), Optional.empty())).game();

        assertThat(awaited(fork)).containsExactly("Anna", "Bert");
        assertThat(refusal(fork, BERT, new Gamble("blue"))).contains("Anna, Bert");
        spoken(fork);
        play(fork, BERT, new Gamble("blue"));
        assertIntact(fork);
    }

    @Test
    void anImportThatGoesOnAsksTheSeatsAnewBecauseItsSecretIsNew() {
        var game = race(Contributions.SEATS);
        spoken(game);
        play(game, ANNA, new Gamble("red"));
        var copy = imported(game);

        assertThat(refusal(copy, BERT, new Gamble("blue"))).contains("Anna, Bert");
        spoken(copy);
        play(copy, BERT, new Gamble("blue"));
        assertThat(facts(copy)).filteredOn(fact -> fact instanceof DiceCommitted || fact instanceof ContributionGiven)
                .extracting(fact -> fact.getClass().getSimpleName())
                .containsExactly("ContributionGiven", "ContributionGiven", "DiceCommitted", "ContributionGiven", "ContributionGiven");
        assertThat(backend.verifier().verify(copy, Progress.SILENT).divergences()).isEmpty();
    }

    @Test
    void aGameThatGoesOnAfterItsSecretWasToldAsksTheSeatsAnew() {
        var game = race(Contributions.SEATS);
        spoken(game);
        for (int turn = 0; turn < GOAL / 3; turn++) {
            play(game, ANNA, new Step("red", 3));
            if (turn < GOAL / 3 - 1) {
                play(game, BERT, new Rest("blue"));
            }
        }
        assertThat(awaited(game)).as("a game that is over waits for nobody").isEmpty();
        play(game, Caller.HOST, new Undo(1, "on with it"));

        assertThat(refusal(game, ANNA, new Gamble("red"))).contains("Anna, Bert");
        spoken(game);
        play(game, ANNA, new Gamble("red"));
        assertIntact(game);
    }

    @Test
    void diceThrownByHandWaitForNoContribution() {
        assertThat(opened(DiceMode.PHYSICAL, Contributions.SEATS)).isInstanceOfSatisfying(GameCreation.Invalid.class,
                invalid -> assertThat(invalid.faults()).containsKey("/contributions"));
    }

    private GameCreation opened(DiceMode dice, Contributions contributions) {
        return backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", GOAL, Optional.empty()), dice,
                UndoRule.FREE, Map.of(), true, List.of(
                        new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty()),
                        new NewGame.SeatRequest("Watcher", List.of(), Optional.empty())), false, contributions));
    }

    private String race(Contributions contributions) {
        return ((GameCreation.Created) opened(DiceMode.SERVER, contributions)).game();
    }

    private static Contribute value(String text) {
        return new Contribute(Optional.of(text), Optional.empty());
    }

    private void spoken(String game) {
        play(game, ANNA, value("rain"));
        play(game, BERT, value("sun"));
    }

    private CommandResult execute(String game, Caller caller, Command command) {
        return backend.games().execute(new Execute(game, caller, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private void play(String game, Caller caller, Command command) {
        assertThat(execute(game, caller, command)).as("%s", command).isInstanceOf(CommandResult.Done.class);
    }

    private String refusal(String game, Caller caller, Command command) {
        int before = backend.eventLog().newest(game);
        var answer = execute(game, caller, command);
        assertThat(backend.eventLog().newest(game)).as("a refusal records nothing").isEqualTo(before);
        return Texts.englishPhrase(((Verdict.Refused<?>) ((CommandResult.Declined) answer).verdict()).refusal().detail());
    }

    private List<Object> facts(String game) {
        return backend.eventLog().from(game, 1).stream().<Object>map(RecordedEvent::fact).toList();
    }

    private List<Integer> rolls(String game) {
        return backend.eventLog().from(game, 1).stream().flatMap(event -> event.envelope().rolls().stream()).map(roll -> roll.value()).toList();
    }

    private List<String> awaited(String game) {
        var history = backend.histories().of(game).orElseThrow();
        return RulesAtPosition.of(history, history.position()).decisions().stream()
                .filter(each -> each.decision().kind().equals("Contribute")).map(AwaitedDecision::seat).toList();
    }

    private String imported(String game) {
        var out = new StringWriter();
        var history = backend.histories().of(game).orElseThrow();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return ((GameCreation.Created) backend.games().adopt(
                backend.records().read(new BufferedReader(new StringReader(out.toString())), Progress.SILENT))).game();
    }

    private void assertIntact(String game) {
        assertThat(backend.verifier().verify(game, Progress.SILENT)).satisfies(report -> {
            assertThat(report.divergences()).isEmpty();
            assertThat(report.diceProof()).isEqualTo("intact");
        });
    }

    private static String hash(String text) {
        return HashChain.hash(text.getBytes(StandardCharsets.UTF_8));
    }
}
