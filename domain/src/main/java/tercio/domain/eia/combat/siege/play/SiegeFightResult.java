package tercio.domain.eia.combat.siege.play;

/** The result of an assault or a garrison attack. */
public enum SiegeFightResult {
    /** The attacker won: the defender broke or was wiped out. */
    ATTACKER_WON,
    /** The defender won: the attacker broke or was wiped out. */
    DEFENDER_WON,
    /** Both broke or were wiped out in one round; nobody won. */
    NOBODY_WON,
    /** Three rounds without a decision. */
    UNDECIDED
}
