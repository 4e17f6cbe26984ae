package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.given.CombatSheetCheck;
import tercio.domain.eia.given.LandCourse;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.given.Tier;

/** Properties of every combat. */
@Tag(Tier.BOTH)
class RandomCombatsTest {

    /** The step through the commands of a board: one in this number is asked for all answers and odds. */
    private static final int ASKED = 6;

    /** The boards whose answers, and whose odds for four viewers, are asked. */
    private static final int ODDS = Tier.times(2, 30);

    /** The boards whose sheets are repeated. */
    private static final int SHEETS = Tier.times(3, RandomCombats.BOARDS);

    static IntStream boards() {
        return IntStream.range(0, RandomCombats.BOARDS);
    }

    /** Some of the commands, from other places on each board. */
    private static List<RandomCombats.Turn> some(int seed) {
        var turns = RandomCombats.step(seed);
        return IntStream.range(0, turns.size()).filter(at -> (at + seed) % ASKED == 0).mapToObj(turns::get).toList();
    }

    @Test
    void everyCombatEndsAndNoFactorAppearsOrVanishes() {
        assertThat(boards().boxed()).allSatisfy(seed -> {
            var turns = RandomCombats.step(seed);
            for (var turn : turns) {
                assertThat(turn.outcome().boards().getLast()).as("board after %s", turn.command()).isEqualTo(turn.after());
                assertThat(RandomCombats.everything(turn.after())).as("factors after %s", turn.command())
                        .isEqualTo(RandomCombats.everything(turn.before()));
            }
            assertThat(turns.isEmpty() ? CombatPart.SIEGES : part(turns.getLast().after())).isIn(CombatPart.SIEGES, CombatPart.NOT_LISTED);
        });
    }

    private static CombatPart part(EiaState state) {
        return state.combats().part();
    }

    /** Each line of the sheet of each day is repeated from what is written in it and the printed charts (EIA-7.5.2). */
    @Test
    void eachSheetIsRepeatedByHand() {
        int repeated = 0;
        for (int seed = 0; seed < SHEETS; seed++) {
            var course = new LandCourse();
            for (var turn : RandomCombats.step(seed)) {
                var before = turn.before();
                for (var ruled : turn.outcome().events()) {
                    var after = RandomCombats.RULES.evolve(before, ruled.event());
                    course.add(turn.command(), ruled, before, after, ruled == turn.outcome().events().getFirst() ? turn.outcome().rolls() : List.of());
                    before = after;
                }
                var sheet = EiaChapters.sheet(course, turn.outcome().events().getLast().event());
                sheet.ifPresent(CombatSheetCheck::check);
                repeated += sheet.isPresent() ? 1 : 0;
            }
        }
        assertThat(repeated).as("sheets that were repeated").isGreaterThan(SHEETS);
    }

    /** Each offered answer is legal, and the steps behind a die add up. */
    @Test
    void offeredAnswersAreLegal() {
        for (var turn : boards().limit(ODDS).boxed().flatMap(seed -> some(seed).stream()).toList()) {
            for (var decision : RandomCombats.RULES.decisions(turn.before())) {
                for (Option option : decision.options()) {
                    var verdict = RandomCombats.RULES.decide(turn.before(), (EiaCommand) option.command(), Dice.NONE);
                    assertThat(verdict).as("%s at %s", option, turn.before().combats()).isNotInstanceOf(Verdict.Refused.class);
                }
            }
        }
    }

    /** The odds of a decision with dice are whole, and a viewer who may not see a corps gets the same as for any other strength. */
    @Test
    void oddsSumUpAndWorkOnEveryBoard() {
        for (var turn : IntStream.range(0, ODDS).boxed().flatMap(seed -> some(seed).stream()).toList()) {
            for (var viewer : List.of(Viewer.ALL, Viewer.PUBLIC, Viewer.of(List.of("france")), Viewer.of(List.of("austria", "russia")))) {
                var seen = RandomCombats.RULES.asSeenBy(turn.before(), viewer);
                for (var decision : RandomCombats.RULES.decisions(seen)) {
                    var commands = decision.options().stream().map(option -> (EiaCommand) option.command()).toList();
                    RandomCombats.RULES.forecasts(seen, commands).forEach(odds -> odds.ifPresent(forecast -> forecast.figures().values()
                            .forEach(figure -> assertThat(figure.weightOf(value -> true)).isEqualTo(figure.whole()))));
                }
                RandomCombats.RULES.refusal(seen, turn.command());
            }
        }
    }

    /** Random games reach every kind of event but two: ReliefInPlayTest plays the fall of a city whose defenders died in a sally, SideCommandTest the naming of a commander. */
    @Test
    void randomCombatsReachEveryEvent() {
        var seen = new HashSet<String>();
        for (int seed = 0; seed < RandomCombats.BOARDS; seed++) {
            RandomCombats.step(seed).forEach(turn -> turn.outcome().events().forEach(ruled -> name(ruled.event(), seen)));
        }
        var missing = new HashSet<String>();
        CombatMessageTypes.EVENTS.all().forEach(word -> missing.add(word.alias()));
        missing.removeAll(seen);
        assertThat(seen).contains("CombatRoundFought", "PursuitRolled", "ForceRetreated");
        if (Tier.thorough()) {
            assertThat(missing).isSubsetOf("EmptiedCityFell", "CommanderNamed");
        }
    }

    private static void name(EiaEvent event, HashSet<String> seen) {
        if (event instanceof CombatEvent combat) {
            seen.add(CombatMessageTypes.EVENTS.of(combat).alias());
        }
    }
}
