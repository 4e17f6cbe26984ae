package tercio.domain.eu.battle;

import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.forces.Casualty;
import tercio.domain.eu.forces.CombatColumn;
import tercio.domain.eu.forces.Leader;

/**
 * What a battle at sea brought to one side; all losses in thirds of a ship.
 *
 * @param suffered what the enemy inflicted, rounded up to whole ships for galleys and transports
 * @param losses what becomes of its ships
 * @param captured what it took from the enemy
 */
public record NavalSideOutcome(
        int morale,
        int moraleLost,
        boolean routed,
        Optional<CombatColumn> fire,
        Optional<CombatColumn> boarding,
        Map<BattleRoll, SideOutcome.Rolled> rolls,
        int inflicted,
        int inflictedAfterSmallStack,
        int sizeDifferential,
        int inflictedAfterSize,
        int suffered,
        FleetLosses losses,
        FleetLosses.Captured captured,
        Leader commander,
        Casualty casualty) {}
