package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;

/** Two changes of the credentials of a game at the same moment are signed as they stand: the next start does not set the game aside. */
@OnBothDatabases
class CredentialsAtOnceTest {

    private static final int CHANGES = 40;

    @Test
    void theSignatureFitsAfterChangesAtOnce() {
        try (var backend = TestStores.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()))) {
            var game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()),
                    DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
            var credentials = backend.get(JdbcCredentialStore.class);
            var proofs = backend.get(GameProofs.class);

            var hosts = IntStream.range(0, 4).mapToObj(host -> Thread.ofVirtual().unstarted(() ->
                    IntStream.range(0, CHANGES).forEach(time -> backend.games().setOpen(game, (time + host) % 2 == 0)))).toList();
            hosts.forEach(Thread::start);
            hosts.forEach(CredentialsAtOnceTest::await);

            assertThat(proofs.whyReplaced(game, () -> credentials.readStored(game))).isEmpty();
            assertThat(credentials.find(game)).as("what is remembered").isEqualTo(credentials.readStored(game));
        }
    }

    private static void await(Thread host) {
        try {
            host.join();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}
