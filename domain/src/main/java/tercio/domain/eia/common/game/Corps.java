package tercio.domain.eia.common.game;

import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.PrintedCounters;

/**
 * A corps on the map.
 *
 * @param id of its counter: {@code france-iii}
 * @param power the power that moves it, the controlling power for a corps of a free state
 * @param factors its factors; empty where a viewer may not see them (EIA-7.5.2.6.3)
 * @param journey what it did this month
 */
public record Corps(String id, Power power, Location at, Optional<Factors> factors, Journey journey) {

    private CorpsCounter printed() {
        return PrintedCounters.corps(id).orElseThrow();
    }

    /** The word of its nation: a power or a minor state. */
    public String nation() {
        return printed().nation();
    }

    /** Its factors; none where they are hidden. */
    public Factors factorsOrNone() {
        return factors.orElse(Factors.NONE);
    }

    /** Whether its nation is a minor state. */
    public boolean isMinor() {
        return printed().isMinor();
    }

    /** The name on its counter: {@code III}. */
    public String name() {
        return printed().name();
    }

    /** Name in sentences: {@code France III}. */
    public String title() {
        return printed().title();
    }

    public Corps withLocation(Location now) {
        return new Corps(id, power, now, factors, journey);
    }

    public Corps withFactors(Factors now) {
        return new Corps(id, power, at, Optional.of(now), journey);
    }

    /** A copy for viewers who may not see its factors. */
    public Corps withoutFactors() {
        return new Corps(id, power, at, Optional.empty(), journey);
    }

    public Corps withJourney(Journey now) {
        return new Corps(id, power, at, factors, now);
    }
}
