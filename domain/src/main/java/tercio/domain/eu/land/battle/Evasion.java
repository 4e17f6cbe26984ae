package tercio.domain.eu.land.battle;

import tercio.domain.eu.common.forces.Leader;
import tercio.domain.ruling.Modifiers;

/**
 * An attempt of a non-phasing stack to evade a battle before it starts (EU-BATTLE-EVASION).
 *
 * @param phasingManeuver 0..6, 0 without a leader; replacement leaders do not count here
 * @param nonPhasingManeuver 0..6, by the same rule
 */
public record Evasion(int phasingManeuver, int nonPhasingManeuver) {

    static final Modifiers<Evasion> MODIFIERS = Modifiers.<Evasion>of("EU-BATTLE-EVASION")
            .add(1, "manoeuvre differential", e -> Math.max(0, e.nonPhasingManeuver - e.phasingManeuver));

    /** The evasion of the non-phasing side of this battle, with the leaders present. */
    public static Evasion from(LandBattle battle) {
        return new Evasion(maneuver(battle.phasing()), maneuver(battle.nonPhasing()));
    }

    /** The evasion of the non-phasing side of a battle at sea. */
    public static Evasion from(NavalBattle battle) {
        return new Evasion(maneuver(battle.phasing()), maneuver(battle.nonPhasing()));
    }

    private static int maneuver(NavalSide side) {
        return side.leader().map(Leader::maneuver).orElse(0);
    }

    private static int maneuver(BattleSide side) {
        return side.leader().map(leader -> leader.onLand().maneuver()).orElse(0);
    }
}
