package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.InvalidRecord;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.ChangedEvolution;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceEvent.Gambled;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;
import tercio.domain.game.Ruleset;
import tercio.projections.sentence.Texts;

/** The board after each command is recorded: an event that comes to mean something else is found, although it is decided the same. */
class BoardsInRecordsTest {

    @TempDir
    private Path folder;

    private static InstalledRulebooks library(Ruleset<?, ?, ?, ?> rules) {
        return new InstalledRulebooks(List.of(rules), List.of());
    }

    /** Nothing that is decided hangs on how many gambles there were. */
    private static Ruleset<?, ?, ?, ?> countingTwice() {
        return ChangedEvolution.of(new Race(), Gambled.class,
                course -> new Race.Course(course.goal(), course.turn(), course.squares(), course.gambles() + 1));
    }

    private static String opened(GameBackend backend) {
        var track = new Race.Track("long", 100, Optional.empty());
        return ((GameCreation.Created) backend.games().open(new NewGame(Optional.empty(), "race", track, DiceMode.SERVER, UndoRule.FREE, Map.of(),
                true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()), new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty())))))
                .game();
    }

    private static void play(GameBackend backend, String game, Command command) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(CommandResult.Done.class);
    }

    private static String exported(GameBackend backend, String game) {
        var history = backend.histories().of(game).orElseThrow();
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return out.toString();
    }

    /** At 2 to 4 a rest, a gamble of two events; at 5 a rest, at 6 and 7 an undo and a redo of it. */
    private static String race(GameBackend backend) {
        var game = opened(backend);
        play(backend, game, new Rest("red"));
        play(backend, game, new Gamble("blue"));
        play(backend, game, new Rest("red"));
        play(backend, game, new Undo(4, "a slip"));
        play(backend, game, new Redo(""));
        return game;
    }

    @Test
    void aChangedEvolutionIsFoundWhereItFirstMatters() {
        String game;
        String recorded;
        try (var backend = GameBackend.in(folder, library(new Race()))) {
            game = race(backend);
            recorded = backend.eventLog().from(game, 4).getFirst().envelope().board().orElseThrow();
            var report = backend.verifier().verify(game, Progress.SILENT);
            assertThat(report.verified()).isTrue();
            assertThat(report.boards()).isEqualTo(5);
        }
        try (var backend = GameBackend.in(folder, library(countingTwice()))) {
            var report = backend.verifier().verify(game, Progress.SILENT);

            assertThat(report.verified()).isFalse();
            assertThat(report.hashChain()).isEqualTo("intact");
            assertThat(report.divergences()).singleElement().satisfies(divergence -> {
                assertThat(divergence.position()).isEqualTo(4);
                assertThat(Texts.englishPhrase(divergence.found())).isEqualTo("the board " + recorded);
                assertThat(Texts.englishPhrase(divergence.expected())).startsWith("the board 1.1-");
                assertThat(divergence.expected()).isNotEqualTo(divergence.found());
            });
        }
    }

    @Test
    void aRecordIsRefusedByAnEvolutionThatGivesAnotherBoard() {
        try (var backend = GameBackend.inMemory(library(new Race()))) {
            var record = exported(backend, race(backend));
            var same = GameBackend.recordsAlone(library(new Race()));
            assertThat(same.check(lines(record), Progress.SILENT).found().orElseThrow().boards()).isEqualTo(5);

            var changed = GameBackend.recordsAlone(library(countingTwice()));
            assertThatThrownBy(() -> changed.check(lines(record), Progress.SILENT)).isInstanceOf(InvalidRecord.class)
                    .hasMessageContaining("Line 5").hasMessageContaining("the board 1.1-");
        }
    }

    @Test
    void theBoardStandsWithTheLastEventOfACommandAndTravelsWithForksAndRecords() {
        try (var backend = GameBackend.inMemory(library(new Race()))) {
            var game = race(backend);
            assertThat(backend.eventLog().from(game, 2)).extracting(event -> event.envelope().board().isPresent())
                    .containsExactly(true, false, true, true, true, true);

            var fork = ((GameCreation.Created) backend.games().fork(game, 7, Optional.empty())).game();
            var copy = ((GameCreation.Created) backend.games().adopt(backend.records().read(lines(exported(backend, game)), Progress.SILENT))).game();

            assertThat(backend.verifier().verify(fork, Progress.SILENT)).satisfies(report -> {
                assertThat(report.verified()).isTrue();
                assertThat(report.boards()).isEqualTo(3);
            });
            assertThat(exported(backend, copy)).isEqualTo(exported(backend, game));
        }
    }

    private static BufferedReader lines(String record) {
        return new BufferedReader(new StringReader(record));
    }
}
