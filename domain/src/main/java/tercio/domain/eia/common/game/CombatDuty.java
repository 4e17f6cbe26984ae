package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.map.SpaceId;

/** Decisions that a combat leaves to players (EIA-7.5). */
public sealed interface CombatDuty extends EiaDuty {

    /** After a combat the phasing power may garrison the city of the area (EIA-7.5.1.3). */
    record EmptyCity(Power power, SpaceId area) implements CombatDuty {}

    /** After a combat, or where all defenders retired, the phasing power may besiege the city of the area (EIA-7.5.4, EIA-7.5.1.1.2). */
    record FacedCity(Power power, SpaceId area) implements CombatDuty {}
}
