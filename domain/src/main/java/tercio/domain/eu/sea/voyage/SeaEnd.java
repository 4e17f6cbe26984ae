package tercio.domain.eu.sea.voyage;

import java.util.Optional;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.sea.battle.FleetLosses;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.eu.sea.battle.NavalBattleOdds;
import tercio.domain.eu.sea.battle.NavalBattleOutcome;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.ruling.Distribution;

/**
 * The end of a battle at sea for the ships that moved.
 *
 * @param destroyed thirds of a ship, as {@code damaged}
 * @param routed whether they have routed, which costs a galleass
 */
public record SeaEnd(Optional<Side> winner, int destroyed, int damaged, boolean routed) {

    private static SeaEnd of(Optional<Side> winner, FleetLosses losses, boolean routed) {
        return new SeaEnd(winner, losses.destroyed(), losses.damaged(), routed);
    }

    /** The battle before its first roll: nobody tries to break off. */
    public static BattleState start() {
        return NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, false).withRetreatIntent(Side.NON_PHASING, false);
    }

    /** A battle that was rolled. */
    public static SeaEnd of(NavalBattle battle, BattleState over, EuTables tables) {
        var outcome = NavalBattleOutcome.of(battle, over, tables);
        return of(outcome.winner(), outcome.phasing().losses(), outcome.phasing().routed());
    }

    /** All ends of a battle. */
    static Distribution<SeaEnd> odds(NavalBattle battle, EuTables tables) {
        return NavalBattleOdds.of(battle, start(), tables).ends().map(end -> of(end.winner(), end.phasing().losses(), end.phasing().routed()));
    }
}
