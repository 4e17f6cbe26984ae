package tercio.domain.eu.sea.battle;

import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.ScoreSheet;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.CombatColumn;
import tercio.domain.eu.common.forces.Leader;

/**
 * The outcome of a battle at sea for one side; all losses are in thirds of a ship.
 *
 * @param suffered losses inflicted by the enemy; those that fall on galleys and transports rounded up to whole ships
 * @param losses the losses split by kind
 * @param captured the ships it captured from the enemy
 */
public record NavalSideOutcome(
        int morale,
        int moraleLost,
        boolean routed,
        Optional<CombatColumn> fire,
        Optional<CombatColumn> boarding,
        Map<BattleRoll, ScoreSheet.Rolled> rolls,
        int inflicted,
        int inflictedAfterSmallStack,
        int sizeDifferential,
        int inflictedAfterSize,
        int suffered,
        FleetLosses losses,
        FleetLosses.Captured captured,
        Leader commander,
        Casualty casualty) {}
