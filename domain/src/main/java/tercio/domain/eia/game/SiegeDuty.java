package tercio.domain.eia.game;

import tercio.domain.eia.concept.Power;

/** What a siege leaves to settle (EIA-7.5.4). */
public sealed interface SiegeDuty extends EiaDuty {

    /** The defender decides on a sortie (EIA-7.5.4.1.2.1). */
    record OfferedSortie(Power power, String area) implements SiegeDuty {}
}
