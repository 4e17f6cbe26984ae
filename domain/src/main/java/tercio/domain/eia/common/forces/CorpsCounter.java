package tercio.domain.eia.common.forces;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;

/**
 * A printed corps counter.
 *
 * @param id stable: {@code france-iii}
 * @param nation the word of a power or of a minor state
 * @param name as printed: {@code III}
 * @param capacity the most factors of each type; types that it cannot hold are left out. Infantry and militia share one capacity
 *     where {@code sharedMilitia} is true.
 * @param sharedMilitia whether militia takes the place of infantry
 * @param movement its movement allowance
 * @param frenchMovement its movement allowance under French control (EIA-7.3.1.1)
 * @param reconstructed whether its figures are not from the printed counter
 */
public record CorpsCounter(
        UnitId id, NationId nation, String name, CorpsKind kind, Map<FactorType, Integer> capacity, boolean sharedMilitia, int movement,
        int frenchMovement, boolean reconstructed) {

    public CorpsCounter {
        capacity = Map.copyOf(capacity);
    }

    /** Its major power; empty for a minor state. */
    public Optional<Power> power() {
        return Power.of(nation);
    }

    /** Whether it is of a minor state. */
    public boolean isMinor() {
        return power().isEmpty();
    }

    /** Whether it can hold these factors at the same time. */
    public boolean canHold(Factors factors) {
        return factors.counts().keySet().stream().allMatch(type -> factors.count(type) <= room(type, factors));
    }

    /** The most factors of a type that it can hold beside the others of these factors. */
    public int room(FactorType type, Factors beside) {
        if (!sharedMilitia || type != FactorType.INFANTRY && type != FactorType.MILITIA) {
            return capacity.getOrDefault(type, 0);
        }
        var other = type == FactorType.INFANTRY ? FactorType.MILITIA : FactorType.INFANTRY;
        return Math.max(0, capacity.getOrDefault(FactorType.INFANTRY, 0) - beside.count(other));
    }

    /** The most factors that it can hold at the same time. */
    public int maxFactors() {
        return capacity.entrySet().stream().filter(entry -> !sharedMilitia || entry.getKey() != FactorType.MILITIA).mapToInt(Map.Entry::getValue).sum();
    }

    /** Name in sentences: {@code France III}. */
    public String title() {
        var of = power().map(Power::title).orElseGet(() -> nation.value().substring(0, 1).toUpperCase(Locale.ROOT) + nation.value().substring(1));
        return of + " " + name;
    }
}
