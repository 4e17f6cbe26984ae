package tercio.domain.eu.land.battle;

import java.util.Optional;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleOdds.End;
import tercio.domain.eu.common.battle.BattleOdds.SideEnd;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Run;

/** The exact odds of a land battle; losses are in the unit of the edition. */
public final class LandBattleOdds {

    private LandBattleOdds() {}

    /** @param start the state before the first roll, with all choices made */
    public static BattleOdds<Integer> of(LandBattle battle, BattleState start, EuTables tables) {
        var parameters = new BattleParameters(battle, tables);
        return of(parameters, DaysOfManyLeaders.odds(parameters, start.withoutSheet()));
    }

    /** @param from the point at which the battle waits, with all later choices made */
    public static BattleOdds<Integer> of(LandBattle battle, Run.Progress<BattleState> from, EuTables tables) {
        var parameters = new BattleParameters(battle, tables);
        return of(parameters, LandBattleProcedure.fighting(parameters).from(from.stage()).distribution(from.state().withoutSheet()));
    }

    private static BattleOdds<Integer> of(BattleParameters parameters, Distribution<BattleState> fought) {
        var major = new MajorBattle(parameters, parameters.losses());
        return BattleOdds.of(fought, parameters, battleState -> new End<>(battleState.ended(), battleState.winner().side(), Optional.empty(), major.isMajor(battleState),
                end(parameters, battleState, Side.PHASING), end(parameters, battleState, Side.NON_PHASING)));
    }

    /** A battle that is over: its outcome is certain. */
    public static BattleOdds<Integer> certain(LandBattleOutcome outcome) {
        return new BattleOdds<>(Distribution.certain(new End<>(outcome.ended(), outcome.winner(), Optional.empty(),
                        outcome.majorBattle(), end(outcome.phasing()), end(outcome.nonPhasing()))),
                Distribution.certain(outcome.phasing().casualty()), Distribution.certain(outcome.nonPhasing().casualty()));
    }

    private static SideEnd<Integer> end(SideOutcome side) {
        return new SideEnd<>(side.routed(), side.destroyed(), side.losses());
    }

    private static SideEnd<Integer> end(BattleParameters parameters, BattleState battleState, Side side) {
        return new SideEnd<>(parameters.isRouted(battleState, side), parameters.nothingRemains(battleState, side), parameters.losses().total(battleState, side));
    }
}
