package tercio.domain.eu.land.battle;

import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.policy.BattlePolicies;
import tercio.domain.eu.common.policy.PursuitLead;
import tercio.domain.ruling.Modifiers;

/** The pursuit of the loser by the winner, and its modifiers (EU-BATTLE-PURSUIT). */
record Pursuit(LandBattle battle, BattlePolicies policies, Combatant pursuer, Leader leader, Leader pursued, BattleEnd ended) {

    static final Modifiers<Pursuit> MODIFIERS = Modifiers.<Pursuit>of("EU-BATTLE-PURSUIT")
            .add(1, "ended on the first day", c -> c.ended.isOnFirstDay() && c.policies.firstDayPursuit(), +2)
            .add(2, "ended after fire", c -> c.ended.isAfterFire(), +1)
            .add(3, "shock differential", c -> c.lead(PursuitLead.SHOCK_IF_BETTER))
            .add(3, "manoeuvre differential", c -> c.lead(PursuitLead.MANOEUVRE_EITHER_WAY))
            .add(4, "not in a plain", c -> c.battle.terrain() != Terrain.PLAIN, -1)
            .add(5, "better cavalry", c -> c.pursuer.cavalryPursuit());

    private int lead(PursuitLead kind) {
        return policies.pursuitLead() == kind ? kind.drm(leader, pursued) : 0;
    }
}
