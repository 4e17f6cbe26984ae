package tercio.domain.eu.common.policy;

/** The number of times that armies with a storming bonus add it to the losses of an assault. */
public enum StormBonus {
    /** Once, for at least one A+; of the Turks only Janissaries before the reform have the bonus. */
    ONCE,
    /** For each A+, two at most. */
    EACH_OF_TWO_ARMIES;

    /** The number of times that the bonus counts for this many A+. */
    public int times(int armyPlus) {
        return Math.min(armyPlus, this == ONCE ? 1 : 2);
    }
}
