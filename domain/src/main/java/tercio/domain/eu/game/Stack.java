package tercio.domain.eu.game;

import java.util.List;
import tercio.domain.eu.forces.Units;

/**
 * A land stack on the map: units of one country that act together.
 *
 * @param cameFrom the province from which it last entered this one this impulse; the province itself if it did not move
 * @param veteranLd how many of its LD are veteran (EU-VET-1)
 * @param leaders ids, in no order
 * @param besieged whether it is inside the fortress of its province
 * @param moved whether it has moved this impulse
 * @param barred whether it has fought a battle this impulse without winning: it may not intercept again
 * @param committed whether it has intercepted this impulse and put the battle off: it does not evade that battle
 */
public record Stack(
        String id,
        String country,
        String province,
        String cameFrom,
        Units units,
        int veteranLd,
        List<String> leaders,
        boolean besieged,
        boolean moved,
        boolean barred,
        boolean committed) {

    public Stack {
        leaders = List.copyOf(leaders);
    }

    /** A stack that waits for no battle. */
    public Stack(String id, String country, String province, String cameFrom, Units units, int veteranLd, List<String> leaders,
            boolean besieged, boolean moved, boolean barred) {
        this(id, country, province, cameFrom, units, veteranLd, leaders, besieged, moved, barred, false);
    }

    /** Veteran only if strictly more than half of its LD are (EU-VET-3). */
    public boolean veteran() {
        return 2 * veteranLd > units.allLd();
    }

    public int ld() {
        return units.allLd();
    }

    /** At most so many LD outside Pashas, and one Pasha (EU-UNIT-7). */
    public boolean small(int smallStackLd) {
        return units.ldOutsidePashas() <= smallStackLd && units.pashas() <= 1;
    }

    /** Whether it has not come into its province this impulse. */
    public boolean stoodHere() {
        return cameFrom.equals(province);
    }

    /** Put into a province; nothing is known of the way. */
    public Stack in(String where) {
        return entering(where, where);
    }

    /** Put into a province from another. */
    public Stack entering(String where, String from) {
        return new Stack(id, country, where, from, units, veteranLd, leaders, besieged, moved, barred, committed);
    }

    public Stack besieged(boolean inside) {
        return new Stack(id, country, province, cameFrom, units, veteranLd, leaders, inside, moved, barred, committed);
    }

    public Stack moved(boolean done) {
        return new Stack(id, country, province, cameFrom, units, veteranLd, leaders, besieged, done, barred, committed);
    }

    public Stack barred(boolean beaten) {
        return new Stack(id, country, province, cameFrom, units, veteranLd, leaders, besieged, moved, beaten, committed);
    }

    public Stack committed(boolean waits) {
        return new Stack(id, country, province, cameFrom, units, veteranLd, leaders, besieged, moved, barred, waits);
    }

    public Stack leaders(List<String> those) {
        return new Stack(id, country, province, cameFrom, units, veteranLd, those, besieged, moved, barred, committed);
    }

    public Stack units(Units those, int veterans) {
        return new Stack(id, country, province, cameFrom, those, veterans, leaders, besieged, moved, barred, committed);
    }
}
