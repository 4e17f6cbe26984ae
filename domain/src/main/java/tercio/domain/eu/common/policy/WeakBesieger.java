package tercio.domain.eu.common.policy;

/** The options in the siege segment of besiegers with less than 1 LD for each level of the fortress. */
public enum WeakBesieger {
    /** They assault or redeploy. */
    MAY_ASSAULT,
    /**
     * They go back to a friendly province, also at once after an assault that left them too few. Reading: troops that cannot
     * maintain a siege do not assault either.
     */
    GOES_BACK
}
