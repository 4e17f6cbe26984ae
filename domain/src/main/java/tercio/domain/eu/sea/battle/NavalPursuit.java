package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.ruling.Modifiers;

/** The pursuit of the loser by the winner at sea, and its modifiers (EU-SEA-PURSUIT). */
record NavalPursuit(SeaCombatant pursuer, SeaCombatant pursued, Leader leader, Leader pursuedLeader, BattleEnd ended, boolean wind) {

    static final Modifiers<NavalPursuit> MODIFIERS = Modifiers.<NavalPursuit>of("EU-SEA-PURSUIT")
            .add(1, "ended on the first day", c -> c.ended.isOnFirstDay(), +2)
            .add(2, "ended after fire", c -> c.ended.isAfterFire(), +1)
            .add(3, "manoeuvre differential", c -> Math.max(0, c.leader.maneuver() - c.pursuedLeader.maneuver()))
            .add(4, "at least 5 ND more", c -> c.pursuer.nd() - c.pursued.nd() >= 5, +1)
            .add(5, "wind advantage", NavalPursuit::wind, +1);
}
