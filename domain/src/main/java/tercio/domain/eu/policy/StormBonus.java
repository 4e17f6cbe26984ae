package tercio.domain.eu.policy;

/** What the armies that storm well add to the losses of an assault. */
public enum StormBonus {
    /** Once, for at least one A+; of the Turks only Janissaries before the reform storm well. */
    ONCE,
    /** For each A+, two at most. */
    EACH_OF_TWO_ARMIES;

    /** How often the bonus counts for that many A+. */
    public int times(int armyPlus) {
        return Math.min(armyPlus, this == ONCE ? 1 : 2);
    }
}
