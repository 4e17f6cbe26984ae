package tercio.domain.eu.forces;

/**
 * The ships of a stack. The detachments count all ships, those inside FLEET counters included.
 *
 * @param fleetPlus FLEET counters on the larger side
 * @param fleetMinus FLEET counters on the smaller side
 * @param nwd warships
 * @param ngd galleys, galleasses not counted
 * @param ntd transports
 * @param nde thirds of a warship in addition to {@code nwd}
 * @param vgd galleasses
 */
public record NavalUnits(int fleetPlus, int fleetMinus, int nwd, int ngd, int ntd, int nde, int vgd) {

    public NavalUnits {
        if (fleetPlus < 0 || fleetMinus < 0 || nwd < 0 || ngd < 0 || ntd < 0 || nde < 0 || vgd < 0) {
            throw new IllegalArgumentException("the counts of ships in a stack are 0 or more");
        }
    }

    /** Ships of two stacks together. */
    public NavalUnits plus(NavalUnits other) {
        return new NavalUnits(fleetPlus + other.fleetPlus, fleetMinus + other.fleetMinus, nwd + other.nwd, ngd + other.ngd, ntd + other.ntd, nde + other.nde,
                vgd + other.vgd);
    }

    /** These ships without others that are among them. */
    public NavalUnits minus(NavalUnits other) {
        return new NavalUnits(fleetPlus - other.fleetPlus, fleetMinus - other.fleetMinus, nwd - other.nwd, ngd - other.ngd, ntd - other.ntd, nde - other.nde,
                vgd - other.vgd);
    }

    /** Whether all of these ships are among them. */
    public boolean has(NavalUnits other) {
        return fleetPlus >= other.fleetPlus && fleetMinus >= other.fleetMinus && nwd >= other.nwd && ngd >= other.ngd && ntd >= other.ntd && nde >= other.nde
                && vgd >= other.vgd;
    }

    /** FLEET counters on either side. */
    public int fleets() {
        return fleetPlus + fleetMinus;
    }

    /** All its ships in thirds. */
    public int thirds() {
        return (nwd + ngd + ntd + vgd) * Thirds.LD + nde;
    }

    /** The number of whole ships of the first line. */
    public int nd(FirstLine line) {
        return switch (line) {
            case NWD -> nwd;
            case NGD -> ngd + vgd;
            case NTD -> ntd;
        };
    }

    /** The first line in thirds. */
    public int thirds(FirstLine line) {
        return nd(line) * Thirds.LD + (line == FirstLine.NWD ? nde : 0);
    }

    /** Whether the stack has ships of this kind for its first line. */
    public boolean canForm(FirstLine line) {
        return thirds(line) > 0 && (line != FirstLine.NTD || thirds() == thirds(line));
    }

    /** The number of ships of one kind that can be captured; galleasses count as galleys. */
    public int ships(FirstLine kind) {
        return switch (kind) {
            case NWD -> nwd;
            case NGD -> ngd + vgd;
            case NTD -> ntd;
        };
    }
}
