package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Conditions;
import tercio.domain.eu.given.Ledger;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;

/** Random games of allied fleets by the rules of each edition: what is offered is carried out, nothing is lost unsaid, and what holds at every position does. */
@Tag(Tier.BOTH)
class AlliedFleetsTest {

    private static final int COMMANDS = Tier.times(40, 150);
    /** The events of allied fleets. */
    private static final List<String> WANTED = List.of("FleetPlacedUnder", "FleetOnItsOwn", "SeaBattleFought", "SeaInterceptionAttempted", "ShipsLost", "VoyagePaused");

    static Stream<EuMilitary> editions() {
        return Stream.of(War.RULES, War.FAST, War.RAPID);
    }

    /** Spain and Venice lie together, and with them an army; the Turks are before them, and have troops aboard too. */
    private static Situation league() {
        return Situation.franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).initiative("spain", 25).initiative("venice", 20)
                .initiative("turkey", 10).initiative("france", 1).admiral("juan", "spain", 5, 5, 5).admiral("barbarigo", "venice", 3, 3, 3).admiral("ali", "turkey", 4, 3, 3)
                .fleet("lleida", "spain", "s_ionienne", new Ships(1, 0, 3, 2, 0, 0, 0), "juan").troopsAboard("tercio", 1, 0).fleet("bandiera", "venice", "s_ionienne", new Ships(1, 0, 0, 5, 0, 0, 0), "barbarigo")
                .fleet("galera", "venice", "s_ionienne", new Ships(0, 0, 0, 2, 0, 0, 0)).fleet("kapudan", "turkey", "s_adriatique", new Ships(2, 0, 0, 16, 0, 0, 0), "ali")
                .fleet("reis", "turkey", "s_ionienne", new Ships(0, 1, 0, 3, 0, 0, 0));
    }

    private static List<Chance.Turn> play(EuMilitary rules, EuState start, long seed) {
        return Chance.game(rules, start, seed, COMMANDS);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void whatIsOfferedIsCarriedOutAndNothingIsLostUnsaid(EuMilitary rules) {
        var start = rules.start(league().scenario(), Readings.STANDARD);
        var happened = new TreeSet<String>();
        Tier.play(1, 3, happened, WANTED, seed -> play(rules, start, seed).forEach(turn -> {
            var recorded = turn.outcome().rolls().stream().map(Roll::value).toList();
            assertThat(rules.decide(turn.before(), turn.command(), Dice.inOrder(recorded))).as("%s", turn.command()).isEqualTo(turn.outcome());
            var before = turn.before();
            Conditions.hold(rules, before, "game %d by %s, %s".formatted(seed, rules.id(), turn.command()));
            for (var event : turn.events()) {
                happened.add(event.getClass().getSimpleName());
                var after = rules.evolve(before, event);
                assertThat(Ledger.of(after)).as("%s", event).isEqualTo(Ledger.of(before).plus(Ledger.told(before, event)));
                before = after;
            }
            contingentsAreOfAllies(before);
        }));
    }

    /** The contingents of one stack lie in one place, are of one alliance, and each contingent belongs to one such stack. */
    private static void contingentsAreOfAllies(EuState board) {
        for (var stack : board.navies().stacks().values()) {
            var company = SeaCompany.of(board, stack);
            assertThat(company).extracting(NavalStack::at).containsOnly(stack.at());
            assertThat(company.stream().map(board::allianceOf).distinct()).hasSize(1);
            assertThat(company).contains(stack);
            assertThat(SeaCompany.follows(board, company.getFirst())).isFalse();
        }
    }
}
