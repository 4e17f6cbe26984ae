package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;

/** Decisions of the guerilla step (EIA-10.1.1). */
public sealed interface GuerillaDuty extends EiaDuty {

    /** Guerillas raised in a province are placed in its areas (EIA-10.1.1.2). */
    record NewGuerillas(Power power, ProvinceId province, int count) implements GuerillaDuty {}
}
