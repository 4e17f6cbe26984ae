package tercio.domain.eu.forces;

import java.util.ArrayList;
import java.util.List;

/**
 * Breaking and merging counters (EU-UNIT-2, EU-UNIT-3): at any moment an ARMY counter may be broken into smaller ones, and
 * within one stack an ARMY on its smaller side takes in 2 LD or another such ARMY. LD alone never make an ARMY.
 */
public final class Breaking {

    private Breaking() {}

    /** All ways to represent {@code ld} detachments with the ARMY counters of these units, largest counters first. */
    public static List<Units> holding(Units units, int ld) {
        var ways = new ArrayList<Units>();
        int armies = units.armyPlus() + units.armyMinus();
        for (int plus = Math.min(armies, ld / Units.ARMY_PLUS); plus >= 0; plus--) {
            int left = ld - plus * Units.ARMY_PLUS;
            for (int minus = Math.min(armies - plus, left / Units.ARMY_MINUS); minus >= 0; minus--) {
                ways.add(Units.of(plus, minus, left - minus * Units.ARMY_MINUS));
            }
        }
        return ways;
    }

    /** Whether {@code taken} can be split off: enough LD, and enough ARMY counters for both parts. */
    public static boolean canGive(Units units, Units taken) {
        return taken.allLd() < units.allLd()
                && taken.armyPlus() + taken.armyMinus() <= units.armyPlus() + units.armyMinus();
    }

    /** The units that stay when {@code taken} is split off, in the largest counters that the remaining ARMY counters allow. */
    public static Units without(Units units, Units taken) {
        int armies = units.armyPlus() + units.armyMinus() - taken.armyPlus() - taken.armyMinus();
        int ld = units.allLd() - taken.allLd();
        return holding(Units.of(0, armies, 0), ld).getFirst();
    }

    /** The fewest counters that can hold {@code ld} LD with at most {@code armies} ARMY counters. */
    public static int fewestCounters(int armies, int ld) {
        return holding(Units.of(0, armies, 0), ld).getFirst().counters();
    }

    /**
     * The units left after losses, in the largest counters. Troops outside Pashas are lost first.
     *
     * @param lost losses in the unit of the edition, at most the size of the units
     */
    public static Units surviving(Units units, int lost, LossUnit unit) {
        if (lost == 0) {
            return units;
        }
        int ld = unit.ofOneLd();
        int outside = units.ldOutsidePashas() * ld + units.lde();
        int left = Math.max(0, outside - lost);
        int pashaLd = units.pashaLd() - Math.ceilDiv(Math.max(0, lost - outside), ld);
        var held = holding(units, left / ld).getFirst();
        return new Units(held.armyPlus(), held.armyMinus(), held.ld(), left % ld, Math.min(units.pashas(), pashaLd), pashaLd, units.timar());
    }
}
