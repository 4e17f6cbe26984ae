package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.Remark;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.projections.CheckpointStore;
import tercio.projections.Summaries;

/** Rows beside the record that somebody changed while the service was down, or that cannot be read: none is served, and what can be is made again. */
@OnBothDatabases
class ForgedRowsTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final int EVENTS = CheckpointStore.PAGE + 20;

    @TempDir
    private static Path played;
    private static String game;
    private static String other;
    private static String fork;

    @TempDir
    private Path folder;

    @OnBothDatabases.Before
    static void twoRacesAndAForkAreStored() throws IOException {
        TestStores.empty(played);
        try (var backend = TestStores.in(played, RACES)) {
            game = race(backend, "Tortoise");
            other = race(backend, "Hare");
            for (int turn = 1; turn < EVENTS; turn++) {
                rest(backend, game, turn);
            }
            rest(backend, other, 1);
            fork = ((GameCreation.Created) backend.games().fork(game, 3, Optional.of("a fork"))).game();
            for (var each : List.of(game, other, fork)) {
                await(() -> stored(backend, each));
            }
            assertThat(backend.checkpoints().pages(game)).hasSize(1);
        }
    }

    @BeforeEach
    void copied() throws IOException {
        TestStores.copy(played, folder);
    }

    private static String race(GameBackend backend, String name) {
        return ((GameCreation.Created) backend.games().open(new NewGame(Optional.of(name), "race", new Race.Track("long", 1000, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty())))))
                .game();
    }

    private static void rest(GameBackend backend, String game, int turn) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, new Rest(turn % 2 == 1 ? "red" : "blue"), List.of(), OptionalInt.empty(),
                Optional.empty()))).isInstanceOf(CommandResult.Done.class);
    }

    private static boolean stored(GameBackend backend, String game) {
        int newest = backend.eventLog().newest(game);
        return backend.viewStore().of(game, "board").filter(kept -> kept.position() == newest).isPresent()
                && backend.viewStore().of(game, Summaries.NAME).filter(kept -> kept.position() == newest).isPresent();
    }

    private static void await(BooleanSupplier met) {
        while (!met.getAsBoolean()) {
            LockSupport.parkNanos(10_000_000);
        }
    }

    private void changed(String sql, Object... parameters) {
        try (var database = TestStores.database(folder)) {
            assertThat(JdbcClient.create(database.source()).sql(sql).params(parameters).update()).as(sql).isPositive();
        }
    }

    private static byte[] packed(String body) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(bytes)) {
            out.write(body.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static String board(GameBackend backend, String game) {
        return backend.json().writeValueAsString(backend.views().body(backend.histories().of(game).orElseThrow(), "board", List.of(),
                backend.eventLog().newest(game)).orElseThrow());
    }

    /** The stored board is not served, is counted, and is stored again as the events have it. */
    private void theBoardIsMadeAgain() {
        try (var backend = TestStores.in(folder, RACES)) {
            var unfit = backend.get(UnfitRows.class);
            assertThat(backend.viewStore().of(game, "board")).isEmpty();
            assertThat(unfit.count("view_at_present")).isEqualTo(1);

            await(() -> stored(backend, game));

            assertThat(backend.viewStore().of(game, "board").orElseThrow().body()).isEqualTo(board(backend, game));
            assertThat(backend.damaged().all()).isEmpty();
            assertThat(backend.viewStore().of(other, "board")).isPresent();
        }
    }

    @Test
    void aForgedBoard() throws IOException {
        changed("update view_at_present set body = ? where game = ? and view = 'board'", packed("{\"goal\":1,\"turn\":\"red\"}"), game);
        theBoardIsMadeAgain();
    }

    @Test
    void theBoardOfAnotherGameAtThePositionOfThisOne() {
        changed("update view_at_present set (body, seal) = (select body, seal from view_at_present where game = ? and view = 'board')"
                + " where game = ? and view = 'board'", other, game);
        theBoardIsMadeAgain();
    }

    @Test
    void anotherViewOfTheSameGame() {
        changed("update view_at_present set (body, seal) = (select body, seal from view_at_present where game = ? and view = ?)"
                + " where game = ? and view = 'board'", game, Summaries.NAME, game);
        theBoardIsMadeAgain();
    }

    @Test
    void anOlderBoardThatIsSaidToBeThatOfToday() {
        changed("update view_at_present set position = position - 1 where game = ? and view = 'board'", game);
        theBoardIsMadeAgain();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no compressed bytes", "x", "{}"})
    void aBoardThatCannotBeRead(String bytes) {
        changed("update view_at_present set body = ? where game = ? and view = 'board'", bytes.getBytes(StandardCharsets.UTF_8), game);
        theBoardIsMadeAgain();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"goal\":", "[]", "", "null", "{\"number\":0,\"head\":\"\",\"earliest\":\"2020-01-01T00:00:00Z\",\"changes\":[]}"})
    void checkpointsThatCannotBeReadAreMadeFromTheEvents(String body) {
        for (var table : List.of("checkpoint_page", "checkpoint_board")) {
            changed("update " + table + " set body = ? where game = ?", body.getBytes(StandardCharsets.UTF_8), game);
        }
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(board(backend, game)).isEqualTo(backend.viewStore().of(game, "board").orElseThrow().body());
            var fresh = backend.histories().of(game).orElseThrow();
            assertThat(fresh.position()).isEqualTo(EVENTS);
            assertThat(backend.get(UnfitRows.class).count("checkpoint_page")).isPositive();
            await(() -> backend.checkpoints().pages(game).size() == 1);
            assertThat(backend.damaged().all()).isEmpty();
        }
    }

    /** The page itself is whole, and what a projection noted on it is not: the game was set aside for that. */
    @Test
    void entriesOfAProjectionThatWereChangedAreMadeFromTheEvents() {
        changed("update checkpoint_page set body = ? where game = ? and kind <> '/page'", "[{}]".getBytes(StandardCharsets.UTF_8), game);
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.views().statistics(backend.histories().of(game).orElseThrow(), EVENTS)).isNotNull();
            assertThat(backend.get(UnfitRows.class).count("checkpoint_page")).isEqualTo(1);
            assertThat(backend.damaged().all()).isEmpty();
        }
    }

    @Test
    void aListingThatHidesAGameAndAForkThatHasAnotherParent() {
        changed("update game_listing set words = 'achilles', over = true where game = ?", game);
        changed("update game_fork set parent = ? where game = ?", other, fork);
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            await(() -> found(backend, "tortoise").contains(game) && backend.forks().parent(fork).orElseThrow().game().equals(game));
            assertThat(found(backend, "achilles")).isEmpty();
            assertThat(backend.get(UnfitRows.class).count("game_listing")).isEqualTo(1);
            assertThat(backend.get(UnfitRows.class).count("game_fork")).isEqualTo(1);
        }
    }

    /** Whether a game is open to all is signed with its keys; what the list says of it follows from them. */
    @Test
    void aGameThatTheListAloneHides() {
        changed("update game_listing set open = false, ordinal = 0 where game = ?", game);
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();

            assertThat(found(backend, "tortoise")).contains(game);
            assertThat(backend.damaged().all()).isEmpty();
        }
    }

    private static List<String> found(GameBackend backend, String text) {
        return backend.get(GameSearch.class).find(new GameSearch.Wanted(Optional.of(text), Optional.empty(), Optional.empty(), Optional.of(false)), "", 0, 20)
                .games();
    }

    @Test
    void aForkWhoseRowWasTakenAway() {
        changed("delete from game_fork where game = ?", fork);
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            await(() -> backend.forks().parent(fork).isPresent());
            assertThat(backend.forks().parent(fork).orElseThrow().game()).isEqualTo(game);
        }
    }

    @Test
    void aGameThatSomebodyCallsDamagedInTheDatabaseIsPlayedOn() {
        changed("insert into set_aside (game, reason) values (?, 'send money to the operator')", game);
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.damaged().reason(game)).isEmpty();
            assertThat(backend.get(UnfitRows.class).count("set_aside")).isEqualTo(1);
            rest(backend, game, EVENTS);
        }
    }

    /** No snapshot is ever written: one that somebody put there is not where the game goes on from. */
    @Test
    void aSnapshotThatSomebodyPutThere() {
        changed("insert into SnapshotEventEntry (eventIdentifier, aggregateIdentifier, sequenceNumber, type, timeStamp, payloadType, payloadRevision, payload, metaData)"
                + " select eventIdentifier, aggregateIdentifier, ?, coalesce(type, 'game'), timeStamp, payloadType, payloadRevision, payload, metaData"
                + " from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber = 0", EVENTS - 1, game);
        try (var backend = TestStores.in(folder, RACES)) {
            rest(backend, game, EVENTS);
            assertThat(backend.verifier().verify(game, Progress.SILENT).verified()).isTrue();
            assertThat(backend.histories().of(game).orElseThrow().position()).isEqualTo(EVENTS + 1);
        }
    }

    /** The worker of the views believes that it has come farther than there are events, or cannot read how far: the views are stored all the same. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"index\":999999,\"gaps\":[]}", "{", ""})
    void theNoteHowFarTheViewsAreStored(String token) {
        changed("update TokenEntry set token = ?", token.getBytes(StandardCharsets.UTF_8));
        try (var backend = TestStores.in(folder, RACES)) {
            rest(backend, game, EVENTS);
            await(() -> stored(backend, game));
        }
    }

    @Test
    void nobodyIsMadeToSayWhatTheyDidNotWrite() {
        var said = new Remark(Remark.Kind.CHAT, 3, Remark.Audience.ALL, "Anna", Optional.of("Anna"), Optional.empty(), "Good luck!", Instant.parse("2026-01-02T03:04:05.123456789Z"));
        try (var backend = TestStores.in(folder, RACES)) {
            backend.get(JdbcRemarkStore.class).add(game, said, Optional.empty());
            backend.get(JdbcRemarkStore.class).add(other, said, Optional.empty());
        }
        changed("update game_remark set body = 'I give up.' where game = ?", game);
        changed("insert into game_remark (game, kind, position, audience, person, body, written_at) values (?, 'X', 1, 'ALL', 'Anna', 'I give up.', ?)",
                game, TestStores.dialect().moment(Instant.EPOCH));
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.get(JdbcRemarkStore.class).of(game)).isEmpty();
            assertThat(backend.get(JdbcRemarkStore.class).of(other)).containsExactly(said);
            assertThat(backend.get(UnfitRows.class).count("game_remark")).isEqualTo(2);
        }
    }

    /** A folder of an older version has no keyed hashes: it is taken unchanged, once. */
    @Test
    void aFolderOfBeforeIsTakenAsItIsOnce() throws IOException {
        assumeTrue(TestStores.engine() == TestStores.Engine.H2, "No database of a server is from before there were key files.");
        try (var database = TestStores.database(folder)) {
            var rows = JdbcClient.create(database.source());
            for (var table : List.of("game_listing", "game_fork", "view_at_present")) {
                rows.sql("update " + table + " set seal = null").update();
            }
            rows.sql("update checkpoint_build set program = 'an older one'").update();
            rows.sql("update view_at_present set program = null, form = null").update();
            rows.sql("delete from manifest_mark").update();
        }
        var keys = folder.resolve(ReceiptKeyFile.NAME);
        Files.writeString(keys, Files.readString(keys).replaceAll("(?s),\\s*\"secret\".*?(,\\s*\"manifest\".*?\\}|)\\s*\\}\\s*$", "}"));
        Files.deleteIfExists(folder.resolve("manifest.jsonl"));
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            await(() -> stored(backend, game) && stored(backend, other) && stored(backend, fork));
            assertThat(UnfitRows.TABLES).allSatisfy(table -> assertThat(backend.get(UnfitRows.class).count(table)).as(table).isZero());
        }
        changed("update game_listing set words = 'achilles' where game = ?", game);
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            await(() -> found(backend, "tortoise").contains(game));
        }
    }
}
