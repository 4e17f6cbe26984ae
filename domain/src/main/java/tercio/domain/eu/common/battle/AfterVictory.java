package tercio.domain.eu.common.battle;

/** The choice of a side of a land battle if it wins (EU-BATTLE-RETREAT-WINNER). */
public enum AfterVictory {
    /** It stays, or goes on with its move after an interception. */
    STAYS,
    /** It is asked, once the beaten side has retreated. */
    ASKED,
    /** It retreats too. */
    RETREATS
}
