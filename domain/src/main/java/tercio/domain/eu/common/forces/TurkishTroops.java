package tercio.domain.eu.common.forces;

/** The kinds of troops of the Turkish army, which have parameters of their own in a battle (EU-TUR-1, EU-TUR-7). */
public enum TurkishTroops {
    /** Janissaries before reform M-1a. */
    JANISSARIES,
    /** Janissaries after reform M-1a. */
    REFORMED,
    /** Timar and Pashas. */
    TIMAR;

    /** The line of the artillery table for their ARMY counters (EU-TUR-3). */
    public String artilleryLine() {
        return this == JANISSARIES ? "janissary" : ArtilleryTable.BASE;
    }
}
