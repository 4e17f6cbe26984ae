package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.store.AdoptedGames;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tercio.projections.GameHistory;
import tercio.projections.GameLog;
import tercio.projections.sentence.Texts;

/** The account of recorded games, as it is read aloud at a table. */
class NarratedGamesTest {

    private static final EuMilitary RULES = new EuMilitary();

    private interface Reading {
        void of(GameHistory history, List<GameLog.Line> lines);
    }

    private static void read(String name, Reading reading) {
        var history = AdoptedGames.history(name);
        reading.of(history, AdoptedGames.views().log(history, 1, history.position()));
    }

    private static void says(EuState board, String text, String what) {
        var outsideBrackets = text.replaceAll("\\([a-z0-9.-]+\\)", "");
        assertThat(board.stacks().keySet()).as(what + ": " + text).noneMatch(stack -> outsideBrackets.contains(stack.value()));
        assertThat(text).as(what).doesNotContain("null", "the phasing side");
    }

    /** A stack's id stands in brackets where two stacks would be called the same, and nowhere else. */
    @ParameterizedTest
    @ValueSource(strings = {"march-on-artois", "random-war"})
    void aReportNamesCountriesAndAsksNothing(String name) {
        read(name, (history, lines) -> {
            var ids = new HashSet<String>();
            for (var line : lines) {
                EuState before = history.board(RULES, line.event().position() - 1);
                before.stacks().keySet().forEach(stack -> ids.add(stack.value()));
                assertThat(line.text()).doesNotContain("?", "phasing", "null");
                var outsideBrackets = line.text().replaceAll("\\([a-z0-9.-]+\\)", "");
                assertThat(ids).as(line.text()).noneMatch(outsideBrackets::contains);
            }
            assertThat(ids).isNotEmpty();
        });
    }

    @Tag(Tier.BOTH)
    @Test
    void questionsAndAnswersOfAWarPlayedBlindlyNameStacksAsPeopleDo() {
        var scenario = RULES.scenario("france-spain").orElseThrow();
        var random = new Random(Tier.seed(11));
        var state = RULES.start(scenario, Readings.STANDARD);
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
        int asked = 0;
        while (!RULES.isOver(state) && asked < Tier.times(60, 200)) {
            var board = state;
            var decisions = RULES.decisions(board);
            for (var decision : decisions) {
                says(board, Texts.english(decision.prompt()), "prompt");
                decision.options().forEach(option -> says(board, Texts.englishPhrase(option.label()), "option"));
            }
            var decision = decisions.get(random.nextInt(decisions.size()));
            for (var mover : decision.movers()) {
                RULES.moves(state, mover).orElseThrow().forEach(option -> says(board, Texts.englishPhrase(option.label()), "option"));
            }
            var command = (EuCommand) RULES.sample(state, decision, random::nextInt);
            var accepted = (Verdict.Accepted<EuEvent>) RULES.decide(state, command, dice);
            for (var ruled : accepted.events()) {
                says(state, Texts.english(EuChapters.sentence(state, ruled.event(), ruled.explanation())), "event");
                for (var step : ruled.explanation()) {
                    says(state, step.step(), "step");
                }
                state = RULES.evolve(state, ruled.event());
            }
            asked++;
        }
        assertThat(asked).isGreaterThan(50);
    }

    @Test
    void theMarchOnArtoisIsToldAsItWasRolled() {
        read("march-on-artois", (history, lines) -> assertThat(lines).extracting(GameLog.Line::text).contains(
                "Battle in Artois: France's stack of 8 LD under a general against Spain's stack of 5 LD under a general.",
                "The battle in Artois is fought. First-day fire: France 8 modified to 10, 1 2/3 LD and 2 stars; Spain 6, 1/3 LD. "
                        + "First-day shock: France 4 modified to 5, 1/3 LD; Spain 7 modified to 8, 1 1/3 LD and 1 star. The first day is over.",
                "Spain tries to break off, rolls 7 and fails.",
                "Battle of Artois: France wins, a major victory; losses France 2 of 8 LD, Spain 5 of 5 LD; stability France +1 and "
                        + "Spain -1; victory points France +5.",
                "Spain has no siege to resolve."));
    }
}
