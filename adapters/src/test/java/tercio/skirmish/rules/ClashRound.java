package tercio.skirmish.rules;

/**
 * The state of a clash while it is fought.
 *
 * @param total the attack total less the defence total, as far as thrown
 */
public record ClashRound(Melee melee, int total, int attackersLost, int defendersLost) {

    static ClashRound of(Melee melee) {
        return new ClashRound(melee, 0, 0, 0);
    }

    ClashRound plus(int more) {
        return new ClashRound(melee, total + more, attackersLost, defendersLost);
    }

    /** All defenders, the committed ones included. */
    int defenders() {
        return melee.defenders() + melee.committed();
    }

    /** Whether the attacker advances: no defender is left, and an attacker is. */
    public boolean taken() {
        return defendersLost == defenders() && attackersLost < melee.attackers();
    }
}
