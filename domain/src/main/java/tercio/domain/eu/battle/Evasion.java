package tercio.domain.eu.battle;

import tercio.domain.eu.forces.Leader;
import tercio.domain.ruling.Modifiers;

/**
 * A non-phasing stack that tries to avoid a battle before it starts (EU-BATTLE-EVASION).
 *
 * @param phasingManeuver 0..6, 0 without a leader; replacement leaders do not count here
 * @param nonPhasingManeuver 0..6, likewise
 */
public record Evasion(int phasingManeuver, int nonPhasingManeuver) {

    static final Modifiers<Evasion> MODIFIERS = Modifiers.<Evasion>of("EU-BATTLE-EVASION")
            .add(1, "manoeuvre differential", e -> Math.max(0, e.nonPhasingManeuver - e.phasingManeuver));

    /** The evasion of the non-phasing side of this battle, by the leaders that are there. */
    public static Evasion from(LandBattle battle) {
        return new Evasion(maneuver(battle.phasing()), maneuver(battle.nonPhasing()));
    }

    /** The same at sea. */
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
