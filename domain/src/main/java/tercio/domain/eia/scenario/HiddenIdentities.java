package tercio.domain.eia.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CorpsReadings;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.ruling.Readings;

/**
 * The scenario of a game that hides which corps stands where (EIA-7.5.2.6.3): each corps has an id of nation, kind and number.
 *
 * <p>Decided: the numbers follow the places, which everybody sees, and chance decides among corps of one nation and kind at one place. So an id
 * tells neither the counter nor where a list named it.
 */
public final class HiddenIdentities {

    private HiddenIdentities() {}

    /**
     * The scenario as the opening of a game records it by its readings.
     *
     * @param below a random number from 0 up to below its argument
     */
    public static EiaScenario asRecorded(EiaScenario scenario, Readings readings, IntUnaryOperator below) {
        boolean hidden = readings.is(CorpsReadings.IDENTITIES, CorpsReadings.HIDDEN);
        return hidden ? hide(scenario, below) : scenario.identities().isEmpty() ? scenario : withIds(scenario, scenario.identities(), Map.of());
    }

    private static EiaScenario hide(EiaScenario scenario, IntUnaryOperator below) {
        var order = new ArrayList<>(scenario.corps());
        for (int left = order.size(); left > 1; left--) {
            Collections.swap(order, left - 1, below.applyAsInt(left));
        }
        order.sort(Comparator.comparing(CorpsAtStart::area).thenComparing(CorpsAtStart::city).thenComparing(each -> each.fleet().map(FleetId::value).orElse("")));
        var taken = new HashSet<>(scenario.identities().keySet());
        var ids = new HashMap<UnitId, UnitId>();
        var identities = new TreeMap<>(scenario.identities());
        for (var each : order) {
            if (!CorpsAlias.is(each.corps())) {
                var id = free(PrintedCounters.corps(each.corps()).orElseThrow(), taken);
                taken.add(id);
                ids.put(each.corps(), id);
                identities.put(id, each.corps());
            }
        }
        return withIds(scenario, ids, identities);
    }

    private static UnitId free(CorpsCounter counter, HashSet<UnitId> taken) {
        int number = 1;
        while (taken.contains(CorpsAlias.of(counter, number))) {
            number++;
        }
        return CorpsAlias.of(counter, number);
    }

    /** The scenario with other ids of corps, in the order of the ids; the power of a corps is named where its counter does not tell it. */
    private static EiaScenario withIds(EiaScenario scenario, Map<UnitId, UnitId> ids, Map<UnitId, UnitId> identities) {
        List<CorpsAtStart> corps = scenario.corps().stream().map(each -> new CorpsAtStart(ids.getOrDefault(each.corps(), each.corps()),
                        PrintedCounters.corps(each.corps()).flatMap(CorpsCounter::power).isPresent() ? Optional.empty() : each.power(), each.area(), each.city(), each.fleet()))
                .sorted(Comparator.comparing(CorpsAtStart::corps)).toList();
        var strengths = new TreeMap<UnitId, Factors>();
        scenario.strengths().forEach((id, factors) -> strengths.put(ids.getOrDefault(id, id), factors));
        return scenario.withCorps(corps, strengths, identities);
    }
}
