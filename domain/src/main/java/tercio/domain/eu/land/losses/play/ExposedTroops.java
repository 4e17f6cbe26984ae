package tercio.domain.eu.land.losses.play;

import java.util.List;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.Units;

/**
 * The troops of a stack that losses can take: all of them in a battle, those beside Pashas where too many counters stand together, Pashas
 * alone where there are too many of them, and Timar alone where they go home for the winter.
 */
final class ExposedTroops {

    private ExposedTroops() {}

    /** The LD that losses for this reason can take. */
    static int ld(Units units, String why) {
        return switch (why) {
            case TakingLosses.STACKING -> units.ldOutsidePashas();
            case TakingLosses.PASHAS -> units.timarCounters().pashaLd();
            case TakingLosses.WINTER -> units.timarCounters().allLd();
            default -> units.allLd();
        };
    }

    /** Every way to lay what is left of the units after they have lost so many LD for this reason; none where Pashas would have to be broken. */
    static List<Units> remainders(Units before, int lost, String why) {
        return lost == 0 ? List.of(before)
                : CounterExchange.waysToHold(before, before.allLd() - lost).stream().filter(left -> areSpared(before, left, why)).toList();
    }

    private static boolean areSpared(Units before, Units left, String why) {
        return switch (why) {
            case TakingLosses.STACKING -> before.timarCounters().pashasWithout(left.timarCounters()).isNone();
            case TakingLosses.PASHAS -> left.withoutPashas().equals(before.withoutPashas());
            case TakingLosses.WINTER -> left.regular().equals(before.regular());
            default -> true;
        };
    }
}
