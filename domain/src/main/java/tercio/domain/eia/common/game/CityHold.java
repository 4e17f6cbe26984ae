package tercio.domain.eia.common.game;

import java.util.List;
import org.pcollections.PSortedMap;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.map.SpaceId;

/**
 * A city: who controls it, its garrison counters, and who besieges it.
 *
 * @param controller the word of a power or of a minor state
 * @param garrisons by the word of their power or minor state; empty garrisons are left out
 * @param besiegers the powers that besiege it; none where it is not besieged
 * @param attempted whether an assault attempt was made in the current sequence (EIA-7.5.4.1)
 * @param fed whether the supply of the besieged forces inside was settled in the current sequence (EIA-7.4.5)
 */
public record CityHold(
        SpaceId area, NationId controller, PSortedMap<NationId, Factors> garrisons, List<Power> besiegers, boolean attempted, boolean fed) {

    public CityHold {
        besiegers = List.copyOf(besiegers);
    }

    /** Makes a city of which nothing was settled yet. */
    public CityHold(SpaceId area, NationId controller, PSortedMap<NationId, Factors> garrisons, List<Power> besiegers, boolean attempted) {
        this(area, controller, garrisons, besiegers, attempted, false);
    }

    public boolean isBesieged() {
        return !besiegers.isEmpty();
    }

    /** The garrison factors of all nations, without corps inside. */
    public int garrisonFactors() {
        return garrisons.values().stream().mapToInt(Factors::total).sum();
    }

    /** The garrison of a nation; no factors where it has none. */
    public Factors garrisonOf(NationId nation) {
        return garrisons.getOrDefault(nation, Factors.NONE);
    }

    public CityHold withController(NationId now) {
        return new CityHold(area, now, garrisons, besiegers, attempted, fed);
    }

    public CityHold withGarrison(NationId nation, Factors now) {
        return new CityHold(area, controller, now.isEmpty() ? garrisons.minus(nation) : garrisons.plus(nation, now), besiegers, attempted, fed);
    }

    public CityHold withBesiegers(List<Power> now) {
        return new CityHold(area, controller, garrisons, now, attempted, fed);
    }

    public CityHold withAttempted(boolean now) {
        return new CityHold(area, controller, garrisons, besiegers, now, fed);
    }

    public CityHold withFed(boolean now) {
        return new CityHold(area, controller, garrisons, besiegers, attempted, now);
    }
}
