package tercio.domain.eu.sea.ships;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Thirds;

/**
 * The ships that a side may choose to lose in a battle at sea (EU-SEA-LOSS-CHOICE). Losses fall on the first line as long as it has
 * ships, then on the others. Thirds fall on warships alone; of galleys and transports a begun ship is a whole one.
 */
public final class SeaLossChoices {

    private SeaLossChoices() {}

    /**
     * The ships lost in a battle.
     *
     * @param destroyed sunk
     * @param damaged out of action until they are refitted
     */
    public record Taken(NavalUnits destroyed, NavalUnits damaged) {}

    /**
     * Every choice. Destroyed ships are taken first (EU-SEA-LOSS).
     *
     * @param have the ships of the side once its captured ones are gone
     * @param destroyed in thirds of a ship, as {@code damaged}
     * @param galleass whether at least one galleass must be among the losses if there is one: a side that has routed with galleys in its
     *     first line
     */
    public static List<Taken> of(NavalUnits have, FirstLine line, int destroyed, int damaged, boolean galleass) {
        var all = new ArrayList<Taken>();
        for (var sunk : lossesOf(have, line, destroyed)) {
            for (var hit : lossesOf(ShipLossChoices.afterLosses(have, sunk), line, damaged)) {
                all.add(new Taken(sunk, hit));
            }
        }
        boolean needed = galleass && line == FirstLine.NGD && have.vgd() > 0 && destroyed + damaged > 0;
        return needed ? all.stream().filter(taken -> taken.destroyed().vgd() + taken.damaged().vgd() > 0).toList() : all;
    }

    /**
     * The choices for losses of one kind, without FLEET counters; {@code nde} counts thirds of warships in addition to
     * whole ones.
     */
    static List<NavalUnits> lossesOf(NavalUnits have, FirstLine line, int thirds) {
        return switch (line) {
            case NWD -> behindWarships(have, thirds);
            case NGD -> behindGalleys(have, Math.ceilDiv(thirds, Thirds.LD));
            case NTD -> List.of(ships(0, 0, 0, Math.min(Math.ceilDiv(thirds, Thirds.LD), have.ntd())));
        };
    }

    private static List<NavalUnits> behindWarships(NavalUnits have, int thirds) {
        int warships = Math.min(thirds, have.thirds(FirstLine.NWD));
        int others = Math.min(Math.ceilDiv(thirds - warships, Thirds.LD), have.vgd() + have.ngd() + have.ntd());
        var choices = new ArrayList<NavalUnits>();
        for (int vgd = 0; vgd <= Math.min(others, have.vgd()); vgd++) {
            for (int ngd = Math.max(0, others - vgd - have.ntd()); ngd <= Math.min(others - vgd, have.ngd()); ngd++) {
                choices.add(ships(warships, vgd, ngd, others - vgd - ngd));
            }
        }
        return choices;
    }

    private static List<NavalUnits> behindGalleys(NavalUnits have, int whole) {
        int galleys = Math.min(whole, have.nd(FirstLine.NGD));
        int rest = (whole - galleys) * Thirds.LD;
        var choices = new ArrayList<NavalUnits>();
        for (int vgd = Math.max(0, galleys - have.ngd()); vgd <= Math.min(galleys, have.vgd()); vgd++) {
            for (int ntd = 0; ntd <= Math.min(Math.ceilDiv(rest, Thirds.LD), have.ntd()); ntd++) {
                int warships = Math.max(0, rest - ntd * Thirds.LD);
                boolean allTransports = ntd == have.ntd();
                if (warships <= have.thirds(FirstLine.NWD) || allTransports) {
                    choices.add(ships(Math.min(warships, have.thirds(FirstLine.NWD)), vgd, galleys - vgd, ntd));
                }
            }
        }
        return choices;
    }

    private static NavalUnits ships(int warshipThirds, int vgd, int ngd, int ntd) {
        return new NavalUnits(0, 0, warshipThirds / Thirds.LD, ngd, ntd, warshipThirds % Thirds.LD, vgd);
    }
}
