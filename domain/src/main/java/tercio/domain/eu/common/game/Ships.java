package tercio.domain.eu.common.game;

import java.util.stream.IntStream;
import tercio.domain.eu.common.forces.NavalUnits;

/**
 * Ships as a player enters them; a missing kind is 0. The numbers of ships include those in FLEET counters.
 *
 * @param fleetPlus FLEET counters on the larger side
 * @param fleetMinus FLEET counters on the smaller side
 * @param nwd warships
 * @param ngd galleys, galleasses not counted
 * @param ntd transports
 * @param nde thirds of a warship in addition to {@code nwd}
 * @param vgd galleasses
 */
public record Ships(Integer fleetPlus, Integer fleetMinus, Integer nwd, Integer ngd, Integer ntd, Integer nde, Integer vgd) {

    /** The greatest number of ships of one kind. It keeps sums far below integer overflow. */
    public static final int MOST = 99;

    public Ships {
        fleetPlus = fleetPlus == null ? 0 : fleetPlus;
        fleetMinus = fleetMinus == null ? 0 : fleetMinus;
        nwd = nwd == null ? 0 : nwd;
        ngd = ngd == null ? 0 : ngd;
        ntd = ntd == null ? 0 : ntd;
        nde = nde == null ? 0 : nde;
        vgd = vgd == null ? 0 : vgd;
    }

    public static Ships of(NavalUnits ships) {
        return new Ships(ships.fleetPlus(), ships.fleetMinus(), ships.nwd(), ships.ngd(), ships.ntd(), ships.nde(), ships.vgd());
    }

    /** Whether each kind is within 0..{@link #MOST}. */
    public boolean isInRange() {
        return IntStream.of(fleetPlus, fleetMinus, nwd, ngd, ntd, nde, vgd).allMatch(each -> each >= 0 && each <= MOST);
    }

    /** Whether each kind is within 0..{@link #MOST} and there is at least one ship. */
    public boolean isValid() {
        return isInRange() && nwd + ngd + ntd + nde + vgd > 0;
    }

    public NavalUnits units() {
        return new NavalUnits(fleetPlus, fleetMinus, nwd, ngd, ntd, nde, vgd);
    }
}
