package tercio.domain.eu.sea.ships;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Thirds;

/**
 * The ships that a stack may choose to lose for a number of thirds (EU-ATTR-NAVAL). Its controller chooses. A third is lost of a
 * warship; a galley or a transport of which one third would be lost is left untouched, one of which two thirds would be lost is
 * destroyed.
 */
public final class ShipLossChoices {

    private ShipLossChoices() {}

    /**
     * Every choice, the most whole warships first.
     *
     * @param thirds 0 up to all of the ships
     * @return the ships that are lost, without FLEET counters; {@code nde} counts thirds of warships in addition to
     *     whole ones
     */
    public static List<NavalUnits> choices(NavalUnits have, int thirds) {
        if (thirds >= have.thirds()) {
            return List.of(have.withCounters(0, 0));
        }
        var choices = new ArrayList<NavalUnits>();
        for (int vgd = 0; vgd <= have.vgd(); vgd++) {
            for (int ngd = 0; ngd <= have.ngd(); ngd++) {
                for (int ntd = 0; ntd <= have.ntd(); ntd++) {
                    add(choices, have, thirds, vgd, ngd, ntd);
                }
            }
        }
        choices.sort((one, other) -> other.nwd() * Thirds.LD + other.nde() - one.nwd() * Thirds.LD - one.nde());
        return choices;
    }

    private static void add(List<NavalUnits> choices, NavalUnits have, int thirds, int vgd, int ngd, int ntd) {
        int others = vgd + ngd + ntd;
        int ofWarships = thirds - others * Thirds.LD;
        int warships = have.nwd() * Thirds.LD + have.nde();
        int rest = thirds % Thirds.LD;
        boolean left = others < have.vgd() + have.ngd() + have.ntd();
        for (int taken : new int[] {ofWarships, rest == 1 && left ? ofWarships - 1 : -1, rest == 2 && others > 0 ? ofWarships + 1 : -1}) {
            if (taken >= 0 && taken <= warships && (taken == ofWarships || taken % Thirds.LD == 0)) {
                choices.add(new NavalUnits(0, 0, taken / Thirds.LD, ngd, ntd, taken % Thirds.LD, vgd));
            }
        }
    }

    /**
     * The ships after these losses. A warship of which a part is lost counts as thirds from then on. Each FLEET counter keeps its
     * side while there is a ship for it (reading: a FLEET need not be full).
     *
     * @param lost one of the {@link #choices}
     */
    public static NavalUnits afterLosses(NavalUnits have, NavalUnits lost) {
        int warships = have.nwd() * Thirds.LD + have.nde() - lost.nwd() * Thirds.LD - lost.nde();
        int loose = have.nde() - lost.nde();
        int nwd = loose >= 0 && have.nwd() >= lost.nwd() ? have.nwd() - lost.nwd() : warships / Thirds.LD;
        int nde = warships - nwd * Thirds.LD;
        int ngd = have.ngd() - lost.ngd();
        int ntd = have.ntd() - lost.ntd();
        int vgd = have.vgd() - lost.vgd();
        int whole = nwd + ngd + ntd + vgd;
        int plus = Math.min(have.fleetPlus(), whole);
        return new NavalUnits(plus, Math.min(have.fleetMinus(), whole - plus), nwd, ngd, ntd, nde, vgd);
    }
}
