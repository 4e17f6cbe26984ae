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
import tercio.application.game.Answer;
import tercio.application.game.GameCommand.Carry;
import tercio.application.game.NewGame;
import tercio.application.game.Opened;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.application.verification.LaterChange;
import tercio.application.verification.Progress;
import tercio.application.verification.Report;
import tercio.domain.game.Command;
import tercio.domain.game.EditionHistory;

/** A game goes on while its rules are mended: each command is told apart by the edition that decided it. */
class EditionsInRecordsTest {

    private static final EditionHistory FIRST = EditionHistory.from("race-1");
    private static final EditionHistory SECOND = FIRST
            .change("race-2", "A turn ends with its step.", "RACE-TURN")
            .change("race-2", "A gamble succeeds on 5 or more; before, it needed 6.", "RACE-GAMBLE");

    @TempDir
    private Path folder;

    private static Library races(EditionHistory editions, int needed) {
        return new Library(List.of(new Race(editions, needed)), List.of());
    }

    /** Red gambles with a 5, which is not enough, and blue with a 7. */
    private String playedUnderTheFirst() {
        try (var workshop = Workshop.in(folder, races(FIRST, 6))) {
            var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()), DiceMode.PHYSICAL,
                    UndoRule.FREE, Map.of(), true, List.of(
                            new NewGame.Place("Anna", List.of("red"), Optional.empty()),
                            new NewGame.Place("Bert", List.of("blue"), Optional.empty())));
            var game = ((Opened.Made) workshop.games().open(wanted)).game();
            play(workshop, game, new Gamble("red"), 5);
            play(workshop, game, new Gamble("blue"), 7);
            return game;
        }
    }

    private static void play(Workshop workshop, String game, Command command, Integer... dice) {
        assertThat(workshop.games().carry(new Carry(game, Caller.HOST, command, List.of(dice), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(Answer.Done.class);
    }

    private static Report report(Workshop workshop, String game) {
        return workshop.verifier().verify(game, Progress.SILENT);
    }

    private static String exported(Workshop workshop, String game) {
        var history = workshop.histories().of(game).orElseThrow();
        var out = new StringWriter();
        workshop.records().write(game, history.opened(), history.position(), out);
        return out.toString();
    }

    private static BufferedReader lines(String record) {
        return new BufferedReader(new StringReader(record));
    }

    @Test
    void whatAnEarlierEditionDecidedOtherwiseIsExplainedByTheChangeThatConcernsIt() {
        var game = playedUnderTheFirst();
        try (var workshop = Workshop.in(folder, races(SECOND, 5))) {
            var report = report(workshop, game);

            assertThat(report.verified()).isTrue();
            assertThat(report.divergences()).isEmpty();
            assertThat(report.edition()).isEqualTo("race-2");
            assertThat(report.editions()).containsExactly("race-1");
            assertThat(report.explained()).singleElement().satisfies(divergence -> {
                assertThat(divergence.position()).isEqualTo(2);
                assertThat(divergence.edition()).isEqualTo("race-1");
                assertThat(divergence.found()).contains("\"squares\":0");
                assertThat(divergence.expected()).contains("\"squares\":4");
                assertThat(divergence.changes()).extracting(LaterChange::text, LaterChange::concerns).containsExactly(
                        org.assertj.core.groups.Tuple.tuple("A gamble succeeds on 5 or more; before, it needed 6.", true),
                        org.assertj.core.groups.Tuple.tuple("A turn ends with its step.", false));
            });
        }
    }

    @Test
    void whatTheEditionOfNowDecidedMustComeOutTheSame() {
        var game = playedUnderTheFirst();
        try (var workshop = Workshop.in(folder, races(SECOND, 5))) {
            play(workshop, game, new Gamble("red"), 5);
            play(workshop, game, new Rest("blue"));
            assertThat(workshop.archive().from(game, 6)).allSatisfy(
                    event -> assertThat(event.envelope().edition()).contains("race-2"));
            assertThat(workshop.archive().between(game, 1, 5)).allSatisfy(
                    event -> assertThat(event.envelope().edition()).isEmpty());
            var report = report(workshop, game);
            assertThat(report.verified()).isTrue();
            assertThat(report.editions()).containsExactly("race-1", "race-2");
            assertThat(report.explained()).hasSize(1);
        }
        // The rule is changed again, and no edition says so.
        try (var workshop = Workshop.in(folder, races(SECOND, 6))) {
            var report = report(workshop, game);
            assertThat(report.verified()).isFalse();
            assertThat(report.explained()).isEmpty();
            assertThat(report.divergences()).singleElement().satisfies(divergence -> assertThat(divergence.position()).isEqualTo(6));
        }
    }

    @Test
    void anEditionThatThisProgramDoesNotKnowExplainsNothing() {
        var game = playedUnderTheFirst();
        try (var workshop = Workshop.in(folder, races(EditionHistory.from("race-9").change("race-10", "Else.", "RACE-GAMBLE"), 5))) {
            assertThat(report(workshop, game).verified()).isFalse();
        }
    }

    @Test
    void aForkAndARecordKeepWhichEditionDecidedWhat() {
        var game = playedUnderTheFirst();
        try (var workshop = Workshop.in(folder, races(SECOND, 5))) {
            play(workshop, game, new Gamble("red"), 5);
            var fork = ((Opened.Made) workshop.games().fork(game, workshop.archive().newest(game), Optional.empty())).game();
            play(workshop, fork, new Rest("blue"));
            assertThat(report(workshop, fork).verified()).isTrue();
            assertThat(report(workshop, fork).editions()).containsExactly("race-1", "race-2");

            var record = exported(workshop, game);
            var checked = workshop.records().check(lines(record), Progress.SILENT);
            assertThat(checked.found().explained()).hasSize(1);
            var copy = ((Opened.Made) workshop.games().adopt(checked.record())).game();
            assertThat(exported(workshop, copy)).isEqualTo(record);
            assertThat(report(workshop, copy)).satisfies(report -> {
                assertThat(report.verified()).isTrue();
                assertThat(report.editions()).containsExactly("race-1", "race-2");
            });
        }
    }

    @Test
    void aRecordThatNoChangeExplainsIsStillRefused() {
        var game = playedUnderTheFirst();
        try (var workshop = Workshop.in(folder, races(FIRST, 6))) {
            var record = exported(workshop, game);
            var others = Workshop.recordsAlone(races(FIRST, 5));
            assertThatThrownBy(() -> others.read(lines(record), Progress.SILENT)).isInstanceOf(BadRecord.class)
                    .hasMessageContaining("the rules make something else");
        }
    }
}
