package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.GrantPlace;
import tercio.application.record.Remark;
import tercio.application.record.Role;
import tercio.application.record.UndoRule;
import tercio.application.remark.Remarks;
import tercio.application.verification.Progress;
import tercio.domain.game.Ruleset;
import tercio.domain.given.Thorough;
import tercio.projections.RulesetViews;
import tercio.projections.StorageFailure;
import tercio.projections.View;

/** Nobody who holds a connection to the database waits for somebody who needs one. */
@Timeout(value = 15, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ConnectionsTest {

    /** A wait for a connection that is far longer than any of these tests takes. */
    private static final Duration LONG = Duration.ofMinutes(5);
    /** Waited for to its end, and yet longer than a busy machine takes for what has a connection. */
    private static final Duration SHORT = Duration.ofSeconds(3);

    private final AtomicBoolean slow = new AtomicBoolean();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch end = new CountDownLatch(1);

    /** Races of which a view takes as long as the test wants. */
    private final InstalledRulebooks races = new InstalledRulebooks(List.of(new Race()), List.of(new RulesetViews() {
        @Override
        public List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset) {
            return List.of(View.<Race.Course>ofBoard("goal", course -> {
                if (slow.get()) {
                    begun.countDown();
                    await(end);
                }
                return course.goal();
            }));
        }
    }));

    @TempDir
    private Path folder;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    @AfterEach
    void everythingEnds() {
        end.countDown();
        threads.close();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    /** The games of the folder with one connection for requests, and one for each worker that stores views. */
    private GameBackend withOneConnection(Duration patience) {
        return GameBackend.on(Database.in(folder, new Connections.Bounds(1, AxonConfiguration.VIEW_WORKERS, patience)), races);
    }

    private static String race(GameBackend backend) {
        var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("long", 10_000, Optional.empty()), DiceMode.SERVER,
                UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    private static CommandResult rest(GameBackend backend, String game, String pawn) {
        return backend.games().execute(new Execute(game, Caller.HOST, new Rest(pawn), List.of(), OptionalInt.empty(), Optional.empty()));
    }

    @Test
    void aCommandThatWaitsForAnotherOfItsGameKeepsNoOtherGameWaiting() {
        try (var backend = withOneConnection(LONG)) {
            var slow = race(backend);
            var other = race(backend);
            backend.onCommit(game -> {
                if (game.equals(slow)) {
                    begun.countDown();
                    await(end);
                    // The command is carried out, and what it leads to is read: nobody who waits for it has the connection.
                    backend.eventLog().newest(game);
                }
            });
            var first = CompletableFuture.supplyAsync(() -> rest(backend, slow, "red"), threads);
            await(begun);
            var second = CompletableFuture.supplyAsync(() -> rest(backend, slow, "blue"), threads);
            var third = CompletableFuture.supplyAsync(() -> rest(backend, slow, "red"), threads);
            assertThat(rest(backend, other, "red")).isInstanceOf(CommandResult.Done.class);
            assertThat(backend.eventLog().newest(other)).isEqualTo(2);
            end.countDown();
            assertThat(first.join()).isInstanceOf(CommandResult.Done.class);
            assertThat(List.of(second.join(), third.join())).as("one of the two comes out of turn").hasAtLeastOneElementOfType(CommandResult.Done.class);
        }
    }

    @Test
    void aWorkerThatMakesASlowViewKeepsNoRequestWaiting() {
        try (var backend = withOneConnection(LONG)) {
            var game = race(backend);
            slow.set(true);
            rest(backend, game, "red");
            var other = race(backend);
            await(begun);
            assertThat(rest(backend, game, "blue")).isInstanceOf(CommandResult.Done.class);
            assertThat(rest(backend, other, "red")).isInstanceOf(CommandResult.Done.class);
            assertThat(backend.histories().of(game).orElseThrow().position()).isEqualTo(3);
            slow.set(false);
            end.countDown();
        }
    }

    @Test
    void oneConnectionIsEnoughForWhateverIsAsked() throws Exception {
        try (var backend = withOneConnection(LONG)) {
            var game = race(backend);
            assertThat(rest(backend, game, "red")).isInstanceOf(CommandResult.Done.class);
            var place = backend.placeGrants().grant(new Execute(game, Caller.HOST, new GrantPlace("Guest", Role.OBSERVER, List.of("Anna"), Optional.empty()),
                    List.of(), OptionalInt.empty(), Optional.empty()), new GrantPlace("Guest", Role.OBSERVER, List.of("Anna"), Optional.empty()));
            assertThat(place.result()).isInstanceOf(CommandResult.Done.class);
            var link = backend.placeGrants().invite(game, Caller.HOST, "Anna").link().orElseThrow();
            assertThat(backend.placeGrants().redeem(game, link.secret())).isPresent();
            assertThat(backend.remarks().write(game, Caller.HOST, Places.of(List.of()), 1,
                    new Remarks.NewRemark(Remark.Kind.NOTE, 1, Optional.empty(), Optional.empty(), Optional.empty(), "a note"), Optional.empty()))
                    .isInstanceOf(Remarks.Result.Written.class);
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).isEmpty();
            assertThat(backend.verifier().verify(game, Progress.SILENT).verified()).isTrue();
            var record = new StringWriter();
            backend.records().write(game, backend.histories().of(game).orElseThrow().openingEvent(), 3, record);
            var read = backend.records().read(new BufferedReader(new StringReader(record.toString())), Progress.SILENT);
            assertThat(backend.games().adopt(read)).isInstanceOf(GameCreation.Created.class);
            var fork = ((GameCreation.Created) backend.games().fork(game, 2, Optional.of("a fork"))).game();
            assertThat(backend.forks().all(game)).extracting(branch -> branch.game()).containsExactly(fork);
            assertThat(backend.diceAudit().parts(game)).hasSize(1);
            assertThat(backend.summaries().of(game, backend.histories().of(game).orElseThrow()).position()).isEqualTo(3);
            backend.rebuild(Progress.SILENT);
            var backup = backend.backup();
            assertThat(backup).isNotEmptyFile();
            Files.delete(backup);
        }
    }

    @Test
    void whoeverGetsNoConnectionInTimeIsRefusedAndNothingIsChanged() throws Exception {
        try (var backend = withOneConnection(SHORT)) {
            var game = race(backend);
            try (var taken = backend.source().getConnection(); var statement = taken.createStatement()) {
                statement.executeQuery("select 1");
                assertThatThrownBy(() -> rest(backend, game, "red")).matches(StorageFailure::is)
                        .matches(failed -> DatabaseFault.isBusy(failed), "tells that the connections are in use");
                assertThatThrownBy(() -> backend.eventLog().newest(game)).matches(DatabaseFault::isBusy);
            }
            assertThat(backend.eventLog().newest(game)).isEqualTo(1);
            assertThat(backend.damagedGames().all()).isEmpty();
            assertThat(rest(backend, game, "red")).isInstanceOf(CommandResult.Done.class);
        }
    }

    /** Two transactions that want the same row: the second ends before the first, which never commits. */
    @Test
    void nobodyWaitsForTheCommitOfAnotherForEver() throws Exception {
        try (var backend = GameBackend.on(Database.in(folder), races)) {
            var game = race(backend);
            try (var first = backend.source().getConnection(); var change = first.createStatement()) {
                first.setAutoCommit(false);
                change.executeUpdate("update game_keys set open = false");
                assertThatThrownBy(() -> backend.games().setOpen(game, false)).matches(StorageFailure::is).matches(DatabaseFault::isBusy)
                        .satisfies(failed -> assertThat(DatabaseFault.reason(failed)).as("the database quotes the row, with the secret of the dice")
                                .contains("it was not free in time"));
                assertThat(backend.obstacle()).as("the database is open and can be written").isEmpty();
                first.rollback();
            }
            assertThat(backend.credentials().find(game).orElseThrow().open()).isTrue();
        }
    }

    @Thorough("Keeps each processor busy. The other tests of this class hold a connection at each place by itself.")
    @Test
    void manyGamesOnABusyMachineComeToTheirEndWithOneConnection() throws Exception {
        int games = 6;
        int each = 8;
        var idle = new AtomicBoolean();
        var busy = IntStream.range(0, 3).mapToObj(core -> Thread.ofPlatform().daemon().start(() -> {
            while (!idle.get()) {
                Thread.onSpinWait();
            }
        })).toList();
        try (var backend = withOneConnection(LONG)) {
            var all = IntStream.range(0, games).mapToObj(number -> race(backend)).toList();
            var players = all.stream().flatMap(game -> IntStream.range(0, 3).mapToObj(player -> CompletableFuture.runAsync(() -> {
                for (int turn = 0; turn < each; turn++) {
                    rest(backend, game, "red");
                    rest(backend, game, "blue");
                    assertThat(backend.histories().ofStored(game).orElseThrow().position()).isGreaterThan(1);
                    assertThat(backend.damagedGames().reason(game)).isEmpty();
                    assertThat(backend.credentials().readStored(game)).isPresent();
                }
            }, threads))).toList();

            players.forEach(CompletableFuture::join);

            for (var game : all) {
                assertThat(backend.eventLog().newest(game)).isGreaterThan(each);
                assertThat(backend.verifier().verify(game, Progress.SILENT).verified()).isTrue();
            }
        } finally {
            idle.set(true);
            for (var core : busy) {
                core.join();
            }
        }
    }
}
