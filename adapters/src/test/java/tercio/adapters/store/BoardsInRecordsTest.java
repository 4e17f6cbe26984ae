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
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.application.game.Answer;
import tercio.application.game.GameCommand.Carry;
import tercio.application.game.NewGame;
import tercio.application.game.Opened;
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
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.play.campaign.CampaignEvent.CampaignDeclared;
import tercio.domain.game.Command;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.projections.eu.EuViews;

/** The board after each command is recorded: an event that comes to mean something else is found, although it is decided the same. */
class BoardsInRecordsTest {

    @TempDir
    private Path folder;

    private static Library library(Ruleset<?, ?, ?, ?> rules) {
        return new Library(List.of(rules), rules.id().equals("race") ? List.of() : List.of(new EuViews()));
    }

    /** Nothing that is decided hangs on how many gambles there were. */
    private static Ruleset<?, ?, ?, ?> countingTwice() {
        return ChangedEvolution.of(new Race(), Gambled.class,
                course -> new Race.Course(course.goal(), course.turn(), course.squares(), course.gambles() + 1));
    }

    private static String opened(Workshop workshop, String rules, Scenario scenario, String one, String other) {
        return ((Opened.Made) workshop.games().open(new NewGame(Optional.empty(), rules, scenario, DiceMode.SERVER, UndoRule.FREE, Map.of(),
                true, List.of(new NewGame.Place("Anna", List.of(one), Optional.empty()), new NewGame.Place("Bert", List.of(other), Optional.empty())))))
                .game();
    }

    private static void play(Workshop workshop, String game, Command command) {
        assertThat(workshop.games().carry(new Carry(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(Answer.Done.class);
    }

    private static String exported(Workshop workshop, String game) {
        var chronicle = workshop.chronicles().of(game).orElseThrow();
        var out = new StringWriter();
        workshop.records().write(game, chronicle.opened(), chronicle.position(), out);
        return out.toString();
    }

    /** At 2 to 4 a rest, a gamble of two events; at 5 a rest, at 6 and 7 an undo and a redo of it. */
    private static String race(Workshop workshop) {
        var game = opened(workshop, "race", new Race.Track("long", 100, Optional.empty()), "red", "blue");
        play(workshop, game, new Rest("red"));
        play(workshop, game, new Gamble("blue"));
        play(workshop, game, new Rest("red"));
        play(workshop, game, new Undo(4, ""));
        play(workshop, game, new Redo(""));
        return game;
    }

    @Test
    void aChangedEvolutionIsFoundWhereItFirstMatters() {
        String game;
        String recorded;
        try (var workshop = Workshop.in(folder, library(new Race()))) {
            game = race(workshop);
            recorded = workshop.archive().from(game, 4).getFirst().envelope().board().orElseThrow();
            var report = workshop.verifier().verify(game, Progress.SILENT);
            assertThat(report.verified()).isTrue();
            assertThat(report.boards()).isEqualTo(5);
        }
        try (var workshop = Workshop.in(folder, library(countingTwice()))) {
            var report = workshop.verifier().verify(game, Progress.SILENT);

            assertThat(report.verified()).isFalse();
            assertThat(report.hashChain()).isEqualTo("intact");
            assertThat(report.divergences()).singleElement().satisfies(divergence -> {
                assertThat(divergence.position()).isEqualTo(4);
                assertThat(divergence.found()).isEqualTo("the board " + recorded);
                assertThat(divergence.expected()).startsWith("the board 1.1-").isNotEqualTo(divergence.found());
            });
        }
    }

    @Test
    void aRecordIsRefusedByAnEvolutionThatGivesAnotherBoard() {
        try (var workshop = Workshop.inMemory(library(new Race()))) {
            var record = exported(workshop, race(workshop));
            var same = Workshop.recordsAlone(library(new Race()));
            assertThat(same.check(lines(record), Progress.SILENT).found().boards()).isEqualTo(5);

            var changed = Workshop.recordsAlone(library(countingTwice()));
            assertThatThrownBy(() -> changed.check(lines(record), Progress.SILENT)).isInstanceOf(BadRecord.class)
                    .hasMessageContaining("Line 5").hasMessageContaining("the board 1.1-");
        }
    }

    @Test
    void theBoardStandsWithTheLastEventOfACommandAndTravelsWithForksAndRecords() {
        try (var workshop = Workshop.inMemory(library(new Race()))) {
            var game = race(workshop);
            assertThat(workshop.archive().from(game, 2)).extracting(event -> event.envelope().board().isPresent())
                    .containsExactly(true, false, true, true, true, true);

            var fork = ((Opened.Made) workshop.games().fork(game, 7, Optional.empty())).game();
            var copy = ((Opened.Made) workshop.games().adopt(workshop.records().read(lines(exported(workshop, game)), Progress.SILENT))).game();

            assertThat(workshop.verifier().verify(fork, Progress.SILENT)).satisfies(report -> {
                assertThat(report.verified()).isTrue();
                assertThat(report.boards()).isEqualTo(3);
            });
            assertThat(exported(workshop, copy)).isEqualTo(exported(workshop, game));
        }
    }

    @Test
    void anEvolutionOfTheEuropaRulesThatChangesIsFound() {
        var rules = new EuMilitary();
        try (var workshop = Workshop.inMemory(library(rules))) {
            var game = opened(workshop, rules.id(), rules.scenario("france-spain").orElseThrow(), "france", "spain");
            var random = new Random(3);
            for (int turn = 0; turn < 60; turn++) {
                var chronicle = workshop.chronicles().of(game).orElseThrow();
                var decisions = workshop.views().decisions(chronicle, chronicle.position());
                var decision = decisions.get(random.nextInt(decisions.size())).decision();
                play(workshop, game, workshop.views().sample(chronicle, decision, chronicle.position(), random::nextInt));
            }
            var record = exported(workshop, game);
            assertThat(Workshop.recordsAlone(library(rules)).check(lines(record), Progress.SILENT).found().boards()).isEqualTo(60);

            // No rule of the phase asks how many victory points a country has.
            var changed = Workshop.recordsAlone(library(ChangedEvolution.of(rules, CampaignDeclared.class,
                    board -> board.country("spain", board.countries().get("spain").changes(0, 1)))));
            assertThatThrownBy(() -> changed.check(lines(record), Progress.SILENT)).isInstanceOf(BadRecord.class)
                    .hasMessageContaining("the board 1.1-");
        }
    }

    private static BufferedReader lines(String record) {
        return new BufferedReader(new StringReader(record));
    }
}
