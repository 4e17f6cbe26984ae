package tercio.domain.eu.common.battle;

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
}
