package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.EventLog;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.projections.GameHistories;

/** Everyone reads what he wrote, whoever else reads the same game at the same moment. */
@OnBothDatabases
class GameHistoriesTest {

    /** The first reader asks how far the game is, and is answered when a second event has been stored meanwhile. */
    private static final class InBetween implements EventLog {

        private final EventLog store;
        private final Thread first;
        private final CountDownLatch asked = new CountDownLatch(1);
        private final CountDownLatch stored = new CountDownLatch(1);

        InBetween(EventLog store, Consumer<EventLog> reading) {
            this.store = store;
            first = Thread.ofPlatform().unstarted(() -> reading.accept(this));
        }

        @Override
        public int newest(String game) {
            if (Thread.currentThread() == first) {
                asked.countDown();
                wait(stored);
                return 1;
            }
            return store.newest(game);
        }

        @Override
        public List<RecordedEvent> between(String game, int from, int to) {
            return store.between(game, from, to);
        }

        void firstAsks() {
            first.start();
            wait(asked);
        }

        private static void wait(CountDownLatch latch) {
            try {
                latch.await();
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }
    }

    @Test
    void aReaderWhoComesLaterDoesNotGetWhatOneReadBefore() {
        try (var backend = TestStores.inMemory(GameBackendTest.RACES)) {
            var game = race(backend);
            rest(backend, game, "red");
            var readers = new AtomicReference<GameHistories>();
            var archive = new InBetween(backend.eventLog(), asked -> readers.get().of(game));
            readers.set(new GameHistories(archive, backend.checkpoints(), backend.dictionary(), backend.notation(), backend.views(), 100));
            archive.firstAsks();
            readers.get().addCommitted(game, backend.eventLog().from(game, 2));
            archive.stored.countDown();

            assertThat(readers.get().of(game).orElseThrow().position()).isEqualTo(2);
        }
    }

    /** Counts the readings. */
    private static final class Counting implements EventLog {

        private final EventLog store;
        private int readings;

        Counting(EventLog store) {
            this.store = store;
        }

        @Override
        public int newest(String game) {
            return store.newest(game);
        }

        @Override
        public List<RecordedEvent> between(String game, int from, int to) {
            readings++;
            return store.between(game, from, to);
        }
    }

    @Test
    void eventsThatWereCommittedAreNotReadAgain() {
        try (var backend = TestStores.inMemory(GameBackendTest.RACES)) {
            var game = race(backend);
            var log = new Counting(backend.eventLog());
            var readers = new GameHistories(log, backend.checkpoints(), backend.dictionary(), backend.notation(), backend.views(), 100);
            readers.of(game);
            int before = log.readings;
            rest(backend, game, "red");
            readers.addCommitted(game, backend.eventLog().from(game, 2));

            assertThat(readers.of(game).orElseThrow().events()).isEqualTo(backend.eventLog().from(game, 1));
            assertThat(log.readings).isEqualTo(before);
        }
    }

    @Test
    void anEventThatDoesNotFollowTheHistoryIsReadWithThoseBeforeIt() {
        try (var backend = TestStores.inMemory(GameBackendTest.RACES)) {
            var game = race(backend);
            var readers = new GameHistories(backend.eventLog(), backend.checkpoints(), backend.dictionary(), backend.notation(), backend.views(), 100);
            readers.of(game);
            rest(backend, game, "red");
            rest(backend, game, "blue");
            readers.addCommitted(game, backend.eventLog().from(game, 3));

            assertThat(readers.of(game).orElseThrow().events()).isEqualTo(backend.eventLog().from(game, 1));
        }
    }

    private static String race(GameBackend backend) {
        var wanted = new NewGame(Optional.empty(), "race", new Race.Track("short", 10, Optional.empty()), DiceMode.PHYSICAL,
                UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    private static void rest(GameBackend backend, String game, String runner) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, new Rest(runner), List.of(), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(CommandResult.Done.class);
    }
}
