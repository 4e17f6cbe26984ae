package tercio.domain.eu.battle;

import tercio.domain.ruling.Modifiers;

/**
 * A non-phasing stack that tries to avoid a battle before it starts (EU-BATTLE-EVASION).
 *
 * @param phasingManeuver 0..6, 0 without a leader; replacement leaders do not count here
 * @param nonPhasingManeuver 0..6, likewise
 * @param modified die plus modifiers, 0 before it is thrown
 * @param attempt how it went
 */
public record Evasion(int phasingManeuver, int nonPhasingManeuver, int modified, Attempt attempt) {

    /** How an attempt stands. */
    public enum Attempt {
        OPEN, SUCCESS, FAILURE
    }

    public static final Modifiers<Evasion> MODIFIERS = Modifiers.<Evasion>of("EU-BATTLE-EVASION")
            .add(1, "manoeuvre differential", e -> Math.max(0, e.nonPhasingManeuver - e.phasingManeuver));

    /** Before the die is thrown. */
    public static Evasion attempt(int phasingManeuver, int nonPhasingManeuver) {
        return new Evasion(phasingManeuver, nonPhasingManeuver, 0, Attempt.OPEN);
    }

    /** The evasion of a side of this battle, by the leaders that are there. */
    public static Evasion from(LandBattle battle) {
        return attempt(maneuver(battle.phasing()), maneuver(battle.nonPhasing()));
    }

    private static int maneuver(BattleSide side) {
        return side.leader().map(leader -> leader.onLand().maneuver()).orElse(0);
    }

    /** The sum of the modifiers. */
    public int modifier() {
        return MODIFIERS.on(this).total();
    }

    public boolean success() {
        return attempt == Attempt.SUCCESS;
    }

    Evasion rolled(int sum, boolean success) {
        return new Evasion(phasingManeuver, nonPhasingManeuver, sum, success ? Attempt.SUCCESS : Attempt.FAILURE);
    }
}
