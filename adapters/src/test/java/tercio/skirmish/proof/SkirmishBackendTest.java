package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.store.GameBackend;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.ruling.Readings;
import tercio.projections.GameHistory;
import tercio.projections.RulesAtPosition;
import tercio.skirmish.rules.SkirmishRules;

/** A skirmish on the store itself, closed and opened again in its midst, as the command line uses it. */
class SkirmishBackendTest {

    private static final SkirmishRules RULES = SkirmishGames.RULES;

    private static String opened(GameBackend backend) {
        var wanted = new NewGame(Optional.empty(), RULES.id(), RULES.scenario("three-captains").orElseThrow(), DiceMode.SERVER, UndoRule.FREE,
                Map.of("SK-EQUAL", "attacker"), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("green"), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    /** Answers up to {@code most} decisions; whether the game is over then. */
    private static boolean played(GameBackend backend, String game, int most, Random random) {
        for (int commands = 0; commands < most; commands++) {
            var history = history(backend, game);
            if (RulesAtPosition.of(history, history.position()).isOver()) {
                return true;
            }
            var decisions = RulesAtPosition.of(history, history.position()).decisions();
            var decision = decisions.get(random.nextInt(decisions.size())).decision();
            var command = RulesAtPosition.of(history, history.position()).sample(decision, random::nextInt);
            assertThat(backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty())))
                    .as("%s", command).isInstanceOf(CommandResult.Done.class);
        }
        return false;
    }

    private static GameHistory history(GameBackend backend, String game) {
        return backend.histories().of(game).orElseThrow();
    }

    @Test
    void aSkirmishGoesOnWhereItsDatabaseWasClosed(@TempDir Path folder) {
        var random = new Random(3);
        String game;
        Object board;
        try (var backend = GameBackend.in(folder, SkirmishTable.MODULES.rulebooks())) {
            game = opened(backend);
            assertThat(played(backend, game, 9, random)).isFalse();
            board = history(backend, game).board(RULES, history(backend, game).position());
        }
        try (var backend = GameBackend.in(folder, SkirmishTable.MODULES.rulebooks())) {
            assertThat(history(backend, game).board(RULES, history(backend, game).position())).isEqualTo(board);
            assertThat(played(backend, game, 500, random)).isTrue();
            var report = backend.verifier().verify(game, Progress.SILENT);
            assertThat(report.divergences()).isEmpty();
            assertThat(report.verified()).isTrue();
            var reading = history(backend, game).board(RULES, 1).readings();
            assertThat(reading).isEqualTo(new Readings(Map.of("SK-EQUAL", "attacker")));
            backend.rebuild((done, of) -> { });
            travels(backend, game);
        }
    }

    private static void travels(GameBackend backend, String game) {
        var history = history(backend, game);
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        var record = backend.records().read(new BufferedReader(new StringReader(out.toString())), Progress.SILENT);
        var copy = history(backend, ((GameCreation.Created) backend.games().adopt(record)).game());
        for (int position = 0; position <= history.position(); position++) {
            assertThat(copy.board(RULES, position)).isEqualTo(history.board(RULES, position));
        }
    }
}
