package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
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
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.receipt.Receipt;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.GameOpened;
import tercio.application.record.HashChain;
import tercio.application.record.Remark;
import tercio.application.record.StorageUnavailable;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** An installation moves from a folder to PostgreSQL and back: nothing is lost or changed, and no game goes on in both places. */
class StoreMoveTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final StoreMove.Steps SILENT = (name, work) -> work.accept(Progress.SILENT);

    @TempDir
    private Path folder;
    @TempDir
    private Path elsewhere;
    private StoreLocation.Folder file;
    private StoreLocation.Postgres server;
    private GameCreation.Created race;
    private Receipt receipt;

    @BeforeEach
    void gamesArePlayedInAFolder() {
        file = new StoreLocation.Folder(folder);
        server = new StoreLocation.Postgres(folder, TestPostgres.fresh());
        try (var backend = GameBackend.in(folder, RACES)) {
            race = race(backend);
            play(backend, race.game(), new Gamble("red"));
            play(backend, race.game(), new Rest("blue"));
            var newest = backend.eventLog().from(race.game(), 3).getFirst();
            receipt = backend.receipts().issue(race.game(), newest.position(), newest.hash());
            backend.get(GameProofs.class).remember(receipt);
            // With nine decimals, as this machine's clock may give them.
            backend.get(JdbcRemarkStore.class).add(race.game(), new Remark(Remark.Kind.CHAT, 3, Remark.Audience.ALL, "Anna", Optional.of("Anna"), Optional.empty(),
                    "Well thrown", Instant.parse("2026-11-28T09:00:00.123456789Z")), Optional.of(new Envelope.IdempotencyKey("key", HashChain.hash("body"))));
            play(backend, race(backend).game(), new Rest("red"));
        }
    }

    private static GameCreation.Created race(GameBackend backend) {
        return (GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))));
    }

    private static void play(GameBackend backend, String game, Command command) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(CommandResult.Done.class);
    }

    private static Map<String, String> records(StoreLocation store) {
        try (var backend = GameBackend.in(store, RACES)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).isEmpty();
            var records = new TreeMap<String, String>();
            for (var game : backend.directory().all()) {
                var out = new StringWriter();
                backend.records().write(game, (GameOpened) backend.eventLog().between(game, 1, 1).getFirst().fact(), Integer.MAX_VALUE, out);
                records.put(game, out.toString());
            }
            return records;
        }
    }

    @Test
    void thereAndBackIsByteForByteTheSame() throws IOException {
        var before = records(file);

        var there = StoreMove.move(file, server, RACES, SILENT);

        assertThat(there.games()).isEqualTo(2);
        assertThat(folder.resolve(StoreMove.MOVED)).exists();
        assertThatThrownBy(() -> GameBackend.in(file, RACES)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("give its address with --store");
        assertThatThrownBy(() -> StoreMove.move(file, server, RACES, SILENT)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("there are no games in");
        assertThat(records(server)).isEqualTo(before);
        assertThat(before.get(race.game())).contains("Well thrown", "09:00:00.123456789Z");
        try (var backend = GameBackend.in(server, RACES)) {
            var keys = backend.credentials().find(race.game()).orElseThrow();
            assertThat(keys.host()).isEqualTo(HashChain.hash(race.hostToken()));
            assertThat(keys.seats()).containsEntry("Anna", HashChain.hash(race.seats().getFirst().token()));
            assertThat(backend.get(GameProofs.class).newest(race.game())).contains(receipt);
            assertThat(backend.get(GameProofs.class).whyForged(receipt)).isEmpty();
            play(backend, race.game(), new Rest("red"));
            play(backend, race(backend).game(), new Rest("red"));
        }
        var played = records(server);
        assertThat(played).hasSize(3);

        var back = new StoreLocation.Folder(elsewhere);
        assertThat(StoreMove.move(server, back, RACES, SILENT).games()).isEqualTo(3);

        assertThat(records(back)).isEqualTo(played);
        assertThatThrownBy(() -> GameBackend.in(server, RACES)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("were moved away");
        assertThatThrownBy(() -> StoreMove.move(server, file, RACES, SILENT)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("were moved away");
        try (var backend = GameBackend.in(back, RACES)) {
            assertThat(backend.get(GameProofs.class).whyForged(receipt)).isEmpty();
            assertThat(backend.damagedGames().manifestFinding()).isEmpty();
            play(backend, race(backend).game(), new Rest("red"));
        }
    }

    /** The process ends after so many pages of rows, wherever that is. */
    @Test
    void aMoveThatWasInterruptedGoesOnAndNobodyPlaysMeanwhile() throws IOException {
        var before = records(file);
        for (int pages : Tier.thorough() ? List.of(1, 3, 2) : List.of(3)) {
            var left = new AtomicInteger(pages);
            assertThatThrownBy(() -> StoreMove.move(file, server, RACES, (name, work) -> work.accept((done, of) -> {
                if (name.equals("copying") && left.decrementAndGet() == 0) {
                    throw new IllegalStateException("interrupted");
                }
            }))).hasMessage("interrupted");

            assertThatThrownBy(() -> GameBackend.in(server, RACES)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("is not finished");
            assertThatThrownBy(() -> StoreMove.move(new StoreLocation.Folder(copied()), server, RACES, SILENT)).isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("a move from elsewhere");
            assertThat(records(file)).isEqualTo(before);
        }

        StoreMove.move(file, server, RACES, SILENT);

        assertThat(records(server)).isEqualTo(before);
    }

    /** Its events stand in one row, which is moved as it is. */
    @Thorough("PackedGamesTest reads packed games, and the other tests here move every table.")
    @Test
    void aPackedGameIsMovedToo() throws IOException {
        try (var backend = GameBackend.in(folder, RACES)) {
            for (int turn = 0; turn < 10; turn++) {
                play(backend, race.game(), new Rest(turn % 2 == 0 ? "red" : "blue"));
            }
            assertThat(backend.get(GamePacking.class).pack(race.game())).isTrue();
        }
        var before = records(file);

        StoreMove.move(file, server, RACES, SILENT);

        assertThat(records(server)).isEqualTo(before);
        StoreMove.move(server, file, RACES, SILENT);
        assertThat(records(file)).isEqualTo(before);
    }

    private Path copied() throws IOException {
        var copy = Files.createTempDirectory(elsewhere, "copy");
        for (var name : List.of("tercio.mv.db", ReceiptKeyFile.NAME, ManifestFile.NAME)) {
            Files.copy(folder.resolve(name), copy.resolve(name));
        }
        return copy;
    }

    @Test
    void whatIsNotEmptyIsLeftAlone() {
        var other = new StoreLocation.Postgres(elsewhere, server.address());
        try (var backend = GameBackend.in(other, RACES)) {
            play(backend, race(backend).game(), new Rest("red"));
        }
        assertThatThrownBy(() -> StoreMove.move(file, other, RACES, SILENT)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("there are games in");
        assertThat(records(other)).hasSize(1);
        assertThat(records(file)).hasSize(2);
    }

    @Test
    void aStoreThatSomebodyUsesIsNotMoved() {
        assertThatThrownBy(() -> GameBackend.in(server, RACES)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("has games of its own")
                .hasMessageContaining("tercio move --from " + folder);
        try (var service = GameBackend.in(new StoreLocation.Postgres(elsewhere, server.address()), RACES)) {
            assertThatThrownBy(() -> StoreMove.move(file, server, RACES, SILENT)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("stop all services");
            assertThat(service.obstacle()).isEmpty();
        }
        try (var service = GameBackend.in(file, RACES)) {
            assertThatThrownBy(() -> StoreMove.move(file, server, RACES, SILENT)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("open in another process");
            assertThat(service.obstacle()).isEmpty();
        }
    }

    @Thorough("SetAsideTest finds such games in the short tier, and the other tests here move.")
    @Test
    void aGameThatIsSetAsideIsNotTakenForASoundOne() {
        try (var database = Database.in(folder)) {
            JdbcClient.create(database.source()).sql("update DomainEventEntry set payload = ? where aggregateIdentifier = ? and sequenceNumber = 1")
                    .params("{}".getBytes(StandardCharsets.UTF_8), race.game()).update();
        }
        assertThatThrownBy(() -> StoreMove.move(file, server, RACES, SILENT)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("game " + race.game() + " is set aside").hasMessageContaining("Nothing was moved");
        assertThat(new TableCopy(MovedTables.EVENTS, Database.inMemory()).rows(PostgresDatabase.at(server.address(), folder))).isZero();
    }

    @Test
    void aFolderWithTheKeyOfOtherGamesIsRefused() {
        ReceiptKeyFile.in(elsewhere).secret(RowSeals.secret());
        assertThatThrownBy(() -> StoreMove.move(file, new StoreLocation.Postgres(elsewhere, server.address()), RACES, SILENT))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("key file of other games");
        assertThatThrownBy(() -> StoreMove.move(file, new StoreLocation.Folder(elsewhere), RACES, SILENT)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("between a folder and a PostgreSQL database");
    }

    /** A new table is either moved or named among those that are not. */
    @Test
    void everyTableIsMovedOrLeftWithAllItsColumns() {
        try (var database = PostgresDatabase.at(server.address(), folder)) {
            var rows = JdbcClient.create(database.source());
            assertThat(rows.sql("select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'flyway_schema_history'")
                    .query(String.class).list()).containsExactlyInAnyOrderElementsOf(
                            Stream.concat(MovedTables.ALL.stream().map(MovedTables.Moved::name), MovedTables.LEFT.stream()).toList());
            for (var table : MovedTables.ALL) {
                assertThat(rows.sql("select column_name from information_schema.columns where table_schema = 'public' and table_name = ?").param(table.name())
                        .query(String.class).list()).as(table.name()).containsExactlyInAnyOrderElementsOf(Stream.of(table.key(), table.columns(),
                                table == MovedTables.EVENTS ? List.of("seal") : List.<String>of()).flatMap(List::stream).toList());
            }
        }
    }
}
