package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.MessageRegistry;
import tercio.application.record.StorageUnavailable;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;
import tercio.domain.given.Thorough;
import tercio.projections.sentence.Texts;

/** Properties of a PostgreSQL store alone: stores that it refuses to open, keys that services share, and events that no service wrote. */
class PostgresDatabaseTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;
    @TempDir
    private Path other;

    private static GameCreation.Created race(GameBackend backend) {
        return (GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))));
    }

    private static CommandResult rest(GameBackend backend, String game, String pawn) {
        return play(backend, game, new Rest(pawn));
    }

    private static CommandResult play(GameBackend backend, String game, Command command) {
        return backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private void refused(PostgresAddress address, String... words) {
        assertThatThrownBy(() -> PostgresDatabase.at(address, folder)).isInstanceOf(StorageUnavailable.class).message().contains(words)
                .doesNotContain(TestPostgres.PASSWORD).doesNotContain("\n");
    }

    /** Tells what a service of another build would: the lock that it holds, and the events that it knows. */
    private static Connection ofAnotherBuild(PostgresAddress address, Optional<Set<String>> events) throws SQLException {
        var connection = DriverManager.getConnection(address.url(), address.properties());
        try (var statement = connection.createStatement()) {
            events.ifPresent(known -> TestPostgres.rows(address).sql("insert into running_build (build, events) values (12345, ?)").param(String.join("\n", known)).update());
            statement.execute("select pg_advisory_lock_shared(hashtext('build of tercio in ' || current_schema()), 12345)");
        }
        return connection;
    }

    private static Set<String> knownEvents() {
        return BuildsTogether.knownEvents(new MessageRegistry(RACES.rulesets()));
    }

    @Thorough("A second way on PostgreSQL: GameBackendTest plays there in the short tier, ServicesTogetherTest has two services.")
    /** A service that stands still, or is cut off, in the middle of a transaction would keep its locks from all others. */
    @Test
    void theServerEndsATransactionOfWhichItHearsNothingMore() {
        try (var database = PostgresDatabase.at(TestPostgres.fresh(), folder)) {
            assertThat(JdbcClient.create(database.source()).sql("show idle_in_transaction_session_timeout").query(String.class).single()).isEqualTo("30s");
        }
    }

    /** An operator ends one session. Its holder gets another; the database is not said to have failed, and the other connections stay. */
    @Test
    void oneEndedSessionIsReplacedAndNoOther() throws SQLException {
        var address = TestPostgres.fresh();
        try (var database = PostgresDatabase.at(address, folder)) {
            long kept;
            try (var one = database.source().getConnection(); var two = database.source().getConnection()) {
                long ended = session(one);
                kept = session(two);
                assertThat(TestPostgres.rows(address).sql("select pg_terminate_backend(" + ended + ", 60000)").query(Boolean.class).single()).isTrue();
                assertThatThrownBy(() -> session(one)).isInstanceOf(SQLException.class);
                assertThat(database.obstacle()).isEmpty();
                assertThat(session(two)).isEqualTo(kept);
            }
            try (var one = database.source().getConnection(); var two = database.source().getConnection()) {
                assertThat(List.of(session(one), session(two))).as("the sessions now").contains(kept);
            }
        }
    }

    private static long session(Connection connection) throws SQLException {
        try (var statement = connection.createStatement(); var row = statement.executeQuery("select pg_backend_pid()")) {
            row.next();
            return row.getLong(1);
        }
    }

    @Test
    void aBuildStartsBesideNoneThatMayWriteWhatItDoesNotKnow() throws SQLException {
        var address = TestPostgres.fresh();
        var store = new StoreLocation.Postgres(folder, address);
        try (var silent = ofAnotherBuild(address, Optional.empty())) {
            assertThat(silent.isValid(0)).isTrue();
            assertThatThrownBy(() -> GameBackend.in(store, RACES)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("does not say what events it knows: stop them first");
        }
        var more = new TreeSet<>(knownEvents());
        more.add("race/Rested 2");
        try (var newer = ofAnotherBuild(address, Optional.of(more))) {
            assertThat(newer.isValid(0)).isTrue();
            assertThatThrownBy(() -> GameBackend.in(store, RACES)).isInstanceOf(StorageUnavailable.class)
                    .hasMessageContaining("of a newer build of tercio have the games open, and write events that this one does not know (race/Rested 2;").hasMessageContaining("start the newer program here");
        }
        try (var one = GameBackend.in(store, RACES); var two = GameBackend.in(store, RACES)) {
            assertThat(one.directory().all()).isEqualTo(two.directory().all());
            assertThat(StoreLook.at(store)).isInstanceOfSatisfying(StoreLook.Holding.class, games -> assertThat(games.inUse()).isTrue());
        }
        org.awaitility.Awaitility.await().forever().untilAsserted(() ->
                assertThat(StoreLook.at(store)).isInstanceOfSatisfying(StoreLook.Holding.class, games -> assertThat(games.inUse()).isFalse()));
    }

    /** The older build knows no rest. Its stored views stay as they are until it has ended. */
    @Thorough("A second way on PostgreSQL: GameBackendTest plays there in the short tier, ServicesTogetherTest has two services.")
    @Test
    void aNewerBuildPlaysBesideAnOlderOneAndWritesWhatBothKnow() throws SQLException {
        var address = TestPostgres.fresh();
        var rows = TestPostgres.rows(address);
        var fewer = new TreeSet<>(knownEvents());
        assertThat(fewer.remove("race/Rested 1")).isTrue();
        rows.sql("insert into checkpoint_build (program) values ('older')").update();
        var older = ofAnotherBuild(address, Optional.of(fewer));
        try (var newer = GameBackend.in(new StoreLocation.Postgres(folder, address), RACES)) {
            var game = race(newer).game();
            assertThat(play(newer, game, new Step("red", 1))).isInstanceOf(CommandResult.Done.class);
            assertThatThrownBy(() -> rest(newer, game, "blue")).isInstanceOf(StorageUnavailable.class)
                    .hasMessageContaining("do not know the event race/Rested in version 1: try again when they have ended; nothing was done");
            assertThat(newer.eventLog().newest(game)).isEqualTo(2);
            assertThat(newer.histories().of(game).orElseThrow().position()).isEqualTo(2);
            assertThatThrownBy(() -> newer.rebuild(Progress.SILENT)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("another build");
            assertThat(rows.sql("select program from checkpoint_build").query(String.class).list()).containsExactly("older");
            assertThat(rows.sql("select count(*) from view_at_present").query(Integer.class).single()).isZero();

            older.close();
            org.awaitility.Awaitility.await().forever().until(() -> rows.sql("select count(*) from view_at_present where game = ? and position = 2").param(game).query(Integer.class).single() > 0);
            assertThat(rows.sql("select program from checkpoint_build").query(String.class).list()).containsExactly(BuildId.mark());
            assertThat(rest(newer, game, "blue")).isInstanceOf(CommandResult.Done.class);
            assertThat(newer.damagedGames().all()).isEmpty();
            assertThat(newer.verifier().verify(game, Progress.SILENT).verified()).isTrue();
        } finally {
            older.close();
        }
    }

    @Test
    void whatWasPlayedIsThereAfterTheNextStart() {
        var store = new StoreLocation.Postgres(folder, TestPostgres.empty());
        String game;
        try (var backend = GameBackend.in(store, RACES)) {
            game = race(backend).game();
            assertThat(rest(backend, game, "red")).isInstanceOf(CommandResult.Done.class);
        }
        try (var backend = GameBackend.in(store, RACES)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).isEmpty();
            assertThat(backend.eventLog().newest(game)).isEqualTo(2);
            assertThat(rest(backend, game, "blue")).isInstanceOf(CommandResult.Done.class);
            assertThat(backend.verifier().verify(game, Progress.SILENT).verified()).isTrue();
        }
        assertThat(folder.resolve(ManifestFile.NAME)).exists();
        assertThat(folder.resolve("tercio.mv.db")).doesNotExist();
    }

    @Test
    void aWrongPasswordIsToldWithWhereTheRightOneIsGiven() {
        var database = TestPostgres.fresh();
        refused(PostgresAddress.of(database.url(), Optional.of(TestPostgres.GUARDED), Optional.of("guessed")), "the user guarded has another password",
                "TERCIO_STORE_PASSWORD");
        refused(PostgresAddress.of(database.url(), Optional.of(TestPostgres.GUARDED), Optional.empty()), "demands a password", "tercio.store.password-file");
        try (var opened = PostgresDatabase.at(PostgresAddress.of(database.url(), Optional.of(TestPostgres.GUARDED), Optional.of(TestPostgres.PASSWORD)), folder)) {
            assertThat(opened.obstacle()).isEmpty();
        }
    }

    @Test
    void whatIsNotThereIsToldWithWhatWouldDo() {
        refused(TestPostgres.address("nowhere"), "there is no such database", "createdb");
        refused(PostgresAddress.of("jdbc:postgresql://localhost:1/games", Optional.of("anna"), Optional.of(TestPostgres.PASSWORD)), "no server answers");
        refused(PostgresAddress.of(TestPostgres.url("postgres"), Optional.of("nobody"), Optional.empty()), "cannot be opened");
    }

    @Test
    void aDatabaseOfSomethingElseIsLeftAlone() {
        var address = TestPostgres.empty();
        TestPostgres.rows(address).sql("create table orders (id integer)").update();

        refused(address, "holds tables of something else", "currentSchema");
        assertThat(TestPostgres.rows(address).sql("select count(*) from information_schema.tables where table_schema = 'public'").query(Integer.class).single())
                .isEqualTo(1);

        TestPostgres.rows(address).sql("create schema games").update();
        var beside = PostgresAddress.of(address + "?currentSchema=games", address.user(), Optional.empty());
        try (var backend = GameBackend.in(new StoreLocation.Postgres(folder, beside), RACES)) {
            assertThat(rest(backend, race(backend).game(), "red")).isInstanceOf(CommandResult.Done.class);
        }
    }

    @Test
    void tablesOfANewerProgramAreLeftAlone() {
        var address = TestPostgres.fresh();
        TestPostgres.rows(address).sql("insert into flyway_schema_history (installed_rank, version, description, type, script, installed_by, execution_time, success)"
                + " values (1000, '999', 'later', 'SQL', 'V999__later.sql', 'somebody', 1, true)").update();
        refused(address, "a newer version of tercio", "999", Schema.NEWEST.toString());
    }

    @Test
    void aDatabaseThatIsOnlyReadIsRefused() {
        var address = TestPostgres.fresh();
        TestPostgres.sql("alter database " + address.toString().substring(address.toString().lastIndexOf('/') + 1) + " set default_transaction_read_only = on");
        refused(address, "can only be read", "targetServerType=primary");
    }

    @Test
    void olderServersAndOtherEncodingsAreRefused() {
        assertThat(new PostgresServer(14, "PostgreSQL 14.2", "UTF8", false, 0).whyUnfit().map(Texts::englishPhrase)).get().asString().contains("PostgreSQL 14.2", "15 or newer");
        assertThat(new PostgresServer(15, "PostgreSQL 15.0", "LATIN1", false, 0).whyUnfit().map(Texts::englishPhrase)).get().asString().contains("LATIN1", "UTF8");
        assertThat(new PostgresServer(15, "PostgreSQL 15.0", "UTF8", false, 0).whyUnfit()).isEmpty();
    }

    @Test
    void anAddressHoldsNoPasswordAndIsOneOfPostgres() {
        assertThatThrownBy(() -> PostgresAddress.of("jdbc:postgresql://db/games?password=hidden", Optional.empty(), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class).message().contains("TERCIO_STORE_PASSWORD").doesNotContain("hidden");
        assertThatThrownBy(() -> PostgresAddress.of("jdbc:h2:./games", Optional.empty(), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("--data");
        assertThatThrownBy(() -> PostgresAddress.of("db.example.org/games", Optional.empty(), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("jdbc:postgresql://db.example.org/tercio");
        assertThat(PostgresAddress.of("jdbc:postgresql://db/games?sslmode=verify-full", Optional.of("anna"), Optional.of("hidden")))
                .hasToString("jdbc:postgresql://db/games");
    }

    @Test
    void aServiceWithAnotherKeyIsRefusedAndOneWithTheSameIsNot() throws IOException {
        var address = TestPostgres.fresh();
        String game;
        try (var first = GameBackend.in(new StoreLocation.Postgres(folder, address), RACES)) {
            game = race(first).game();
            var second = new StoreLocation.Postgres(other, address);
            assertThatThrownBy(() -> GameBackend.in(second, RACES)).isInstanceOf(StorageUnavailable.class).message()
                    .contains("receipt-keys.json", "copy", "has none");
            ReceiptKeyFile.in(other).secret(RowSeals.secret());
            assertThatThrownBy(() -> GameBackend.in(second, RACES)).isInstanceOf(StorageUnavailable.class).message().contains("is another one");

            Files.delete(other.resolve(ReceiptKeyFile.NAME));
            Files.copy(folder.resolve(ReceiptKeyFile.NAME), other.resolve(ReceiptKeyFile.NAME));
            try (var beside = GameBackend.in(second, RACES)) {
                beside.dailyCheck().checkAll();
                assertThat(beside.damagedGames().all()).isEmpty();
                assertThat(beside.damagedGames().manifestFinding()).isEmpty();
                assertThat(rest(beside, game, "red")).isInstanceOf(CommandResult.Done.class);
            }
        }
        // The events of the second are not foreign to the first.
        try (var first = GameBackend.in(new StoreLocation.Postgres(folder, address), RACES)) {
            first.dailyCheck().checkAll();
            assertThat(first.damagedGames().all()).isEmpty();
        }
    }

    @Thorough("A second way on PostgreSQL: GameBackendTest plays there in the short tier, ServicesTogetherTest has two services.")
    @Test
    void aNewKeyForReceiptsHoldsForAllServicesAtOnce() throws IOException {
        var address = TestPostgres.fresh();
        var store = new StoreLocation.Postgres(folder, address);
        try (var service = GameBackend.in(store, RACES)) {
            var game = race(service).game();
            var before = StoreReceiptKeys.all(store);
            var head = service.eventLog().from(game, 1).getFirst().hash();
            var old = service.receipts().issue(game, 1, head);

            StoreReceiptKeys.change(store);

            assertThat(StoreReceiptKeys.all(store)).hasSize(before.size() + 1).element(1).extracting("key").isEqualTo(before.getFirst().key());
            assertThat(service.receipts().issue(game, 1, head).key()).isEqualTo(StoreReceiptKeys.all(store).getFirst().key()).isNotEqualTo(old.key());
            var body = TestPostgres.rows(address).sql("select body from shared_keys").query(byte[].class).single();
            assertThat(new String(body, StandardCharsets.ISO_8859_1)).doesNotContain("privateKey");
        }
    }

    /** A writer of the database without the key can add an event whose chain is whole, but not its keyed hash. */
    @Thorough("A second way on PostgreSQL: GameBackendTest plays there in the short tier, ServicesTogetherTest has two services.")
    @Test
    void anEventThatNoServiceWroteSetsItsGameAside() {
        var address = TestPostgres.fresh();
        var store = new StoreLocation.Postgres(folder, address);
        String game;
        try (var backend = GameBackend.in(store, RACES)) {
            game = race(backend).game();
            rest(backend, game, "red");
            rest(backend, game, "blue");
        }
        assertThat(TestPostgres.rows(address).sql("update DomainEventEntry set seal = null where aggregateIdentifier = ? and sequenceNumber = 2").param(game).update())
                .isEqualTo(1);
        try (var backend = GameBackend.in(store, RACES)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).containsOnlyKeys(game);
            assertThat(backend.damagedGames().all().get(game)).contains("no service of this database wrote", "position 3");
        }
        assertThat(StoreResealing.takeAsItIs(store, "resealed by its owner")).isEqualTo(1);
        try (var backend = GameBackend.in(store, RACES)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).isEmpty();
        }
    }

    /** One schema: what differs is named. */
    @Test
    void bothDatabasesHaveTheSameTablesAndColumns() {
        try (var embedded = Database.inMemory(); var server = PostgresDatabase.at(TestPostgres.empty(), folder)) {
            var columns = columns(embedded, "PUBLIC");
            columns.add("domainevententry.seal YES");
            columns.addAll(List.of("shared_keys.id NO", "shared_keys.body NO"));

            assertThat(columns(server, "public")).isEqualTo(columns);
        }
    }

    private static TreeSet<String> columns(Database database, String schema) {
        return new TreeSet<>(JdbcClient.create(database.source()).sql("select lower(table_name) || '.' || lower(column_name) || ' ' || is_nullable"
                + " from information_schema.columns where table_schema = ? and lower(table_name) <> 'flyway_schema_history'").param(schema).query(String.class).list());
    }
}
