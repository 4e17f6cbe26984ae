package tercio.domain.eia.common.game;

import java.util.Optional;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;

/**
 * A province: to whom it belongs.
 *
 * @param owner the word of the power that owns or controls it; of the minor state itself while it is neutral
 * @param occupier the power that has held its capital since the end of a month, without a siege (EIA-7.7); empty where nobody has
 * @param former the holder before it was first conquered, a power or the minor state itself: garrisons and corps of the minor state that
 *     are still there are his (EIA-7.7 changes flags and nothing else); empty where nobody has conquered it
 * @param diced whether guerillas were diced for in it, or hunted, in the current sequence (EIA-10.1.1.2, EIA-10.1.1.4)
 */
public record ProvinceHold(ProvinceId province, ProvinceStanding standing, NationId owner, Optional<Power> occupier, boolean diced, Optional<NationId> former) {

    /** A missing part is of a board that was written before it was kept. */
    public ProvinceHold {
        former = former == null ? Optional.empty() : former;
    }

    /** A province in which nobody has diced for guerillas. */
    public ProvinceHold(ProvinceId province, ProvinceStanding standing, NationId owner, Optional<Power> occupier) {
        this(province, standing, owner, occupier, false, Optional.empty());
    }

    public ProvinceHold withOccupier(Optional<Power> now) {
        return new ProvinceHold(province, standing, owner, now, diced, former);
    }

    public ProvinceHold afterConquestBy(Power power) {
        return new ProvinceHold(province, ProvinceStanding.CONQUERED, power.nation(), Optional.empty(), diced, former);
    }

    /** Its garrisons, wherever a conqueror does not hold its cities, are those of a power or of the minor state itself. */
    public ProvinceHold former(Optional<NationId> now) {
        return new ProvinceHold(province, standing, owner, occupier, diced, now);
    }

    /** The owner of the garrisons of the minor state: the word of a power, or of the minor state if nobody plays them. */
    public NationId garrisonsOf() {
        return former.orElse(owner);
    }

    public ProvinceHold withDiced(boolean now) {
        return new ProvinceHold(province, standing, owner, occupier, now, former);
    }
}
