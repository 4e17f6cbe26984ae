package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.TAMPICO;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.enters;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.tampico;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Ledger;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaCameOut;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaKeptInside;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaMannedWalls;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaWentHome;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/**
 * Random games from the moment at which a militia is called, by the rules of each edition: no man comes or goes without an event, each command is
 * decided again alike, and no stack of militia is left when it is not needed.
 */
@Tag(Tier.BOTH)
class RandomMilitiaTest {

    private static final int GAMES = Tier.times(1, 6);
    private static final int COMMANDS = 30;

    private final Set<Class<?>> happened = new HashSet<>();

    private static List<Situation> situations() {
        return List.of(tampico(), tampico().stack("in", "spain", TAMPICO, 0, 1, 1), tampico().stack("in", "spain", TAMPICO, 1, 1, 1));
    }

    @Test
    void militiaComesAndGoesByEvents() {
        for (var rules : List.of(War.RULES, War.FAST, War.RAPID)) {
            for (var situation : situations()) {
                var board = enters(War.under(rules, situation.scenario(), Readings.STANDARD)).board();
                for (int game = 1; game <= GAMES; game++) {
                    check(rules, Chance.game(rules, board, Tier.seed(game), COMMANDS));
                }
            }
        }
        assertThat(happened).isNotEmpty();
        if (Tier.thorough()) {
            assertThat(happened).contains(MilitiaCameOut.class, MilitiaKeptInside.class, MilitiaMannedWalls.class, MilitiaWentHome.class);
        }
    }

    private void check(EuMilitary rules, List<Chance.Turn> turns) {
        var board = turns.getFirst().before();
        for (var turn : turns) {
            var recorded = turn.outcome().rolls().stream().map(Roll::value).toList();
            assertThat(rules.decide(board, turn.command(), Dice.inOrder(recorded))).as("%s", turn.command()).isEqualTo(turn.outcome());
            for (var ruled : turn.outcome().events()) {
                assertThat(Told.of(rules, board, ruled.event(), ruled.explanation())).doesNotContain("null").endsWith(".");
                var after = rules.evolve(board, ruled.event());
                assertThat(Ledger.of(after)).as("%s", ruled.event()).isEqualTo(Ledger.of(board).plus(Ledger.told(board, ruled.event())));
                happened.add(ruled.event().getClass());
                board = after;
            }
            everyMilitiaIsKnown(board);
        }
    }

    private static void everyMilitiaIsKnown(EuState board) {
        assertThat(board.stacks().keySet().stream().filter(id -> id.value().startsWith("militia.") && !id.value().substring(8).contains("."))).allMatch(board.world().militia()::isMilitia);
    }
}
