package tercio.domain.eia.game;

import tercio.domain.eia.concept.Power;

/** What a combat leaves to settle (EIA-7.5). */
public sealed interface CombatDuty extends EiaDuty {

    /** After a combat the phasing power may garrison the city of the area (EIA-7.5.1.3). */
    record EmptyCity(Power power, String area) implements CombatDuty {}
}
