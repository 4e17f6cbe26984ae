package tercio.domain.eu.common.forces;

import java.util.List;

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

    /** No ships. */
    public static final NavalUnits NONE = new NavalUnits(0, 0, 0, 0, 0, 0, 0);

    private static final List<NavalUnits> SINGLE = List.of(new NavalUnits(0, 0, 1, 0, 0, 0, 0), new NavalUnits(0, 0, 0, 1, 0, 0, 0),
            new NavalUnits(0, 0, 0, 0, 1, 0, 0), new NavalUnits(0, 0, 0, 0, 0, 1, 0), new NavalUnits(0, 0, 0, 0, 0, 0, 1));

    public NavalUnits {
        if (fleetPlus < 0 || fleetMinus < 0 || nwd < 0 || ngd < 0 || ntd < 0 || nde < 0 || vgd < 0) {
            throw new IllegalArgumentException("the counts of ships in a stack are 0 or more");
        }
    }

    /** The ships of two stacks together. */
    public NavalUnits plus(NavalUnits other) {
        return new NavalUnits(fleetPlus + other.fleetPlus, fleetMinus + other.fleetMinus, nwd + other.nwd, ngd + other.ngd, ntd + other.ntd, nde + other.nde,
                vgd + other.vgd);
    }

    /** Whether the other ships are all among these. */
    public boolean containsAll(NavalUnits other) {
        return fleetPlus >= other.fleetPlus && fleetMinus >= other.fleetMinus && nwd >= other.nwd && ngd >= other.ngd && ntd >= other.ntd && nde >= other.nde
                && vgd >= other.vgd;
    }

    /** The same ships with other FLEET counters. */
    public NavalUnits withCounters(int plus, int minus) {
        return new NavalUnits(plus, minus, nwd, ngd, ntd, nde, vgd);
    }

    /** The ships without this number of their transports. */
    public NavalUnits withoutTransports(int number) {
        return new NavalUnits(fleetPlus, fleetMinus, nwd, ngd, ntd - number, nde, vgd);
    }

    /**
     * One ship of each kind among these, and a third of a warship if there is one in addition to whole ones; without
     * FLEET counters.
     */
    public List<NavalUnits> oneOfEach() {
        return SINGLE.stream().filter(this::containsAll).toList();
    }

    /** FLEET counters on either side. */
    public int fleets() {
        return fleetPlus + fleetMinus;
    }

    /** All its ships in thirds. */
    public int thirds() {
        return (nwd + ngd + ntd + vgd) * Thirds.LD + nde;
    }

    /** The number of whole ships of a kind; galleasses count as galleys. */
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
}
