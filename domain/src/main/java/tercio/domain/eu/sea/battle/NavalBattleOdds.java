package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleOdds.End;
import tercio.domain.eu.common.battle.BattleOdds.SideEnd;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Run;

/** The exact odds of a battle at sea; losses are in thirds of a ship. */
public final class NavalBattleOdds {

    private NavalBattleOdds() {}

    /** @param start the state before the first roll, with all choices made */
    public static BattleOdds<FleetLosses> of(NavalBattle battle, BattleState start, EuTables tables) {
        var parameters = new NavalParameters(battle, tables);
        return ofOpened(parameters, SeaOpening.odds(parameters, start.withoutSheet()));
    }

    /** @param opened the distribution over the states after the roll for the wind, without score sheets */
    static BattleOdds<FleetLosses> ofOpened(NavalParameters parameters, Distribution<BattleState> opened) {
        return OddsAtSea.isDecided(opened.outcomes().getFirst())
                ? OddsAtSea.of(parameters, opened)
                : ofFought(parameters, NavalBattleProcedure.afterOpening(parameters).distribution(opened));
    }

    /** @param fought the distribution over the states at the end of a battle */
    static BattleOdds<FleetLosses> ofFought(NavalParameters parameters, Distribution<BattleState> fought) {
        return BattleOdds.of(fought, parameters, battleState -> new End<>(battleState.ended(), battleState.winner().side(), NavalState.of(battleState).wind().side(),
                NavalBattleOutcome.isMajor(parameters, battleState), end(parameters, battleState, Side.PHASING), end(parameters, battleState, Side.NON_PHASING)));
    }

    /** @param from the point at which the battle waits, with all later choices made */
    public static BattleOdds<FleetLosses> of(NavalBattle battle, Run.Progress<BattleState> from, EuTables tables) {
        var parameters = new NavalParameters(battle, tables);
        return ofFought(parameters, NavalBattleProcedure.fighting(parameters, NavalBattleProcedure.Asking.FORESEEN).from(from.stage())
                .distribution(from.state().withoutSheet()));
    }

    /** A battle that is over: its outcome is certain. */
    public static BattleOdds<FleetLosses> certain(NavalBattleOutcome outcome) {
        return new BattleOdds<>(Distribution.certain(new End<>(outcome.ended(), outcome.winner(), outcome.wind(), outcome.majorBattle(),
                        end(outcome.phasing()), end(outcome.nonPhasing()))),
                Distribution.certain(outcome.phasing().casualty()), Distribution.certain(outcome.nonPhasing().casualty()));
    }

    private static SideEnd<FleetLosses> end(NavalSideOutcome side) {
        return new SideEnd<>(side.routed(), side.losses().remaining() == 0, side.losses());
    }

    private static SideEnd<FleetLosses> end(NavalParameters parameters, BattleState battleState, Side side) {
        var losses = parameters.losses().of(battleState, side);
        return new SideEnd<>(parameters.isRouted(battleState, side), losses.remaining() == 0, losses);
    }
}
