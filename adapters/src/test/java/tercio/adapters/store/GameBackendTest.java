package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;
import tercio.projections.GameHistories;
import tercio.projections.RulesAtPosition;
import tercio.projections.sentence.Texts;

@OnBothDatabases(inEachTier = true)
class GameBackendTest {

    static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    private static GameBackend backend;

    @OnBothDatabases.Before
    static void open() {
        backend = TestStores.inMemory(RACES);
    }

    @OnBothDatabases.After
    static void close() {
        backend.close();
    }

    private String race(DiceMode dice, int goal) {
        var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("short", goal, Optional.empty()), dice,
                UndoRule.FREE, Map.of(), true, List.of(
                        new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("blue"), Optional.of("rain"))));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    private CommandResult play(String game, Command command, Integer... dice) {
        return backend.games().execute(
                new Execute(game, Caller.HOST, command, List.of(dice), OptionalInt.empty(), Optional.empty()));
    }

    private String body(String game, int position) {
        var history = backend.histories().of(game).orElseThrow();
        return backend.json().writeValueAsString(
                backend.views().body(history, "board", List.of(), position).orElseThrow())
                + backend.json().writeValueAsString(RulesAtPosition.of(history, position).decisions());
    }

    /** A race with undo at any depth, the server's dice, redo and moves that were refused. */
    private String aMuddledRace(long seed) {
        var game = race(DiceMode.SERVER, 1000);
        var random = new Random(seed);
        for (int turn = 0; turn < 60; turn++) {
            var pawn = random.nextBoolean() ? "red" : "blue";
            play(game, switch (random.nextInt(6)) {
                case 0 -> new Undo(random.nextInt(turn + 1), "why not");
                case 1 -> new Redo("");
                case 2, 3 -> new Gamble(pawn);
                case 4 -> new Rest(pawn);
                default -> new Step(pawn, 1 + random.nextInt(3));
            });
        }
        return game;
    }

    private String exported(String game) {
        var history = backend.histories().of(game).orElseThrow();
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return out.toString();
    }

    private String imported(String record) {
        var read = backend.records().read(new BufferedReader(new StringReader(record)), Progress.SILENT);
        return ((GameCreation.Created) backend.games().adopt(read)).game();
    }

    @Test
    void aGameIsPlayedTakenBackAndVerified() {
        var game = race(DiceMode.PHYSICAL, 10);
        play(game, new Step("red", 3));
        var before = body(game, 2);
        play(game, new Gamble("blue"), 7);
        play(game, new Undo(2, "a slip"));
        assertThat(body(game, 5)).isEqualTo(before);
        play(game, new Redo(""));
        assertThat(body(game, 6)).isEqualTo(body(game, 4)).isNotEqualTo(before);

        var report = backend.verifier().verify(game, Progress.SILENT);

        assertThat(report.divergences()).isEmpty();
        assertThat(report.verified()).isTrue();
        assertThat(report.events()).isEqualTo(6);
        assertThat(report.commands()).isEqualTo(5);
        assertThat(report.hashChain()).isEqualTo("intact");
    }

    @Test
    void anyMuddleOfUndoAndRedoVerifiesWithTheDiceProvenAndTravelsWhole() {
        for (long seed = 1; seed <= 5; seed++) {
            var game = aMuddledRace(seed);
            var report = backend.verifier().verify(game, Progress.SILENT);
            assertThat(report.divergences()).isEmpty();
            assertThat(report.diceProof()).isEqualTo("intact");
            assertThat(report.hashChain()).isEqualTo("intact");

            var copy = imported(exported(game));

            int newest = backend.eventLog().newest(game);
            assertThat(backend.eventLog().newest(copy)).isEqualTo(newest);
            for (int position = 0; position <= newest; position++) {
                assertThat(body(copy, position)).isEqualTo(body(game, position));
            }
            assertThat(exported(copy).lines().skip(1)).containsExactlyElementsOf(exported(game).lines().skip(1).toList());
        }
    }

    @Test
    void aForkHasTheBoardItWasTakenFromAndLeavesTheOther() {
        for (long seed = 11; seed <= 15; seed++) {
            var game = aMuddledRace(seed);
            int newest = backend.eventLog().newest(game);
            for (int at = 0; at <= newest; at += 7) {
                var fork = ((GameCreation.Created) backend.games().fork(game, at, Optional.of("what if"))).game();
                assertThat(body(fork, backend.eventLog().newest(fork))).isEqualTo(body(game, whole(game, at)));
                assertThat(backend.verifier().verify(fork, Progress.SILENT).verified()).isTrue();
            }
            assertThat(backend.eventLog().newest(game)).isEqualTo(newest);
        }
    }

    /** The position itself, or the one before the command in whose midst it lies. */
    private int whole(String game, int position) {
        return backend.eventLog().from(game, position + 1).stream()
                .findFirst()
                .map(next -> next.envelope().since())
                .filter(first -> first <= position)
                .map(first -> first - 1)
                .orElse(position);
    }

    @Test
    void anAlteredRecordIsRefusedWithItsFirstBadLine() {
        var game = race(DiceMode.PHYSICAL, 10);
        play(game, new Step("red", 3));
        play(game, new Gamble("blue"), 7);
        var lines = new ArrayList<>(exported(game).lines().toList());
        lines.set(2, lines.get(2).replace("\"squares\":3", "\"squares\":2"));
        refused(lines, 3, "hash");
        lines.set(2, "{");
        refused(lines, 3, "JSON");
        lines.remove(2);
        refused(lines, 3, "events are missing");
        lines.removeLast();
        lines.removeLast();
        refused(lines, 3, "ends");
        refused(List.of("{\"format\":\"other\"}"), 1, "format");
    }

    private void refused(List<String> lines, int line, String why) {
        assertThatThrownBy(() -> imported(String.join("\n", lines)))
                .isInstanceOfSatisfying(InvalidRecord.class, bad -> assertThat(bad.line()).isEqualTo(line))
                .hasMessageContaining(why);
    }

    @Test
    void anEntryAlteredInTheStoreIsFound() {
        var game = race(DiceMode.PHYSICAL, 10);
        play(game, new Step("red", 3));
        play(game, new Step("blue", 1));
        var database = JdbcClient.create(backend.source());
        database.sql("update DomainEventEntry set payload = ? where sequenceNumber = 1 and aggregateIdentifier = ?")
                .params("{\"pawn\":\"red\",\"squares\":2}".getBytes(), game).update();

        var report = backend.verifier().verify(game, Progress.SILENT);

        assertThat(report.hashChain()).isEqualTo("broken at 2");
        assertThat(report.divergences()).first().satisfies(divergence -> {
            assertThat(divergence.position()).isEqualTo(2);
            assertThat(Texts.englishPhrase(divergence.expected())).contains("\"squares\":3");
            assertThat(Texts.englishPhrase(divergence.found())).contains("\"squares\":2");
        });
        assertThat(report.verified()).isFalse();
    }

    @Test
    void theStoredViewsAreMadeAnewFromNothing() {
        var game = aMuddledRace(3);
        var told = new ArrayList<Integer>();
        backend.rebuild((done, of) -> told.add(done));
        int newest = backend.eventLog().newest(game);
        assertThat(told).last().satisfies(done -> assertThat(done).isGreaterThanOrEqualTo(newest));
        assertThat(backend.viewStore().of(game, "board")).get().satisfies(kept -> {
            assertThat(kept.position()).isEqualTo(newest);
            assertThat(body(game, newest)).startsWith(kept.body());
        });
    }

    @Test
    void aGameOfTheFirstVersionIsStillRead() {
        var game = race(DiceMode.PHYSICAL, 10);
        JdbcClient.create(backend.source())
                .sql("update DomainEventEntry set payloadRevision = '1', payload = ? where sequenceNumber = 0 and aggregateIdentifier = ?")
                .params("""
                        {"ruleset":"race","edition":"race-1","scenario":{"name":"short","goal":10},"readings":{},
                         "dice":"physical","undo":"free","open":true,"seats":[{"name":"Anna","controls":["red"]}],
                         "diceCommitment":""}""".getBytes(), game).update();

        var opened = new GameHistories(backend.eventLog(), backend.checkpoints(), backend.dictionary(), backend.notation(), backend.views(), 1).of(game).orElseThrow().openingEvent();

        assertThat(opened.name()).isEqualTo("short");
        assertThat(opened.contribution()).isEmpty();
        assertThat(opened.scenario()).isEqualTo(new Race.Track("short", 10, Optional.empty()));
    }

    @Test
    void aDatabaseClosedAndOpenedAgainGoesOn(@TempDir Path folder) {
        var common = backend;
        try (var first = TestStores.in(folder, RACES)) {
            backend = first;
            var game = race(DiceMode.SERVER, 10);
            play(game, new Gamble("red"));
            var board = body(game, 3);
            first.close();
            try (var second = TestStores.in(folder, RACES)) {
                backend = second;
                assertThat(body(game, 3)).isEqualTo(board);
                assertThat(play(game, new Gamble("blue"))).isInstanceOf(CommandResult.Done.class);
                assertThat(second.verifier().verify(game, Progress.SILENT).verified()).isTrue();
            }
        } finally {
            backend = common;
        }
    }

    @Test
    void aRebuildThatIsInterruptedGoesOnAtTheNextStart(@TempDir Path folder) {
        var common = backend;
        try (var first = TestStores.in(folder, RACES)) {
            backend = first;
            var game = aMuddledRace(4);
            int newest = first.eventLog().newest(game);
            var ended = catchThrowable(() -> first.rebuild((done, of) -> Thread.currentThread().interrupt()));
            assertThat(Thread.interrupted() || ended != null).as("the rebuild was interrupted").isTrue();
            first.close();
            try (var second = TestStores.in(folder, RACES)) {
                backend = second;
                while (second.viewStore().of(game, "board").filter(kept -> kept.position() == newest).isEmpty()) {
                    LockSupport.parkNanos(10_000_000);
                }
                assertThat(body(game, newest)).startsWith(second.viewStore().of(game, "board").orElseThrow().body());
                assertThat(second.verifier().verify(game, Progress.SILENT).verified()).isTrue();
            }
        } finally {
            backend = common;
        }
    }
}
