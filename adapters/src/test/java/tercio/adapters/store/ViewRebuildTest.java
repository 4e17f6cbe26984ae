package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.axonframework.eventhandling.GapAwareTrackingToken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;

/** A rebuild stores what the stream of events has stored, and the stream goes on after it. */
@OnBothDatabases
class ViewRebuildTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final int GAMES = 4;
    private static final int TURNS = 800;

    private static String race(GameBackend backend) {
        var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("short", 9000, Optional.empty()), DiceMode.PHYSICAL,
                UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    private static void play(GameBackend backend, String game, Command command) {
        backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    /** Games whose events stand among those of the others, with undos. */
    private static List<String> mixedRaces(GameBackend backend) {
        var games = IntStream.range(0, GAMES).mapToObj(number -> race(backend)).toList();
        var random = new Random(7);
        for (int turn = 1; turn <= TURNS; turn++) {
            for (var game : games) {
                play(backend, game, random.nextInt(20) == 0 ? new Undo(random.nextInt(turn), "why not")
                        : new Step(random.nextBoolean() ? "red" : "blue", 1 + random.nextInt(3)));
            }
        }
        return games;
    }

    private static void awaitStored(GameBackend backend, List<String> games) {
        for (var game : games) {
            int newest = backend.eventLog().newest(game);
            while (backend.viewStore().of(game, "board").filter(kept -> kept.position() == newest).isEmpty()) {
                LockSupport.parkNanos(10_000_000);
            }
        }
    }

    private static List<Map<String, Object>> stored(JdbcTemplate rows, String columns, String table) {
        return rows.queryForList("select " + columns + " from " + table + " order by 1, 2, 3");
    }

    @Test
    void whatIsMadeAgainIsWhatTheStreamHasStored() {
        try (var backend = TestStores.inMemory(RACES)) {
            var games = mixedRaces(backend);
            awaitStored(backend, games);
            var rows = backend.get(JdbcTemplate.class);
            var views = stored(rows, "game, view, position, body", "view_at_present");
            var pages = stored(rows, "game, kind, page, body", "checkpoint_page");
            var boards = stored(rows, "game, event, 0", "checkpoint_board");
            assertThat(views).hasSizeGreaterThanOrEqualTo(2 * GAMES);
            assertThat(pages).isNotEmpty();

            backend.rebuild(Progress.SILENT);

            assertThat(stored(rows, "game, view, position, body", "view_at_present")).usingRecursiveComparison().isEqualTo(views);
            assertThat(stored(rows, "game, kind, page, body", "checkpoint_page")).usingRecursiveComparison().isEqualTo(pages);
            assertThat(stored(rows, "game, event, 0", "checkpoint_board")).isEqualTo(boards);
        }
    }

    @Test
    void theStreamGoesOnAtItsEnd() {
        try (var backend = TestStores.inMemory(RACES)) {
            var games = mixedRaces(backend);
            var rows = backend.get(JdbcTemplate.class);
            long last = rows.queryForObject("select max(globalIndex) from DomainEventEntry", Long.class);

            backend.rebuild(Progress.SILENT);

            var tokens = rows.queryForList("select token from TokenEntry where processorName = 'views'", byte[].class);
            assertThat(tokens).isNotEmpty().allSatisfy(
                    token -> assertThat(new String(token, StandardCharsets.UTF_8)).contains("\"index\":" + last));
            games.forEach(game -> play(backend, game, new Step("red", 1)));
            awaitStored(backend, games);
        }
    }

    @Test
    void aNumberOfATransactionThatIsNotFinishedIsAGapInTheStream() throws SQLException {
        try (var backend = TestStores.inMemory(RACES)) {
            var game = race(backend);
            var rows = backend.get(JdbcTemplate.class);
            long before = rows.queryForObject("select max(globalIndex) from DomainEventEntry", Long.class);
            try (var connection = backend.source().getConnection()) {
                connection.setAutoCommit(false);
                try (var insert = connection.createStatement()) {
                    insert.executeUpdate("insert into DomainEventEntry (eventIdentifier, aggregateIdentifier, sequenceNumber, timeStamp,"
                            + " payloadType, payload) values ('unfinished', 'nobody', 0, '', '', '')");
                    play(backend, game, new Step("red", 1));
                    var end = (GapAwareTrackingToken) backend.get(ViewTokens.class).end();
                    assertThat(end.getIndex()).isEqualTo(before + 2);
                    assertThat(end.getGaps()).containsExactly(before + 1);
                } finally {
                    connection.rollback();
                    connection.setAutoCommit(true);
                }
            }
        }
    }

    @Test
    void aGameOfARulesetThatIsNotInstalledIsSetAside(@TempDir Path folder) {
        String game;
        try (var first = TestStores.in(folder, RACES)) {
            game = race(first);
        }
        try (var second = TestStores.in(folder, new InstalledRulebooks(List.of(), List.of()))) {
            second.rebuild(Progress.SILENT);
            assertThat(second.damagedGames().all()).containsOnlyKeys(game);
            assertThat(second.damagedGames().all().get(game)).contains("cannot be shown").contains("race");
        }
    }
}
