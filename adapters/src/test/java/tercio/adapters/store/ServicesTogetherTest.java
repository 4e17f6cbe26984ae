package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.HashChain;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;
import tercio.domain.given.Thorough;

/** Two services on one PostgreSQL database: either takes any command, and what one did the other knows. */
class ServicesTogetherTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;
    @TempDir
    private Path other;
    private PostgresAddress address;
    private GameBackend one;
    private GameBackend two;
    private GameCreation.Created race;
    private String game;

    @BeforeEach
    void twoServicesAreStarted() throws IOException {
        address = TestPostgres.fresh();
        one = GameBackend.in(new StoreLocation.Postgres(folder, address), RACES);
        Files.copy(folder.resolve(ReceiptKeyFile.NAME), other.resolve(ReceiptKeyFile.NAME));
        two = GameBackend.in(new StoreLocation.Postgres(other, address), RACES);
        race = (GameCreation.Created) one.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 10_000, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty()))));
        game = race.game();
    }

    @AfterEach
    void bothEnd() {
        one.close();
        two.close();
        TestPostgres.drop(address);
    }

    private CommandResult play(GameBackend service, Command command) {
        return service.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private static String board(GameBackend service, String game, int position) {
        return service.json().writeValueAsString(service.views().body(service.histories().of(game).orElseThrow(), "board", List.of(), position).orElseThrow());
    }

    @Test
    void commandsTakeTurnsBetweenThem() {
        for (int turn = 0; turn < 20; turn++) {
            assertThat(play(turn % 2 == 0 ? one : two, new Step(turn % 2 == 0 ? "red" : "blue", 1))).as("turn " + turn).isInstanceOf(CommandResult.Done.class);
        }
        assertThat(one.eventLog().newest(game)).isEqualTo(21);
        for (var service : List.of(one, two)) {
            assertThat(service.verifier().verify(game, Progress.SILENT).verified()).isTrue();
        }
    }

    /** The one that comes second is decided on the board that the first has left: it is not that pawn's turn any more. */
    @Test
    void whatOneDecidedTheOtherDoesNotDecideAgain() {
        play(one, new Step("red", 1));
        play(two, new Step("blue", 1));
        assertThat(play(one, new Step("red", 1))).isInstanceOf(CommandResult.Done.class);

        var late = play(two, new Step("red", 1));

        assertThat(late).isInstanceOf(CommandResult.Declined.class);
        assertThat(two.eventLog().newest(game)).isEqualTo(4);
    }

    /** Nobody loses a command, and no position is given twice, whichever way the races between both go. */
    @Test
    void bothPlayTheSameGameAtOnce() {
        var notes = new ArrayList<CompletableFuture<Integer>>();
        for (var service : List.of(one, two)) {
            notes.add(CompletableFuture.supplyAsync(() -> {
                int done = 0;
                for (int time = 0; time < 25; time++) {
                    done += play(service, new Rest(time % 2 == 0 ? "red" : "blue")) instanceof CommandResult.Done ? 1 : 0;
                }
                return done;
            }));
        }
        int done = notes.stream().mapToInt(CompletableFuture::join).sum();

        assertThat(done).isPositive();
        assertThat(one.eventLog().newest(game)).as("each that was done has its event").isEqualTo(1 + done);
        assertThat(one.verifier().verify(game, Progress.SILENT).verified()).isTrue();
        assertThat(one.damagedGames().reason(game)).isEmpty();
        assertThat(two.damagedGames().reason(game)).isEmpty();
    }

    @Test
    void whoListensHearsWhatTheOtherCommitted() throws InterruptedException {
        var heard = new LinkedBlockingQueue<String>();
        two.onCommit(heard::add);

        play(one, new Step("red", 2));

        assertThat(heard.take()).isEqualTo(game);
        assertThat(two.histories().ofStored(game).orElseThrow().position()).isEqualTo(2);
        assertThat(board(two, game, 2)).isEqualTo(board(one, game, 2));
    }

    /** A reader that has the game in memory, and asks for it as it is, gets what the other has done meanwhile. */
    @Thorough("A further thing that services tell one another: in the short tier they take turns, play at once, hear and find commits.")
    @Test
    void aGameInMemoryGrowsByWhatTheOtherDid() {
        assertThat(two.histories().of(game).orElseThrow().position()).isEqualTo(1);
        play(one, new Step("red", 2));
        while (two.histories().of(game).orElseThrow().position() < 2) {
            LockSupport.parkNanos(10_000_000);
        }
        assertThat(board(two, game, 2)).isEqualTo(board(one, game, 2));
    }

    /** Nobody tells of this one: another process wrote it and was killed before it told. */
    @Test
    void whatNobodyToldIsFound() throws InterruptedException {
        var heard = new LinkedBlockingQueue<String>();
        two.onCommit(heard::add);
        TestPostgres.rows(address).sql("insert into DomainEventEntry (eventIdentifier, aggregateIdentifier, sequenceNumber, type, timeStamp, payloadType, payloadRevision,"
                + " payload, metaData, seal) select 'another', 'somewhere', 0, type, timeStamp, payloadType, payloadRevision, payload, metaData, seal"
                + " from DomainEventEntry where aggregateIdentifier = ?").param(game).update();

        String told;
        do {
            told = heard.take();
        } while (game.equals(told));
        assertThat(told).isEqualTo("somewhere");
    }

    @Thorough("A further thing that services tell one another: in the short tier they take turns, play at once, hear and find commits.")
    @Test
    void aPlaceThatOneTookBackOpensNothingAtTheOther() {
        var token = HashChain.hash(race.seats().getFirst().token());
        assertThat(two.credentials().find(game).orElseThrow().seats()).containsEntry("Anna", token);

        assertThat(one.placeGrants().invite(game, Caller.HOST, "Anna").link()).isPresent();

        while (two.credentials().find(game).orElseThrow().seats().containsValue(token)) {
            LockSupport.parkNanos(10_000_000);
        }
        assertThat(two.credentials().find(game).orElseThrow().seats()).doesNotContainKey("Anna");
    }

    @Thorough("A further thing that services tell one another: in the short tier they take turns, play at once, hear and find commits.")
    @Test
    void aGameThatOneSetsAsideIsSetAsideAtTheOther() {
        assertThat(two.damagedGames().reasonSoFar(game)).isEmpty();

        one.damagedGames().put(game, "its record is damaged at position 1");

        while (two.damagedGames().reasonSoFar(game).isEmpty()) {
            LockSupport.parkNanos(10_000_000);
        }
        assertThat(two.damagedGames().reasonSoFar(game)).contains("its record is damaged at position 1");
    }

    @Thorough("A further thing that services tell one another: in the short tier they take turns, play at once, hear and find commits.")
    @Test
    void noticesAreCountedForBoth() {
        var day = LocalDate.of(2026, 11, 28);
        var bounds = Map.of("all", 3, "anna@example.org", 2);

        assertThat(one.get(NoticeCounts.class).take(day, bounds)).as("one more to this address").isEqualTo(1);
        assertThat(two.get(NoticeCounts.class).take(day, bounds)).as("the last").isZero();
        assertThat(one.get(NoticeCounts.class).take(day, bounds)).as("one too many").isNegative();
        assertThat(two.get(NoticeCounts.class).of(day, "all")).isEqualTo(2);
    }

    /** As the command line does it beside a service: it opens the games, does one thing, and ends at once. */
    @Thorough("A further thing that services tell one another: in the short tier they take turns, play at once, hear and find commits.")
    @Test
    void whatACommandDidBeforeItEndedIsKnown() {
        var token = HashChain.hash(race.seats().getLast().token());
        assertThat(two.credentials().find(game).orElseThrow().seats()).containsEntry("Bert", token);

        try (var command = GameBackend.in(new StoreLocation.Postgres(folder, address), RACES)) {
            assertThat(command.placeGrants().invite(game, Caller.HOST, "Bert").link()).isPresent();
        }

        while (two.credentials().find(game).orElseThrow().seats().containsValue(token)) {
            LockSupport.parkNanos(10_000_000);
        }
        assertThat(two.credentials().find(game).orElseThrow().seats()).doesNotContainKey("Bert");
    }

    @Thorough("A further thing that services tell one another: in the short tier they take turns, play at once, hear and find commits.")
    @Test
    void aServiceThatLostItsConnectionsFindsWhatHappenedMeanwhile() throws InterruptedException {
        var heard = new LinkedBlockingQueue<String>();
        two.onCommit(heard::add);
        TestPostgres.disconnect(address);
        while (!(play(one) instanceof CommandResult.Done)) {
            LockSupport.parkNanos(10_000_000);
        }

        assertThat(heard.take()).isEqualTo(game);
        while (seen(two) < 2) {
            LockSupport.parkNanos(10_000_000);
        }
        while (two.obstacle().isPresent() || one.obstacle().isPresent()) {
            LockSupport.parkNanos(10_000_000);
        }
        assertThat(play(two, new Step("blue", 1))).isInstanceOf(CommandResult.Done.class);
    }

    /** The newest position that a reader sees of the game; 0 if the database was not there. */
    private int seen(GameBackend service) {
        try {
            return service.histories().of(game).orElseThrow().position();
        } catch (RuntimeException lost) {
            return 0;
        }
    }

    /** Null where the database was not there. */
    private CommandResult play(GameBackend service) {
        try {
            return play(service, new Step("red", 1));
        } catch (RuntimeException lost) {
            return null;
        }
    }
}
