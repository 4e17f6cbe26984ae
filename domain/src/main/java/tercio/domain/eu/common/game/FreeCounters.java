package tercio.domain.eu.common.game;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.counters.CounterPool;
import tercio.domain.eu.common.counters.PrintedPools;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/**
 * The counters of a country that are not on the map (EU-UNIT-4). Readings: counters of other stacks are not changed; troops that stay out of a
 * battle or make a sortie do so by number and need no change of counters, since they do not leave for good; militia has no counters.
 *
 * @param pool all counters of the country
 * @param army ARMY counters that are left, 0 or more
 * @param ld loose LD that are left, 0 or more
 */
public record FreeCounters(CountryId country, CounterPool pool, int army, int ld) {

    public static final String RULE = "EU-UNIT-4";

    public static FreeCounters of(EuState state, CountryId country) {
        var pool = pool(state.scenario(), country);
        int armies = 0;
        int loose = 0;
        for (var stack : state.stacks().values()) {
            if (stack.country().equals(country) && !state.world().militia().isMilitia(stack.id())) {
                armies += stack.units().armyPlus() + stack.units().armyMinus();
                loose += stack.units().ld();
            }
        }
        return new FreeCounters(country, pool, Math.max(0, pool.army() - armies), Math.max(0, pool.ld() - loose));
    }

    /** All counters of a country, as the scenario gives them, or as they are printed. */
    public static CounterPool pool(EuScenario scenario, CountryId country) {
        var printed = PrintedPools.OF_EVERY_EDITION.of(country);
        var belligerent = scenario.countries().get(country);
        var given = belligerent == null ? null : belligerent.counters().orElse(null);
        return given == null ? printed : new CounterPool(given.army().orElse(printed.army()), given.ld().orElse(printed.ld()));
    }

    /** Whether there are counters to replace a stack's units by these. */
    public boolean allowChange(Units from, List<Units> to) {
        return to.stream().mapToInt(Units::ld).sum() - from.ld() <= ld;
    }

    /** Whether there are counters for the part that leaves a stack and for the units that stay. */
    public boolean allowSplit(Units whole, Units taken) {
        return allowChange(whole, List.of(taken, CounterExchange.without(whole, taken)));
    }

    /** Every part that can leave these units, the smallest first, as far as there are counters. */
    public Stream<Units> partsThatCanLeave(Units whole) {
        return IntStream.range(1, whole.allLd()).boxed().flatMap(taken -> CounterExchange.waysToHold(whole, taken).stream()).filter(taken -> allowSplit(whole, taken));
    }

    /** A limit of forms in which units are divided: the counters that can give change. */
    public Keyed changeLimit() {
        return Sentence.of("eu.name.change-counters").with("counters", counters());
    }

    /** The counters that there are, and those that are left: {@code France has 2 ARMY and 1 LD counters; 0 ARMY and 0 LD are left beside the map}. */
    public Keyed counters() {
        return Sentence.of("eu.name.free-counters").with("country", SentenceNames.country(country)).with("allArmies", pool.army()).with("allLd", pool.ld()).with("armies", army).with("ld", ld);
    }
}
