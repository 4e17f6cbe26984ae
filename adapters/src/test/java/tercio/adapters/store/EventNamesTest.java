package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.projections.EventNames;
import tercio.projections.GameHistory;

/** Names are given to the events that a history had when they were read. */
class EventNamesTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    private static void rest(GameBackend backend, String game, String pawn) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, new Rest(pawn), List.of(), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(CommandResult.Done.class);
    }

    @Test
    void aGameThatIsPlayedOnMeanwhileHasNamesForWhatWasThere() {
        try (var backend = GameBackend.inMemory(RACES)) {
            var game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
                    DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
            rest(backend, game, "red");
            var history = backend.histories().of(game).orElseThrow();
            var expected = EventNames.of(history, backend.notation()).name(2);
            // The next command comes just after the events were read.
            var events = new AtomicReference<List<?>>();
            var playedOn = (GameHistory) Proxy.newProxyInstance(GameHistory.class.getClassLoader(), new Class<?>[] {GameHistory.class}, (proxy, method, given) -> {
                if (!method.getName().equals("events")) {
                    return method.invoke(history, given);
                }
                if (events.compareAndSet(null, List.copyOf(history.events()))) {
                    rest(backend, game, "blue");
                }
                return events.get();
            });

            var names = EventNames.of(playedOn, backend.notation());

            assertThat(history.position()).isEqualTo(3);
            assertThat(names.name(2)).isEqualTo(expected);
        }
    }
}
