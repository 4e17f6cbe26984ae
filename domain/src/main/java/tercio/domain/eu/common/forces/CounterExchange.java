package tercio.domain.eu.common.forces;

import java.util.ArrayList;
import java.util.List;

/**
 * Breaking and merging counters (EU-UNIT-2, EU-UNIT-3): at any moment an ARMY counter may be broken into smaller ones, and
 * within one stack an ARMY on its smaller side takes in 2 LD or another such ARMY. LD alone never make an ARMY.
 */
public final class CounterExchange {

    private CounterExchange() {}

    /**
     * All ways to represent {@code ld} detachments with the ARMY counters of these units, largest counters first. Where Timar are
     * among them, each kind keeps to its own counters and LD, and Pashas stay whole; there may be no way then.
     */
    public static List<Units> waysToHold(Units units, int ld) {
        return units.timarCounters().isNone() ? plain(units.armyPlus() + units.armyMinus(), ld) : kinds(units, ld);
    }

    private static List<Units> plain(int armies, int ld) {
        var ways = new ArrayList<Units>();
        for (int plus = Math.min(armies, ld / Units.ARMY_PLUS); plus >= 0; plus--) {
            int left = ld - plus * Units.ARMY_PLUS;
            for (int minus = Math.min(armies - plus, left / Units.ARMY_MINUS); minus >= 0; minus--) {
                ways.add(Units.of(plus, minus, left - minus * Units.ARMY_MINUS));
            }
        }
        return ways;
    }

    private static List<Units> kinds(Units units, int ld) {
        var ways = new ArrayList<Units>();
        var regular = units.regular();
        var timar = units.timarCounters();
        for (var pashas : timar.choicesOfPashas()) {
            int outside = ld - pashas.pashaLd();
            for (int levied = Math.min(outside, timar.ldOutsidePashas()); levied >= Math.max(0, outside - regular.allLd()); levied--) {
                for (var marked : plain(timar.armies(), levied)) {
                    for (var others : plain(regular.armyPlus() + regular.armyMinus(), outside - levied)) {
                        ways.add(Units.with(others.armyPlus(), others.armyMinus(), others.ld(), timarOf(marked, pashas)));
                    }
                }
            }
        }
        return ways;
    }

    private static Timar timarOf(Units counters, Timar pashas) {
        return Timar.of(counters.armyPlus(), counters.armyMinus(), counters.ld()).plus(pashas);
    }

    /** Whether {@code taken} can be split off: enough LD and enough ARMY counters for both parts, of each kind. */
    public static boolean canSplitOff(Units units, Units taken) {
        var levied = taken.timarCounters();
        return taken.thirds() < units.thirds()
                && units.timarCounters().hasPashasOf(levied)
                && isWithin(units.regular(), taken.regular())
                && isWithin(counters(units.timarCounters()), counters(levied));
    }

    private static boolean isWithin(Units units, Units taken) {
        return taken.allLd() <= units.allLd() && taken.armyPlus() + taken.armyMinus() <= units.armyPlus() + units.armyMinus();
    }

    /** The counters of Timar without Pashas, as units of one kind. */
    private static Units counters(Timar timar) {
        return Units.of(timar.armyPlus(), timar.armyMinus(), timar.ld());
    }

    /**
     * The units that stay when {@code taken} is split off, in the largest counters that the remaining ARMY counters allow. An LD is broken
     * where more exploration detachments leave than there are (EU-UNIT-5).
     */
    public static Units without(Units units, Units taken) {
        var regular = rest(units.regular(), taken.lde() > units.lde() ? taken.regular().plus(Units.of(0, 0, 1)) : taken.regular());
        var timar = rest(counters(units.timarCounters()), counters(taken.timarCounters()));
        var stay = Units.with(regular.armyPlus(), regular.armyMinus(), regular.ld(),
                timarOf(timar, units.timarCounters().pashasWithout(taken.timarCounters())));
        int lde = units.thirds() - taken.thirds() - stay.thirds();
        return lde == 0 ? stay : stay.plus(Units.ofDetachments(lde));
    }

    private static Units rest(Units units, Units taken) {
        int armies = units.armyPlus() + units.armyMinus() - taken.armyPlus() - taken.armyMinus();
        return plain(armies, units.allLd() - taken.allLd()).getFirst();
    }

    /** The fewest counters that can hold {@code ld} LD with at most {@code armies} ARMY counters. */
    public static int fewestCounters(int armies, int ld) {
        return plain(armies, ld).getFirst().counters();
    }

    /**
     * The units left after losses, in the largest counters. Troops outside Pashas are lost first.
     *
     * @param lost losses in the unit of the edition, at most the size of the units
     */
    public static Units afterLosses(Units units, int lost, LossUnit unit) {
        if (lost == 0) {
            return units;
        }
        int ld = unit.ofOneLd();
        int outside = units.ldOutsidePashas() * ld + units.lde();
        int left = Math.max(0, outside - lost);
        int pashaLd = units.pashaLd() - Math.ceilDiv(Math.max(0, lost - outside), ld);
        var held = plain(units.armyPlus() + units.armyMinus(), left / ld).getFirst();
        return new Units(held.armyPlus(), held.armyMinus(), held.ld(), left % ld, Math.min(units.pashas(), pashaLd), pashaLd, units.timar());
    }
}
