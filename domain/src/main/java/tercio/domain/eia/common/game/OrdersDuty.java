package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Power;

/** Written orders that are due, where the table plays so. */
public sealed interface OrdersDuty extends EiaDuty {

    /** A power sends its orders for the month, sealed until all have. */
    record OrdersDue(Power power) implements OrdersDuty {}
}
