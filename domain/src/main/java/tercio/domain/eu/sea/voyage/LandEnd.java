package tercio.domain.eu.sea.voyage;

import java.util.Optional;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.battle.LandBattleOdds;
import tercio.domain.eu.land.battle.LandBattleOutcome;
import tercio.domain.eu.land.battle.LandBattleProcedure;
import tercio.domain.ruling.Distribution;

/**
 * The end of a battle on land for the troops that came ashore.
 *
 * @param losses in the unit of the edition, those of a retreat included
 */
public record LandEnd(Optional<Side> winner, int losses) {

    /** The battle before its first roll: nobody tries to break off, and there is room for every retreat. */
    public static BattleState start(LandBattle battle, EuTables tables) {
        var start = LandBattleProcedure.start(battle, tables);
        for (var side : Side.values()) {
            start = start.withRetreatIntent(side, false).withRetreatRoom(side, BattleState.UNLIMITED_ROOM);
        }
        return start;
    }

    /** A battle that was rolled. */
    public static LandEnd of(LandBattle battle, BattleState over, EuTables tables) {
        var outcome = LandBattleOutcome.of(battle, over, tables);
        return new LandEnd(outcome.winner(), outcome.phasing().losses());
    }

    /** All ends of a battle. */
    static Distribution<LandEnd> odds(LandBattle battle, EuTables tables) {
        return LandBattleOdds.of(battle, start(battle, tables), tables).ends().map(end -> new LandEnd(end.winner(), end.phasing().losses()));
    }
}
