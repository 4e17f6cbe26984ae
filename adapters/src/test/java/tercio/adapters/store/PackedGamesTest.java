package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.application.verification.VerificationReport;
import tercio.domain.game.Command;
import tercio.domain.given.Tier;
import tercio.projections.Summaries;

/** A game that is packed reads as before, goes on as before, and takes little room. */
@OnBothDatabases
class PackedGamesTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final InstalledRulebooks WARS = RulebookModules.all().rulebooks();
    /** Bytes of a finished game of 400 events. */
    private static final long MOST_BYTES = 60_000;
    private static final int EVENTS = 400;

    private static String imported(GameBackend backend, String name) throws IOException {
        try (var stream = PackedGamesTest.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl")) {
            var record = backend.records().read(new BufferedReader(new StringReader(new String(stream.readAllBytes(), StandardCharsets.UTF_8))), Progress.SILENT);
            return ((GameCreation.Created) backend.games().adopt(record)).game();
        }
    }

    private static GameCreation.Created race(GameBackend backend, int goal) {
        return (GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", goal, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))));
    }

    private static void play(GameBackend backend, String game, Command... commands) {
        for (var command : commands) {
            assertThat(backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty())))
                    .as("%s", command).isInstanceOf(CommandResult.Done.class);
        }
    }

    /** A race with twelve events that red has won. */
    private static String finished(GameBackend backend) {
        var game = race(backend, 7).game();
        play(backend, game, new Step("red", 1), new Rest("blue"), new Step("red", 1), new Rest("blue"), new Step("red", 1), new Rest("blue"), new Step("red", 1),
                new Rest("blue"), new Step("red", 1), new Rest("blue"), new Step("red", 3));
        summaryIsStored(backend, game);
        return game;
    }

    private static void summaryIsStored(GameBackend backend, String game) {
        int newest = backend.eventLog().newest(game);
        while (backend.viewStore().of(game, Summaries.NAME).filter(kept -> kept.position() == newest).isEmpty()) {
            LockSupport.parkNanos(10_000_000);
        }
    }

    private static String record(GameBackend backend, String game) {
        var history = backend.histories().of(game).orElseThrow();
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return out.toString();
    }

    /** Each view at each hundredth position, and the newest. */
    private static List<String> views(GameBackend backend, String game) {
        var history = backend.histories().of(game).orElseThrow();
        var all = new ArrayList<String>();
        for (int at = 1; at <= history.position(); at = at == history.position() ? at + 1 : Math.min(at + 100, history.position())) {
            for (var name : backend.views().names(history)) {
                all.add(at + " " + name + " " + backend.views().body(history, name, List.of(), at).map(backend.json()::writeValueAsString).orElse("none"));
            }
        }
        return all;
    }

    private static long rows(GameBackend backend, String game) {
        return JdbcClient.create(backend.source()).sql("select count(*) from DomainEventEntry where aggregateIdentifier = ?").param(game).query(Long.class).single();
    }

    private static boolean packed(GameBackend backend, String game) {
        return backend.get(GamePacking.class).pack(game);
    }

    static Stream<String> packedGames() {
        return Tier.firstOrSome(List.of("artois-by-consent", "europe"), 1, 1).stream();
    }

    @ParameterizedTest
    @MethodSource("packedGames")
    void everyReaderReadsAPackedGameAsBefore(String name, @TempDir Path folder) throws IOException {
        String game;
        String before;
        List<RecordedEvent> events;
        List<String> views;
        VerificationReport report;
        try (var backend = TestStores.in(folder, WARS)) {
            game = imported(backend, name);
            summaryIsStored(backend, game);
            before = record(backend, game);
            events = backend.eventLog().from(game, 1);
            views = views(backend, game);
            report = backend.verifier().verify(game, Progress.SILENT);
            assertThat(report.divergences()).isEmpty();

            assertThat(packed(backend, game)).isTrue();

            assertThat(rows(backend, game)).isEqualTo(1);
            assertThat(backend.eventLog().newest(game)).isEqualTo(events.size());
            assertThat(record(backend, game)).isEqualTo(before);
            assertThat(views(backend, game)).isEqualTo(views);
            assertThat(backend.get(UnfitRows.class).count(JdbcCheckpointStore.PAGE_TABLE)).as("checkpoints that are missing are not taken for forged ones").isZero();
        }
        try (var backend = TestStores.in(folder, WARS)) {
            assertThat(backend.eventLog().from(game, 1)).isEqualTo(events);
            assertThat(backend.eventLog().between(game, 5, 7)).isEqualTo(events.subList(4, 7));
            assertThat(backend.eventLog().between(game, events.size() - 1, events.size())).isEqualTo(events.subList(events.size() - 2, events.size()));
            assertThat(record(backend, game)).isEqualTo(before);
            assertThat(views(backend, game)).isEqualTo(views);
            assertThat(backend.verifier().verify(game, Progress.SILENT)).isEqualTo(report);
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).isEmpty();
            int middle = events.size() / 2;
            var fork = ((GameCreation.Created) backend.games().fork(game, middle, Optional.empty())).game();
            assertThat(backend.verifier().verify(fork, Progress.SILENT).divergences()).isEmpty();
            assertThat(backend.eventLog().newest(fork)).isPositive();
            assertThat(packed(backend, game)).as("it is packed already").isFalse();
        }
    }

    @Test
    void aFinishedGameTakesLittleRoom() throws IOException {
        for (var name : Tier.firstOrSome(List.of("turks-and-russians", "artois-by-consent", "europe", "colonial-convoy"), 1, 2)) {
            try (var backend = TestStores.inMemory(WARS)) {
                var game = imported(backend, name);
                summaryIsStored(backend, game);
                long before = bytes(backend);

                assertThat(packed(backend, game)).isTrue();

                int events = backend.eventLog().newest(game);
                assertThat(bytes(backend) * EVENTS / events).as("%s has %d events, and took %d bytes", name, events, before).isLessThanOrEqualTo(MOST_BYTES);
            }
        }
    }

    /** The size of the values of all rows that belong to a game, in bytes. */
    private static long bytes(GameBackend backend) {
        var rows = JdbcClient.create(backend.source());
        long sum = 0;
        for (var table : List.of("domainevententry", "packed_game", "view_at_present", "checkpoint_page", "checkpoint_board", "game_keys", "seat_key", "former_secret",
                "game_proof", "game_listing", "game_line", "game_fork", "appraisal", "game_tally")) {
            sum += rows.sql("select * from " + table).query((row, number) -> {
                long length = 0;
                for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
                    length += switch (row.getObject(column)) {
                        case null -> 1;
                        case byte[] bytes -> bytes.length;
                        case String text -> text.length();
                        default -> Long.BYTES;
                    };
                }
                return length;
            }).list().stream().mapToLong(length -> length).sum();
        }
        return sum;
    }

    @Test
    void onlyGamesThatAreOverAndRestArePacked() {
        try (var backend = TestStores.inMemory(RACES)) {
            var over = finished(backend);
            var goesOn = race(backend, 1000).game();
            for (int turn = 0; turn < 8; turn++) {
                play(backend, goesOn, new Rest(turn % 2 == 0 ? "red" : "blue"));
            }
            summaryIsStored(backend, goesOn);
            var packing = backend.get(GamePacking.class);

            assertThat(packing.packAll(Duration.ofHours(1))).as("it ended just now").isZero();
            assertThat(packing.packAll(Duration.ZERO)).isEqualTo(1);

            assertThat(rows(backend, over)).isEqualTo(1);
            assertThat(rows(backend, goesOn)).isEqualTo(9);
            assertThat(packing.packAll(Duration.ZERO)).as("it is packed").isZero();
        }
    }

    /** Its end is taken back, and it is played to another end. */
    @Test
    void aPackedGameGoesOnAndIsPackedAgain(@TempDir Path folder) {
        String game;
        try (var backend = TestStores.in(folder, RACES)) {
            game = finished(backend);
            assertThat(packed(backend, game)).isTrue();

            play(backend, game, new KernelCommand.Undo(11, "he moved too far"), new Rest("red"), new Rest("blue"));

            assertThat(rows(backend, game)).as("the further events have rows").isGreaterThanOrEqualTo(4);
        }
        try (var backend = TestStores.in(folder, RACES)) {
            play(backend, game, new Rest("red"), new KernelCommand.Undo(11, "once more"), new Step("red", 2));
            var before = record(backend, game);
            assertThat(before).contains("he moved too far");
            assertThat(backend.verifier().verify(game, Progress.SILENT).verified()).isTrue();
            summaryIsStored(backend, game);

            assertThat(backend.get(GamePacking.class).packAll(Duration.ZERO)).isEqualTo(1);

            assertThat(rows(backend, game)).isEqualTo(1);
            assertThat(record(backend, game)).isEqualTo(before);
            assertThat(backend.verifier().verify(game, Progress.SILENT).verified()).isTrue();
        }
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).isEmpty();
        }
    }

    @Test
    void aPackedGameThatIsMadeAgainStaysSmall(@TempDir Path folder) {
        try (var backend = TestStores.in(folder, RACES)) {
            var game = finished(backend);
            assertThat(packed(backend, game)).isTrue();

            backend.rebuild(Progress.SILENT);

            summaryIsStored(backend, game);
            assertThat(JdbcClient.create(backend.source()).sql("select view from view_at_present where game = ?").param(game).query(String.class).list())
                    .containsExactly(Summaries.NAME);
        }
    }

    /** Another game's row, a row with another byte, a row for fewer events, and none. */
    @ParameterizedTest
    @ValueSource(strings = {"update packed_game set body = (select body from packed_game where game <> ?), events = events where game = ?",
        "update packed_game set seal = (select seal from packed_game where game <> ?) where game = ?",
        "update packed_game set events = events - 1 where game <> ? and game = ?", "delete from packed_game where game <> ? and game = ?"})
    void whatSomebodyElsePutIntoTheRowIsFound(String forgery, @TempDir Path folder) {
        String game;
        String other;
        try (var backend = TestStores.in(folder, RACES)) {
            game = finished(backend);
            other = finished(backend);
            assertThat(packed(backend, game)).isTrue();
            assertThat(packed(backend, other)).isTrue();
        }
        try (var database = TestStores.database(folder)) {
            assertThat(JdbcClient.create(database.source()).sql(forgery.replace("where game <> ? and game = ?", "where game = ?")).params(forgery.contains("(select")
                    ? List.of(game, game) : List.of(game)).update()).isEqualTo(1);
        }
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();

            assertThat(backend.damagedGames().all()).containsOnlyKeys(game);
            assertThat(backend.eventLog().from(other, 1)).hasSize(12);
        }
    }

    /** Events of packed games have left the stream: the numbers of those after them are far away. */
    @Test
    void aWideGapInTheNumbersOfEventsHoldsNoViewUp(@TempDir Path folder) {
        try (var backend = TestStores.in(folder, RACES)) {
            var game = race(backend, 1000).game();
            summaryIsStored(backend, game);
            JdbcClient.create(backend.source()).sql("alter table DomainEventEntry alter column globalIndex restart with 1000000").update();

            play(backend, game, new Rest("red"));

            summaryIsStored(backend, game);
        }
    }
}
