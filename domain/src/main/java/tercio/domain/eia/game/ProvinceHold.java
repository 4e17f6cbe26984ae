package tercio.domain.eia.game;

import java.util.Optional;
import tercio.domain.eia.concept.Power;

/**
 * A province: to whom it belongs.
 *
 * @param owner the word of the power that owns or controls it; of the minor state itself while it is neutral
 * @param occupier the power that has held its capital since the end of a month, without a siege (EIA-7.7); empty where nobody has
 */
public record ProvinceHold(String province, ProvinceStanding standing, String owner, Optional<Power> occupier) {

    public ProvinceHold occupier(Optional<Power> now) {
        return new ProvinceHold(province, standing, owner, now);
    }

    public ProvinceHold conqueredBy(Power power) {
        return new ProvinceHold(province, ProvinceStanding.CONQUERED, power.word(), Optional.empty());
    }
}
