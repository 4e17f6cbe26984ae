package tercio.domain.eu.battle;

/**
 * What becomes of the ships of a side, in thirds.
 *
 * @param suffered the losses that count for a Major Battle, never more than the side had
 * @param damaged out of battle until they are refitted
 * @param destroyed sunk
 * @param refitted hit, but back at once
 * @param captured whole ships the enemy took
 * @param remaining what is left at sea
 */
public record FleetLosses(int suffered, int damaged, int destroyed, int refitted, Captured captured, int remaining) {

    public static final FleetLosses NONE = new FleetLosses(0, 0, 0, 0, Captured.NONE, 0);

    /** Ships taken in the pursuit. */
    public record Captured(int nwd, int ngd, int ntd) {

        public static final Captured NONE = new Captured(0, 0, 0);

        public int ships() {
            return nwd + ngd + ntd;
        }
    }
}
