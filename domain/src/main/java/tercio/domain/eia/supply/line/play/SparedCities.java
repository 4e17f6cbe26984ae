package tercio.domain.eia.supply.line.play;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;

/** The cities that a power does not besiege in a month because of how its corps foraged (EIA-7.4.1.2.2, EIA-7.5.4). */
public final class SparedCities {

    public static final String RULE = "EIA-7.4.1.2.2";

    private SparedCities() {}

    /**
     * Whether a corps of a power in the field of an area foraged with the help of unused movement points: it planned no siege, and all
     * forces of a power besiege or none, so that the power neither begins a siege there nor attempts an assault (EIA-7.3.7.1).
     */
    public static boolean isSpared(EiaWarView board, Power power, SpaceId area) {
        return !board.corpsInField(area, corps -> corps.power() == power && corps.journey().upkeep() == Upkeep.FORAGED_WITH_UNUSED_POINTS).isEmpty();
    }
}
