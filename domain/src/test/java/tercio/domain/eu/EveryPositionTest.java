package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.InterventionAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Conditions;
import tercio.domain.eu.given.ContestedBoards;
import tercio.domain.eu.given.Ledger;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;

/**
 * The conditions on the places of counters hold at every position at which a random war waits for somebody ({@link Conditions}), every offer there is
 * carried out, and nothing is lost unsaid.
 */
@Tag(Tier.BOTH)
@Execution(ExecutionMode.CONCURRENT)
class EveryPositionTest {

    private static final List<EuMilitary> EDITIONS = List.of(War.RULES, War.FAST, War.RAPID);
    private static final List<String> SCENARIOS = War.RULES.scenarios().keySet().stream().sorted().toList();
    /** So many commands of a game of each scenario, and of a game on a crowded board. */
    private static final int OPENING = 25;
    private static final int BEGINNING = 40;
    private static final int MOST_COMMANDS = 250;

    /** Each scenario by one edition, which is another one in the next run of the thorough tier. */
    @Test
    void itHoldsInWarsOfEveryScenarioAndEdition() {
        Tier.seeds(SCENARIOS.size(), SCENARIOS.size()).forEach(seed -> {
            var scenario = SCENARIOS.get((int) (seed % SCENARIOS.size()));
            var rules = EDITIONS.get((int) (seed / SCENARIOS.size() % EDITIONS.size()));
            rules.scenario(scenario).filter(known -> rules.faults(known).isEmpty()).ifPresent(known -> play(rules, known, seed));
        });
    }

    /** Ships whose port is lost stay there by the other choice of the reading, and the position is a beginning by it, too. */
    @Test
    void itHoldsWhereShipsLieOnInLostPorts() {
        var atSea = SCENARIOS.stream().map(name -> War.RULES.scenario(name).orElseThrow()).filter(scenario -> !scenario.navalStacks().isEmpty()).toList();
        Tier.seeds(1, 3).forEach(seed -> play(EDITIONS.get((int) (seed / atSea.size() % EDITIONS.size())), atSea.get((int) (seed % atSea.size())),
                new Readings(Map.of("EU-PORT-LOST", "stay")), seed));
    }

    private static void play(EuMilitary rules, EuScenario scenario, long seed) {
        play(rules, scenario, Readings.STANDARD, seed);
    }

    private static void play(EuMilitary rules, EuScenario scenario, Readings readings, long seed) {
        var turns = Chance.game(rules, rules.start(scenario, readings), seed, Tier.times(OPENING, MOST_COMMANDS));
        for (int at = 0; at < turns.size(); at++) {
            var where = "game %d of %s by %s, command %d".formatted(seed, scenario.name(), rules.id(), at);
            Conditions.hold(rules, turns.get(at).before(), where);
            nothingIsLostUnsaid(rules, turns.get(at), where);
        }
    }

    /** No man, native, ship or ducat comes or goes without an event that says so. */
    private static void nothingIsLostUnsaid(EuMilitary rules, Chance.Turn turn, String where) {
        var before = turn.before();
        for (var event : turn.events()) {
            var after = rules.evolve(before, event);
            assertThat(Ledger.of(after)).as("%s: %s", where, event).isEqualTo(Ledger.of(before).plus(Ledger.told(before, event)));
            before = after;
        }
    }

    @Test
    void itHoldsWhereManyThingsAreContested() {
        var seen = new HashSet<Class<?>>();
        for (var start : ContestedBoards.all()) {
            Tier.seeds(1, 2).forEach(seed -> {
                var turns = Chance.game(start, seed, Tier.times(BEGINNING, MOST_COMMANDS));
                for (int at = 0; at < turns.size(); at++) {
                    Conditions.holdThoughCrowded(War.RULES, turns.get(at).before(), "game %d in %s, command %d".formatted(seed, start.phase(), at));
                    turns.get(at).events().forEach(event -> seen.add(event.getClass()));
                }
            });
        }
        assertThat(seen).contains(SiegeLifted.class);
    }

    /** England helps France: its stack besieges Artois, and its naval stack lies in the Channel. */
    private static EuScenario intervening(boolean foreign) {
        return Situation.franceAgainstSpain().alliances(List.of("france", "england"), List.of("spain")).owner("picardie", "england").level("artois", 1).level("flandre", 1)
                .relations(new Relations(List.of(), Map.of(), Map.of(), List.of(),
                        Map.of(new CountryId("england"), new InterventionAtStart(new CountryId("france"), new StackId("eng"), Optional.of(foreign), Optional.of(new StackId("drake"))))))
                .initiative("france", 20).initiative("spain", 15).initiative("england", 5).stack("fra", "france", "champagne", 0, 1, 1).stack("eng", "england", "artois", 1, 0, 0)
                .under(2, 3, 3, 1).stack("home", "england", "picardie", 0, 0, 2).stack("spa", "spain", "flandre", 1, 0, 0).under(3, 2, 2, 0).stack("spa2", "spain", "hainaut", 0, 1, 1)
                .fleet("drake", "england", "s_manche", new Ships(0, 1, 4, 0, 2, 0, 0)).fleet("guard", "england", "picardie", new Ships(0, 0, 1, 0, 0, 0, 0))
                .fleet("armada", "spain", "s_manche", new Ships(0, 1, 3, 0, 2, 0, 0)).fleet("ponant", "france", "s_manche", new Ships(0, 0, 2, 0, 0, 0, 0)).scenario();
    }

    @Test
    void itHoldsWhereACountryIntervenes() {
        for (boolean foreign : List.of(false, true)) {
            Tier.seeds(1, 2).forEach(seed -> play(War.RULES, intervening(foreign), seed));
        }
    }
}
