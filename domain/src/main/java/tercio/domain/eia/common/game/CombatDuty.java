package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Power;

/** Decisions that a combat leaves to players (EIA-7.5). */
public sealed interface CombatDuty extends EiaDuty {

    /** After a combat the phasing power may garrison the city of the area (EIA-7.5.1.3). */
    record EmptyCity(Power power, String area) implements CombatDuty {}

    /** After a combat, or where all defenders retired, the phasing power may besiege the city of the area (EIA-7.5.4, EIA-7.5.1.1.2). */
    record FacedCity(Power power, String area) implements CombatDuty {}
}
