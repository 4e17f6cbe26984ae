package tercio.domain.eu.forces;

/**
 * The ships of a stack. The detachments count all ships, those inside FLEET counters included.
 *
 * @param fleetPlus FLEET counters on the larger side
 * @param fleetMinus FLEET counters on the smaller side
 * @param nwd warships
 * @param ngd galleys, galleasses not counted
 * @param ntd transports
 * @param nde thirds of a warship beside {@code nwd}
 * @param vgd galleasses
 */
public record NavalUnits(int fleetPlus, int fleetMinus, int nwd, int ngd, int ntd, int nde, int vgd) {

    public NavalUnits {
        if (fleetPlus < 0 || fleetMinus < 0 || nwd < 0 || ngd < 0 || ntd < 0 || nde < 0 || vgd < 0) {
            throw new IllegalArgumentException("a stack cannot hold fewer than no ships");
        }
    }

    /** All its ships in thirds. */
    public int thirds() {
        return (nwd + ngd + ntd + vgd) * Thirds.LD + nde;
    }

    /** Ships of the first line, whole ones. */
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

    /** Whether the stack has such ships to put in its first line. */
    public boolean canForm(FirstLine line) {
        return thirds(line) > 0 && (line != FirstLine.NTD || thirds() == thirds(line));
    }

    /** How many there are to capture of one kind; galleasses are galleys. */
    public int ships(FirstLine kind) {
        return switch (kind) {
            case NWD -> nwd;
            case NGD -> ngd + vgd;
            case NTD -> ntd;
        };
    }
}
