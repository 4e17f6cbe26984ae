package tercio.adapters.store;

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
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.application.verification.LaterChange;
import tercio.application.verification.Progress;
import tercio.application.verification.VerificationReport;
import tercio.domain.game.Command;
import tercio.domain.game.EditionHistory;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/** A game goes on while its rules are mended: each command is told apart by the edition that decided it. */
@OnBothDatabases
class EditionsInRecordsTest {

    private static final EditionHistory FIRST = EditionHistory.from("race-1");
    private static final EditionHistory SECOND = FIRST
            .withChange("race-2", Sentence.ofText("A turn ends with its step."), "RACE-TURN")
            .withChange("race-2", Sentence.ofText("A gamble succeeds on 5 or more; before, it needed 6."), "RACE-GAMBLE");

    @TempDir
    private Path folder;

    private static InstalledRulebooks races(EditionHistory editions, int needed) {
        return new InstalledRulebooks(List.of(new Race(editions, needed)), List.of());
    }

    /** Red gambles with a 5, which is not enough, and blue with a 7. */
    private String playedUnderTheFirst() {
        try (var backend = TestStores.in(folder, races(FIRST, 6))) {
            var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()), DiceMode.PHYSICAL,
                    UndoRule.FREE, Map.of(), true, List.of(
                            new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()),
                            new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty())));
            var game = ((GameCreation.Created) backend.games().open(wanted)).game();
            play(backend, game, new Gamble("red"), 5);
            play(backend, game, new Gamble("blue"), 7);
            return game;
        }
    }

    private static void play(GameBackend backend, String game, Command command, Integer... dice) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, command, List.of(dice), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(CommandResult.Done.class);
    }

    private static VerificationReport report(GameBackend backend, String game) {
        return backend.verifier().verify(game, Progress.SILENT);
    }

    private static String exported(GameBackend backend, String game) {
        var history = backend.histories().of(game).orElseThrow();
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return out.toString();
    }

    private static BufferedReader lines(String record) {
        return new BufferedReader(new StringReader(record));
    }

    @Test
    void whatAnEarlierEditionDecidedOtherwiseIsExplainedByTheChangeThatConcernsIt() {
        var game = playedUnderTheFirst();
        try (var backend = TestStores.in(folder, races(SECOND, 5))) {
            var report = report(backend, game);

            assertThat(report.verified()).isTrue();
            assertThat(report.divergences()).isEmpty();
            assertThat(report.edition()).isEqualTo("race-2");
            assertThat(report.editions()).containsExactly("race-1");
            assertThat(report.explained()).singleElement().satisfies(divergence -> {
                assertThat(divergence.position()).isEqualTo(2);
                assertThat(divergence.edition()).isEqualTo("race-1");
                assertThat(Texts.englishPhrase(divergence.found())).contains("\"squares\":0");
                assertThat(Texts.englishPhrase(divergence.expected())).contains("\"squares\":4");
                assertThat(divergence.changes()).extracting(change -> change.text().textOrKey(), LaterChange::concerns).containsExactly(
                        org.assertj.core.groups.Tuple.tuple("A gamble succeeds on 5 or more; before, it needed 6.", true),
                        org.assertj.core.groups.Tuple.tuple("A turn ends with its step.", false));
            });
        }
    }

    @Test
    void whatTheEditionOfNowDecidedMustComeOutTheSame() {
        var game = playedUnderTheFirst();
        try (var backend = TestStores.in(folder, races(SECOND, 5))) {
            play(backend, game, new Gamble("red"), 5);
            play(backend, game, new Rest("blue"));
            assertThat(backend.eventLog().from(game, 6)).allSatisfy(
                    event -> assertThat(event.envelope().edition()).contains("race-2"));
            assertThat(backend.eventLog().between(game, 1, 5)).allSatisfy(
                    event -> assertThat(event.envelope().edition()).isEmpty());
            var report = report(backend, game);
            assertThat(report.verified()).isTrue();
            assertThat(report.editions()).containsExactly("race-1", "race-2");
            assertThat(report.explained()).hasSize(1);
        }
        // The rule is changed again, and no edition says so.
        try (var backend = TestStores.in(folder, races(SECOND, 6))) {
            var report = report(backend, game);
            assertThat(report.verified()).isFalse();
            assertThat(report.explained()).isEmpty();
            assertThat(report.divergences()).singleElement().satisfies(divergence -> assertThat(divergence.position()).isEqualTo(6));
        }
    }

    @Test
    void anEditionThatThisProgramDoesNotKnowExplainsNothing() {
        var game = playedUnderTheFirst();
        try (var backend = TestStores.in(folder, races(EditionHistory.from("race-9").withChange("race-10", Sentence.ofText("Else."), "RACE-GAMBLE"), 5))) {
            assertThat(report(backend, game).verified()).isFalse();
        }
    }

    @Test
    void aForkAndARecordKeepWhichEditionDecidedWhat() {
        var game = playedUnderTheFirst();
        try (var backend = TestStores.in(folder, races(SECOND, 5))) {
            play(backend, game, new Gamble("red"), 5);
            var fork = ((GameCreation.Created) backend.games().fork(game, backend.eventLog().newest(game), Optional.empty())).game();
            play(backend, fork, new Rest("blue"));
            assertThat(report(backend, fork).verified()).isTrue();
            assertThat(report(backend, fork).editions()).containsExactly("race-1", "race-2");

            var record = exported(backend, game);
            var checked = backend.records().check(lines(record), Progress.SILENT);
            assertThat(checked.found().orElseThrow().explained()).hasSize(1);
            var copy = ((GameCreation.Created) backend.games().adopt(checked.record())).game();
            assertThat(exported(backend, copy)).isEqualTo(record);
            assertThat(report(backend, copy)).satisfies(report -> {
                assertThat(report.verified()).isTrue();
                assertThat(report.editions()).containsExactly("race-1", "race-2");
            });
        }
    }

    @Test
    void aRecordThatNoChangeExplainsIsStillRefused() {
        var game = playedUnderTheFirst();
        try (var backend = TestStores.in(folder, races(FIRST, 6))) {
            var record = exported(backend, game);
            var others = GameBackend.recordsAlone(races(FIRST, 5));
            assertThatThrownBy(() -> others.read(lines(record), Progress.SILENT)).isInstanceOf(InvalidRecord.class)
                    .hasMessageContaining("the rules make something else");
        }
    }
}
