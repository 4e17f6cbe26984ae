package tercio.domain.eia.guerilla.play;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.map.SpaceId;

/** Commands of the guerilla step (EIA-10.1.1). */
public sealed interface GuerillaCommand extends EiaCommand {

    /** The province where it is. */
    ProvinceId province();

    /** Spain dices for guerillas in a province (EIA-10.1.1.2). */
    record RaiseGuerillas(Power power, ProvinceId province) implements GuerillaCommand {}

    /**
     * Spain places one guerilla that was raised in a province (EIA-10.1.1.2).
     *
     * @param area one of its areas
     */
    record PlaceGuerilla(Power power, ProvinceId province, SpaceId area) implements GuerillaCommand {}

    /** A power at war with Spain operates against the guerillas of a province (EIA-10.1.1.4). */
    record HuntGuerillas(Power power, ProvinceId province) implements GuerillaCommand {}
}
