package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.store.AdoptedGames;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Conditions;
import tercio.domain.given.Thorough;

/**
 * The conditions on the places of counters hold at every position of the recorded games of Europa at which a player was asked ({@link Conditions}). Two games keep
 * results of the rules of their time: a garrison that nobody besieged was freed after the move alone, and a victor at sea kept all that he captured.
 */
class RecordedConditionsTest {

    private static final EuMilitary RULES = new EuMilitary();

    @Thorough("Each position of eight games is written out and read; EveryPositionTest does so with random games in the short tier.")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"march-on-artois |", "random-war |", "artois-by-consent | his-1.1 is besieged in flandre", "artois-by-consent-fork |", "lepanto |", "armada |",
            "armada-landing |", "colonial-convoy | eu.fault.one-stack"})
    void itHoldsInRecordedGames(String name, String byTheRulesOfThen) {
        var history = AdoptedGames.history(name);
        var asked = history.events().stream().filter(event -> event.position() > 1 && event.envelope().since() == event.position()).map(event -> event.position() - 1).toList();
        assertThat(asked).hasSizeGreaterThan(10);

        var broken = new ArrayList<String>();
        asked.forEach(position -> broken.addAll(broken(history.board(RULES, position), name + " at " + position)));
        if (byTheRulesOfThen == null) {
            assertThat(broken).isEmpty();
        } else {
            assertThat(broken).isNotEmpty().allSatisfy(what -> assertThat(what).contains(byTheRulesOfThen));
        }
    }

    private static List<String> broken(EuState board, String where) {
        try {
            if (!RULES.isOver(board)) {
                Conditions.hold(RULES, board, where);
            }
            return List.of();
        } catch (AssertionError fault) {
            return List.of(fault.getMessage());
        }
    }
}
