package tercio.domain.eu.policy;

/** What the artillery of a besieger does in an assault. */
public enum AssaultArtillery {
    /** The artillery bonus by level of the fortress, on fire and shock. */
    BONUS_ON_BOTH,
    /** It takes off part of the malus for the level, on the fire alone. */
    LESSENS_THE_MALUS_OF_FIRE
}
