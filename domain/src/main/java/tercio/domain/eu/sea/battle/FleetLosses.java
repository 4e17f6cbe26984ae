package tercio.domain.eu.sea.battle;

/**
 * The losses of the ships of a side, in thirds.
 *
 * @param suffered the losses that count for a Major Battle, at most the size of the side
 * @param damaged out of action until refitted
 * @param destroyed sunk
 * @param refitted hit, but refitted at once
 * @param captured whole ships captured by the enemy
 * @param remaining the ships left at sea
 */
public record FleetLosses(int suffered, int damaged, int destroyed, int refitted, Captured captured, int remaining) {

    public static final FleetLosses NONE = new FleetLosses(0, 0, 0, 0, Captured.NONE, 0);

    /** Hand-written for speed, as is that of the captures: exact odds look up losses many thousand times. */
    @Override
    public int hashCode() {
        return (((suffered * 31 + damaged) * 31 + destroyed) * 31 + refitted) * 31 + captured.hashCode() * 961 + remaining;
    }

    /** Ships captured in the pursuit. */
    public record Captured(int nwd, int ngd, int ntd) {

        public static final Captured NONE = new Captured(0, 0, 0);

        @Override
        public int hashCode() {
            return (nwd * 31 + ngd) * 31 + ntd;
        }

        /** The number of captured ships of all kinds. */
        public int ships() {
            return nwd + ngd + ntd;
        }
    }
}
