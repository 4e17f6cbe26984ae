package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.HashChain;
import tercio.application.record.UndoRule;

/**
 * Changes that the manifest finds and the database alone does not tell: every row that would have shown them was taken away.
 * And the result of a manifest that is lost, cut or replaced.
 *
 * <p>On PostgreSQL several services have manifests of their own, so that some of it is so on the embedded database alone.
 */
@OnBothDatabases
class GameManifestTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final int EVENTS = 6;

    @TempDir
    private static Path ended;
    /** As {@link #ended}, but the service was killed, and the manifest knows nothing of its last three events. */
    @TempDir
    private static Path killed;
    private static String game;
    private static String other;

    @TempDir
    private Path folder;

    @OnBothDatabases.Before
    static void twoRacesArePlayed() throws IOException {
        TestStores.empty(ended);
        TestStores.empty(killed);
        try (var backend = TestStores.in(ended, RACES)) {
            game = race(backend);
            other = race(backend);
            for (int turn = 1; turn < EVENTS - 3; turn++) {
                rest(backend, game, turn);
                rest(backend, other, turn);
            }
            awaitShown(backend, 2);
            backend.get(GameManifest.class).write();
            Files.copy(ended.resolve(ManifestFile.NAME), killed.resolve(ManifestFile.NAME));
            for (int turn = EVENTS - 3; turn < EVENTS; turn++) {
                rest(backend, game, turn);
                rest(backend, other, turn);
            }
            awaitShown(backend, 2);
            for (var file : embedded() ? List.of("tercio.mv.db", ReceiptKeyFile.NAME) : List.<String>of()) {
                Files.copy(ended.resolve(file), killed.resolve(file));
            }
        }
    }

    @BeforeEach
    void copied() throws IOException {
        take(ended);
    }

    private void take(Path from) throws IOException {
        TestStores.copy(from, folder);
    }

    private static boolean embedded() {
        return TestStores.engine() == TestStores.Engine.H2;
    }

    /** Writes of another process are no forgery if several services share the database. */
    private static void ofOneService() {
        assumeTrue(embedded(), "Of the embedded database, which one service has alone.");
    }

    private static String race(GameBackend backend) {
        return ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty())))))
                .game();
    }

    private static void rest(GameBackend backend, String game, int turn) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, new Rest(turn % 2 == 1 ? "red" : "blue"), List.of(), OptionalInt.empty(),
                Optional.empty()))).isInstanceOf(CommandResult.Done.class);
    }

    private static void awaitShown(GameBackend backend, int games) {
        for (var each : games == 2 ? List.of(game, other) : List.of(game)) {
            int newest = backend.eventLog().newest(each);
            while (backend.viewStore().of(each, "board").filter(kept -> kept.position() == newest).isEmpty()) {
                LockSupport.parkNanos(10_000_000);
            }
        }
    }

    private void changed(String sql, Object... parameters) {
        try (var database = TestStores.database(folder)) {
            JdbcClient.create(database.source()).sql(sql).params(parameters).update();
        }
    }

    /** Everything in the database that would tell of what was changed. */
    private void withoutTraces() {
        for (var table : List.of("game_proof", "view_at_present", "checkpoint_page", "checkpoint_board", "set_aside")) {
            changed("delete from " + table + " where game = ?", game);
        }
        changed("update game_proof_since set ordinal = 1000");
    }

    private Map<String, String> found() {
        try (var backend = TestStores.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            return backend.damagedGames().all();
        }
    }

    private Optional<String> finding() {
        try (var backend = TestStores.in(folder, RACES)) {
            return backend.damagedGames().manifestFinding();
        }
    }

    private void setAside(String why) {
        assertThat(found()).hasEntrySatisfying(game, reason -> assertThat(reason).contains(why)).containsOnlyKeys(game);
    }

    @Test
    void nothingIsFoundWhereNothingWasChanged() throws IOException {
        assertThat(found()).isEmpty();
        assertThat(finding()).isEmpty();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(ManifestFile.NAME)))).isEqualTo("rw-------");
        assertThat(Files.readAllLines(folder.resolve(ManifestFile.NAME))).last().asString().contains("\"ended\":");
    }

    @Test
    void aTailThatWasCutWithAllThatWasMadeOfIt() {
        changed("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= ?", game, EVENTS - 2);
        changed("update game_proof set position = 1 where game = ? and kind = 'record'", game);
        for (var table : List.of("view_at_present", "checkpoint_page", "checkpoint_board")) {
            changed("delete from " + table + " where game = ?", game);
        }
        setAside("its newest events are missing: it ends at position " + (EVENTS - 2) + ", and the manifest knows it up to position " + EVENTS);
    }

    @Test
    void aTokenThatWasReplacedWithTheSignatureTakenAway() {
        changed("update seat_key set token = ? where game = ?", HashChain.hash("mine"), game);
        withoutTraces();
        setAside("the signature of its tokens and its dice secret is missing");
    }

    /** A token that the host took back, with the signature that it had. */
    @Test
    void anOlderTokenWithItsOwnSignature() {
        Map<String, Object> before;
        try (var backend = TestStores.in(folder, RACES)) {
            var rows = JdbcClient.create(backend.source());
            before = rows.sql("select p.position, p.head, p.given_at, p.signature, s.token from game_proof p join seat_key s on s.game = p.game"
                    + " where p.game = ? and p.kind = 'keys'").param(game).query().singleRow();
            var link = backend.placeGrants().invite(game, Caller.HOST, "Anna").link().orElseThrow();
            assertThat(backend.placeGrants().redeem(game, link.secret())).isPresent();
        }
        changed("update game_proof set position = ?, head = ?, given_at = ?, signature = ? where game = ? and kind = 'keys'",
                before.get("position"), before.get("head"), before.get("given_at"), before.get("signature"), game);
        changed("update seat_key set token = ? where game = ?", before.get("token"), game);
        setAside("are older ones than those that the manifest knows");
    }

    @Test
    void theRecordsOfTwoGamesThatChangedPlaces() {
        for (var swap : List.of(List.of("parked", game), List.of(game, other), List.of(other, "parked"))) {
            changed("update DomainEventEntry set aggregateIdentifier = ? where aggregateIdentifier = ?", swap.toArray());
        }
        assertThat(found()).hasSize(2).allSatisfy((id, reason) -> assertThat(reason).contains("are not those that the manifest knows"));
    }

    /** The chain of hashes needs no key, so that the forger can go on with it; but the service had ended, and knew everything. */
    @Test
    void eventsThatSomebodyAddedAfterTheServiceHadEnded() throws IOException {
        ofOneService();
        var played = Files.createDirectory(folder.resolve("played"));
        try (var files = Files.list(folder)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, played.resolve(file.getFileName()));
            }
        }
        try (var backend = GameBackend.in(played, RACES)) {
            rest(backend, game, EVENTS);
        }
        Files.copy(played.resolve("tercio.mv.db"), folder.resolve("tercio.mv.db"), StandardCopyOption.REPLACE_EXISTING);
        setAside("it has events that this service did not write: it ends at position " + (EVENTS + 1)
                + ", and the service that ended knew it up to position " + EVENTS);
    }

    @Test
    void afterAKillADatabaseThatWentOnIsAcceptedAndKnownFromThen() throws IOException {
        ofOneService();
        take(killed);
        assertThat(Files.readString(folder.resolve(ManifestFile.NAME))).contains("\"position\":3,").doesNotContain("\"position\":" + EVENTS).doesNotContain("ended");
        assertThat(found()).isEmpty();
        assertThat(Files.readString(folder.resolve(ManifestFile.NAME))).contains("\"position\":" + EVENTS);
        changed("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= ?", game, EVENTS - 1);
        withoutTraces();
        setAside("the manifest knows it up to position " + EVENTS);
    }

    @Test
    void afterAKillADatabaseThatIsShorterIsNot() throws IOException {
        ofOneService();
        take(killed);
        changed("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= 2", game);
        withoutTraces();
        setAside("it ends at position 2, and the manifest knows it up to position 3");
    }

    /** A service that ends in the midst of its check, after a process that was killed, does not say that it knew everything. */
    @Test
    void afterAKillACheckThatDidNotComeToItsEndMakesNoGameForeign() throws IOException {
        ofOneService();
        take(killed);
        changed("update DomainEventEntry set payload = ? where aggregateIdentifier = ? and sequenceNumber = 1", "{}".getBytes(StandardCharsets.UTF_8), other);
        try (var backend = TestStores.in(folder, RACES)) {
            // The newest game is checked first, and the service ends then.
            backend.damagedGames().onPut(damaged -> backend.dailyCheck().close());
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).containsOnlyKeys(other);
        }
        assertThat(found()).containsOnlyKeys(other);
    }

    @Test
    void aGameThatTheDatabaseLacksIsToldAndTheOtherGoesOn() {
        for (var table : List.of("game_proof", "view_at_present", "checkpoint_page", "checkpoint_board", "set_aside", "game_keys", "seat_key", "game_listing")) {
            changed("delete from " + table + " where game = ?", game);
        }
        changed("delete from DomainEventEntry where aggregateIdentifier = ?", game);
        setAside("it is missing from the database: it had " + EVENTS + " events");
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.damagedGames().whyMissing(game)).isPresent();
            rest(backend, other, EVENTS);
            backend.damagedGames().clear();
            assertThat(backend.damagedGames().all()).as("a rebuild brings no game back").containsOnlyKeys(game);
        }
        assertThat(StoreResealing.takeAsItIs(TestStores.location(folder), "in a test")).isEqualTo(1);
        assertThat(found()).as("its owner lets it go").isEmpty();
    }

    @Test
    void theDatabaseOfAnotherFolder(@TempDir Path elsewhere) throws IOException {
        ofOneService();
        String foreign;
        try (var backend = TestStores.in(elsewhere, RACES)) {
            foreign = race(backend);
        }
        Files.copy(elsewhere.resolve("tercio.mv.db"), folder.resolve("tercio.mv.db"), StandardCopyOption.REPLACE_EXISTING);
        assertThat(found()).containsOnlyKeys(game, other, foreign)
                .hasEntrySatisfying(foreign, reason -> assertThat(reason).contains("it has events that this service did not write"))
                .hasEntrySatisfying(game, reason -> assertThat(reason).contains("missing from the database"));
    }

    @Test
    void aManifestThatIsGoneIsAFindingThatStaysUntilTheOwnerTakesTheGamesAsTheyAre() throws IOException {
        ofOneService();
        Files.delete(folder.resolve(ManifestFile.NAME));
        assertThat(finding()).contains("the manifest is missing");
        assertThat(finding()).as("a new one was begun, and remembers it").contains("the manifest is missing");
        assertThat(found()).as("the games are played on").isEmpty();
        assertThat(StoreResealing.takeAsItIs(TestStores.location(folder), "in a test")).isEqualTo(2);
        assertThat(finding()).isEmpty();
        assertThat(found()).isEmpty();
    }

    @Test
    void aManifestThatWasCut() throws IOException {
        ofOneService();
        var file = folder.resolve(ManifestFile.NAME);
        var lines = Files.readAllLines(file);
        Files.write(file, lines.subList(0, lines.size() - 2));
        assertThat(finding()).hasValueSatisfying(found -> assertThat(found).contains("cut, or replaced by an older one"));
    }

    @Test
    void anOlderManifestThatWasPutBack() throws IOException {
        ofOneService();
        var older = Files.readAllBytes(folder.resolve(ManifestFile.NAME));
        try (var backend = TestStores.in(folder, RACES)) {
            rest(backend, game, EVENTS);
        }
        Files.write(folder.resolve(ManifestFile.NAME), older);
        assertThat(finding()).hasValueSatisfying(found -> assertThat(found).contains("cut, or replaced by an older one"));
    }

    @Test
    void aLineThatWasChangedMovedOrPutIn() throws IOException {
        var file = folder.resolve(ManifestFile.NAME);
        var lines = Files.readAllLines(file);
        var forgeries = new HashMap<Integer, List<String>>();
        var altered = new ArrayList<>(lines);
        altered.set(1, lines.get(1).replaceFirst("\"position\":\\d+", "\"position\":99"));
        forgeries.put(2, altered);
        var moved = new ArrayList<>(lines);
        moved.add(2, moved.remove(3));
        forgeries.put(3, moved);
        var doubled = new ArrayList<>(lines);
        doubled.add(lines.getLast());
        forgeries.put(lines.size() + 1, doubled);
        for (var forgery : forgeries.entrySet()) {
            take(ended);
            Files.write(file, forgery.getValue());
            assertThat(finding()).hasValueSatisfying(found -> assertThat(found).contains("the manifest was changed: line " + forgery.getKey() + " "));
        }
    }

    @Test
    void aLastLineThatWasNotFinishedIsThatOfAServiceThatWasKilled() throws IOException {
        ofOneService();
        take(killed);
        Files.writeString(folder.resolve(ManifestFile.NAME), "{\"n\":99,\"game\":\"" + game, StandardOpenOption.APPEND);
        assertThat(finding()).isEmpty();
        assertThat(found()).isEmpty();
        assertThat(Files.readString(folder.resolve(ManifestFile.NAME))).doesNotContain("\"n\":99,\"game\":\"" + game + "{");
    }

    @Test
    void aFolderOfBeforeThereWasAManifestIsTakenAsItIsOnce() throws IOException {
        ofOneService();
        Files.delete(folder.resolve(ManifestFile.NAME));
        var keys = folder.resolve(ReceiptKeyFile.NAME);
        Files.writeString(keys, Files.readString(keys).replaceAll("(?s),\\s*\"secret\".*", "}"));
        changed("delete from manifest_mark");
        assertThat(found()).isEmpty();
        assertThat(Files.readAllLines(folder.resolve(ManifestFile.NAME))).first().asString().contains("\"cause\":\"the first of this folder\"");
        changed("update seat_key set token = ? where game = ?", HashChain.hash("mine"), game);
        withoutTraces();
        setAside("the signature of its tokens and its dice secret is missing");
    }

    /** The database remembers that it had a manifest: without the file of keys it is not taken as it is. */
    @Test
    void aFileOfKeysThatIsGoneIsAFindingToo() throws IOException {
        ofOneService();
        Files.delete(folder.resolve(ReceiptKeyFile.NAME));
        assertThat(finding()).isPresent();
        assertThat(found()).containsOnlyKeys(game, other);
        assertThat(StoreResealing.takeAsItIs(TestStores.location(folder), "in a test")).isEqualTo(2);
        assertThat(finding()).isEmpty();
        assertThat(found()).isEmpty();
    }

    @Test
    void aBackupThatIsRestoredIsTakenAsItIs(@TempDir Path backups) throws IOException {
        ofOneService();
        BackupFile.of(folder, backups.resolve("backup.zip"));
        try (var backend = TestStores.in(folder, RACES)) {
            rest(backend, game, EVENTS);
        }
        assertThat(BackupFile.restore(backups.resolve("backup.zip"), folder, true).games()).isEqualTo(2);
        assertThat(finding()).isEmpty();
        assertThat(found()).isEmpty();
        assertThat(Files.readAllLines(folder.resolve(ManifestFile.NAME))).first().asString().contains("\"cause\":\"restored from a backup\"");
        changed("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= ?", game, EVENTS - 1);
        withoutTraces();
        changed("insert into game_proof select * from game_proof where 1 = 0");
        assertThat(found()).containsOnlyKeys(game);
    }

    /** A new file says what the one before said, and its lines are counted on. */
    @Test
    void aFileThatIsBegunAnewSaysTheSame() throws IOException {
        var macs = new RowSeals(RowSeals.secret(), "test");
        var games = new HashMap<String, KnownGame>();
        for (int number = 0; number < 1000; number++) {
            games.put("game" + number, KnownGame.of(number + 1, HashChain.hash("head" + number), 2, HashChain.hash("tokens" + number)));
        }
        long counter;
        try (var file = new ManifestFile(folder, macs, ManifestAhead.NONE)) {
            file.begin("id", 41, games, "compacted", "");
            games.put("game7", games.get("game7").afterCommit(99, HashChain.hash("later")));
            file.add(Map.of("game7", games.get("game7")), true);
            counter = file.counter();
        }
        try (var file = new ManifestFile(folder, macs, ManifestAhead.NONE)) {
            assertThat(file.readAndOpen()).isEqualTo(new ManifestFile.Content("id", counter, games, true, "", ""));
            assertThat(counter).isEqualTo(41 + 1 + 1000 + 1 + 1);
        }
        try (var file = new ManifestFile(folder, new RowSeals(RowSeals.secret(), "test"), ManifestAhead.NONE)) {
            assertThat(file.readAndOpen()).satisfies(content -> {
                assertThat(content.fault()).startsWith("line 1 ");
                assertThat(content.games()).isEmpty();
            });
        }
    }

    @Test
    void whatWasKnownOfANewerPositionStays() {
        var known = KnownGame.of(5, HashChain.hash("five"), 3, HashChain.hash("third"));
        assertThat(Stream.of(known.afterCommit(4, HashChain.hash("four")), known.withCredentials(2, HashChain.hash("second")))).allMatch(known::equals);
        assertThat(known.afterCommit(6, HashChain.hash("six"))).isEqualTo(KnownGame.of(6, HashChain.hash("six"), 3, HashChain.hash("third")));
    }
}
