package tercio.domain.eu.common.policy;

/** Whether a force of veterans and conscripts fights as veteran. */
public enum MixedMorale {
    /** It does if more than half of its LD are veteran. */
    MORE_THAN_HALF,
    /** The same; of two equal halves the quality of most ARMY counters decides, and after another tie it is conscript. */
    THEN_ARMY_COUNTERS;

    /**
     * Whether the force is veteran.
     *
     * @param veteranLd its veteran LD
     * @param ld all its LD
     * @param veteranArmies ARMY counters that are known to be veteran
     * @param conscriptArmies ARMY counters that are known to be conscript
     */
    public boolean isVeteran(int veteranLd, int ld, int veteranArmies, int conscriptArmies) {
        boolean decidedByArmies = this == THEN_ARMY_COUNTERS && ld > 0 && 2 * veteranLd == ld;
        return decidedByArmies ? veteranArmies > conscriptArmies : 2 * veteranLd > ld;
    }
}
