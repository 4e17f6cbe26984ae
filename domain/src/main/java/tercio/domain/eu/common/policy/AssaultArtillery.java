package tercio.domain.eu.common.policy;

/** The effect of a besieger's artillery in an assault. */
public enum AssaultArtillery {
    /** The artillery bonus by fortress level applies to fire and shock. */
    BONUS_ON_BOTH,
    /** Artillery reduces the malus for the fortress level, on fire only. */
    LESSENS_THE_MALUS_OF_FIRE
}
