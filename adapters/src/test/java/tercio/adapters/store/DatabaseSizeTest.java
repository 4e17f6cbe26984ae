package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.UndoRule;
import tercio.domain.game.Command;
import tercio.domain.game.Ruleset;
import tercio.domain.given.Thorough;
import tercio.projections.PieceMoves;
import tercio.projections.RulesAtPosition;

/** The database of a long game stays small beside the game. */
@Thorough("Measures a number, for which it plays a long war.")
class DatabaseSizeTest {

    /** Bytes of the closed database for each event. */
    private static final long MOST_PER_EVENT = 4_000;

    private static final Ruleset<?, ?, ?, ?> WAR = RulebookModules.all().rulebooks().rulesets().getFirst();
    private static final InstalledRulebooks LIBRARY = RulebookModules.all().rulebooks();

    @Test
    void aClosedDatabaseTakesFourThousandBytesAnEvent(@TempDir Path folder) throws IOException {
        int events;
        try (var backend = GameBackend.in(folder, LIBRARY)) {
            events = played(backend, 1500);
        }
        assertThat(Files.size(folder.resolve("tercio.mv.db")) / events).as("bytes for each event").isLessThanOrEqualTo(MOST_PER_EVENT);
    }

    /** A war by a player who knows no rules; returns how many events it has, all of them shown. */
    private static int played(GameBackend backend, int events) {
        var game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.empty(), WAR.id(), WAR.scenario("artois").orElseThrow(),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(
                        new NewGame.SeatRequest("Anna", List.of("france"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("spain"), Optional.empty()))))).game();
        var random = new Random(5);
        while (backend.eventLog().newest(game) < events) {
            var history = backend.histories().of(game).orElseThrow();
            int now = history.position();
            var choices = new ArrayList<Command>();
            for (var awaited : RulesAtPosition.of(history, now).decisions()) {
                awaited.decision().options().forEach(option -> choices.add(option.command()));
                awaited.decision().movers().forEach(mover -> PieceMoves.at(history, now).of(mover).orElseThrow()
                        .forEach(option -> choices.add(option.command())));
            }
            var command = choices.isEmpty() ? new Undo(0, "again") : choices.get(random.nextInt(choices.size()));
            var result = backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
            assertThat(result).as("%s at %d", command, now).isInstanceOf(CommandResult.Done.class);
        }
        int newest = backend.eventLog().newest(game);
        while (backend.viewStore().of(game, "map").filter(kept -> kept.position() == newest).isEmpty()) {
            LockSupport.parkNanos(10_000_000);
        }
        return newest;
    }
}
