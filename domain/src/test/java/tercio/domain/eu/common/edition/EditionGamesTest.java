package tercio.domain.eu.common.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.ContestedBoards;
import tercio.domain.eu.given.Ledger;
import tercio.domain.eu.given.War;
import tercio.domain.game.PieceId;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Random wars by the older rules come to their end, lose no man, native, ship or ducat without an event, and are decided again with the same board. */
@Tag(Tier.BOTH)
class EditionGamesTest {

    private static final int MOST_COMMANDS = 6000;
    /** Commands of each scenario in the short tier. */
    private static final int BEGINNING = 12;
    /** Commands of a game from a board in the midst of a war. */
    private static final int COMMANDS = Tier.times(12, 60);

    static Stream<EuMilitary> editions() {
        return Stream.of(War.FAST, War.RAPID);
    }

    /** Each scenario by one of the two, in turn, and in the thorough tier every second of them in a run: they have the scenarios and most rules in common, and every contested board is played by both. */
    @ParameterizedTest
    @MethodSource("editions")
    void everyScenarioIsPlayedToItsEnd(EuMilitary rules) {
        var scenarios = List.copyOf(rules.scenarios().keySet());
        int first = rules == War.FAST ? 0 : 1;
        for (int game : Tier.some(IntStream.iterate(first, next -> next < scenarios.size(), next -> next + 2).boxed().toList(), 2)) {
            var start = rules.start(rules.scenario(scenarios.get(game)).orElseThrow(), Readings.STANDARD);
            var turns = Chance.game(rules, start, Tier.seed(game), Tier.times(BEGINNING, MOST_COMMANDS));

            assertThat(turns).as("commands of game %d", game).hasSizeLessThan(MOST_COMMANDS);
            var end = check(rules, turns);
            assertThat(rules.isOver(end) || !Tier.thorough()).as("game %d comes to its end", game).isTrue();
            assertThat(rules.decisions(end).isEmpty()).isEqualTo(rules.isOver(end));
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void everyContestedBoardHasAWayOn(EuMilitary rules) {
        for (var board : ContestedBoards.all(rules)) {
            Tier.seeds(1, 1).forEach(seed -> check(rules, Chance.game(rules, board, 1 + seed, COMMANDS)));
        }
    }

    /** The board after the last turn. */
    private static EuState check(EuMilitary rules, List<Chance.Turn> turns) {
        var board = turns.getFirst().before();
        for (var turn : turns) {
            var recorded = turn.outcome().rolls().stream().map(Roll::value).toList();
            assertThat(turn.before()).isEqualTo(board);
            assertThat(rules.decide(board, turn.command(), Dice.inOrder(recorded))).as("%s", turn.command()).isEqualTo(turn.outcome());
            for (var ruled : turn.outcome().events()) {
                assertThat(Told.of(rules, board, ruled.event(), ruled.explanation())).doesNotContain("null").endsWith(".");
                var after = rules.evolve(board, ruled.event());
                assertThat(Ledger.of(after)).as("%s", ruled.event()).isEqualTo(Ledger.of(board).plus(Ledger.told(board, ruled.event())));
                board = after;
            }
        }
        // The ids that the program makes obey the rules of ids that come in.
        assertThat(board.stacks().keySet()).allSatisfy(id -> assertThat(PieceId.fault(id.value())).as(id.value()).isEmpty());
        assertThat(board.navies().stacks().keySet()).allSatisfy(id -> assertThat(PieceId.fault(id.value())).as(id.value()).isEmpty());
        return board;
    }
}
