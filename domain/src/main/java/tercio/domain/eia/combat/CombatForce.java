package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.IntrinsicRatings;

/**
 * One side of a combat as it enters it.
 *
 * @param power the power with most corps
 * @param largeCorps the number of corps that began with more than 20 factors (EIA-7.5.2.10.1.3)
 * @param factors its factors, the outflanking ones included
 * @param intrinsic the ratings that hold without a commander
 * @param casualtyOrder the types in the order in which they are lost; those that are missing follow in the order of the factors
 * @param baseMorale in tenths, where it is not computed; that of the first day from the second day on
 * @param moraleLostBefore the morale lost on earlier days, in tenths
 * @param depotGarrison its infantry and militia are the garrison of a depot (EIA-7.5.3.4)
 * @param component the power of its primary component, whose basic morale counts (EIA-7.5.2.6.1.2)
 * @param cavalryLed the nations whose cavalry a cavalry leader leads in a pursuit (EIA-7.5.2.10.2.2.1)
 * @param siegeDefenders the part of each line of the factors that came out of a city to help a relieving force; empty where none did
 */
public record CombatForce(Power power, int corps, int largeCorps, List<FactorLine> factors, Optional<CombatCommander> commander,
        IntrinsicRatings.Ratings intrinsic, List<FactorType> casualtyOrder, OptionalInt baseMorale, int moraleLostBefore, DayChoice endOfDay,
        boolean depotGarrison, Power component, Set<NationId> cavalryLed, List<Integer> siegeDefenders) {

    /** A corps that begins with more factors counts as two for political points. */
    public static final int LARGE = 20;

    public CombatForce {
        factors = List.copyOf(factors);
        var order = new ArrayList<>(casualtyOrder);
        factors.stream().map(FactorLine::type).filter(type -> !order.contains(type)).forEach(type -> {
            if (!order.contains(type)) {
                order.add(type);
            }
        });
        casualtyOrder = List.copyOf(order);
        cavalryLed = Set.copyOf(cavalryLed);
        siegeDefenders = List.copyOf(siegeDefenders);
    }

    /** A force of which its power is the primary component, and whose commander leads the cavalry of that power where he leads any. */
    public CombatForce(Power power, int corps, int largeCorps, List<FactorLine> factors, Optional<CombatCommander> commander,
            IntrinsicRatings.Ratings intrinsic, List<FactorType> casualtyOrder, OptionalInt baseMorale, int moraleLostBefore, DayChoice endOfDay,
            boolean depotGarrison) {
        this(power, corps, largeCorps, factors, commander, intrinsic, casualtyOrder, baseMorale, moraleLostBefore, endOfDay, depotGarrison, power,
                commander.filter(CombatCommander::cavalryLeader).isPresent() ? Set.of(power.nation()) : Set.of(), List.of());
    }

    /** A force on its first day, which loses its factors in the order in which they stand. */
    public static CombatForce of(Power power, int corps, List<FactorLine> factors, Optional<CombatCommander> commander,
            IntrinsicRatings.Ratings intrinsic) {
        return new CombatForce(power, corps, 0, factors, commander, intrinsic, List.of(), OptionalInt.empty(), 0, DayChoice.FIGHT, false);
    }

    /** A copy with that number of large corps. */
    public CombatForce withLargeCorps(int count) {
        return new CombatForce(power, corps, count, factors, commander, intrinsic, casualtyOrder, baseMorale, moraleLostBefore, endOfDay, depotGarrison, component,
                cavalryLed, siegeDefenders);
    }

    /** A copy with an order of losses. */
    public CombatForce withCasualtyOrder(List<FactorType> order) {
        return new CombatForce(power, corps, largeCorps, factors, commander, intrinsic, order, baseMorale, moraleLostBefore, endOfDay, depotGarrison, component,
                cavalryLed, siegeDefenders);
    }

    /** A copy whose commander declares a lower rating, which no number of corps lowers (EIA-7.5.2.9.1.2); itself without a commander. */
    public CombatForce withDeclaredRating(int tactical) {
        return commander.map(leader -> new CombatForce(power, corps, largeCorps, factors, Optional.of(new CombatCommander(leader.strategic(), tactical,
                OptionalInt.empty(), leader.napoleon(), leader.cavalryLeader(), leader.power())), intrinsic, casualtyOrder, baseMorale, moraleLostBefore, endOfDay,
                depotGarrison, component, cavalryLed, siegeDefenders)).orElse(this);
    }

    /** The types of its factors in the order in which they first stand. */
    public List<FactorType> types() {
        return factors.stream().map(FactorLine::type).distinct().toList();
    }

    /** The number of all its factors. */
    public int total() {
        return factors.stream().mapToInt(FactorLine::count).sum();
    }

    /** Whether Napoleon commands it. */
    public boolean isUnderNapoleon() {
        return commander.filter(CombatCommander::napoleon).isPresent();
    }

    /** The strategic rating of its commander, or of each corps where it has none. */
    public int strategicRating() {
        return commander.map(CombatCommander::strategic).orElse(intrinsic.strategic());
    }
}
