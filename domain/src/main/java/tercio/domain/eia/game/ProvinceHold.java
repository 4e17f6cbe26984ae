package tercio.domain.eia.game;

import java.util.Optional;
import tercio.domain.eia.concept.Power;

/**
 * A province: to whom it belongs.
 *
 * @param owner the word of the power that owns or controls it; of the minor state itself while it is neutral
 * @param occupier the power that has held its capital since the end of a month, without a siege (EIA-7.7); empty where nobody has
 * @param diced whether guerillas were diced for in it, or hunted, in the current sequence (EIA-10.1.1.2, EIA-10.1.1.4)
 */
public record ProvinceHold(String province, ProvinceStanding standing, String owner, Optional<Power> occupier, boolean diced) {

    /** A province in which nobody has diced for guerillas. */
    public ProvinceHold(String province, ProvinceStanding standing, String owner, Optional<Power> occupier) {
        this(province, standing, owner, occupier, false);
    }

    public ProvinceHold occupier(Optional<Power> now) {
        return new ProvinceHold(province, standing, owner, now, diced);
    }

    public ProvinceHold conqueredBy(Power power) {
        return new ProvinceHold(province, ProvinceStanding.CONQUERED, power.word(), Optional.empty(), diced);
    }

    public ProvinceHold diced(boolean now) {
        return new ProvinceHold(province, standing, owner, occupier, now);
    }
}
