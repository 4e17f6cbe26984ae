package tercio.domain.eu.land.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.ScoreSheet;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.CombatColumn;
import tercio.domain.eu.common.forces.Leader;

/**
 * The outcome of a land battle for one side; all losses are in the unit of the edition.
 *
 * @param morale at the start
 * @param moraleLost stars suffered, those of the pursuit included
 * @param routed whether no morale is left after the pursuit
 * @param destroyed whether no troops of the side remain
 * @param fire its fire column; empty if its technology has none
 * @param rolls its rolls, in order
 * @param inflicted losses of all rolls and of the pursuit
 * @param inflictedAfterSmallStack losses inflicted after the small stack table and the cap
 * @param sizeDifferential its own, -2..+2
 * @param inflictedAfterSize losses inflicted after the size differential
 * @param suffered the enemy's {@code inflictedAfterSize}
 * @param retreat losses of the retreat
 * @param losses its total losses
 * @param remaining its size afterwards
 * @param commander its leader, a replacement included
 */
public record SideOutcome(
        int morale,
        int moraleLost,
        boolean routed,
        boolean destroyed,
        Optional<CombatColumn> fire,
        CombatColumn shock,
        Map<BattleRoll, ScoreSheet.Rolled> rolls,
        int inflicted,
        int inflictedAfterSmallStack,
        int sizeDifferential,
        int inflictedAfterSize,
        int suffered,
        int retreat,
        int losses,
        int remaining,
        Leader commander,
        Casualty casualty) {}
