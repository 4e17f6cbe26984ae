package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.BattleForecast;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Forecast;

/** The odds of a battle at sea for each figure, under the figure's name in the outcome. */
public final class NavalBattleForecast {

    private NavalBattleForecast() {}

    /** The odds of a battle at sea, losses in thirds of a ship. */
    public static Forecast of(BattleOdds<FleetLosses> odds) {
        var forecast = BattleForecast.of(odds).with("windAdvantage", odds.ends().map(end -> BattleForecast.word(end.wind())));
        for (var side : Side.values()) {
            forecast = BattleForecast.withLosses(forecast, odds, side, side, "damagedThirds", FleetLosses::damaged);
            forecast = BattleForecast.withLosses(forecast, odds, side, side, "destroyedThirds", FleetLosses::destroyed);
            forecast = BattleForecast.withLosses(forecast, odds, side, side, "refittedThirds", FleetLosses::refitted);
            forecast = BattleForecast.withLosses(forecast, odds, side.opponent(), side, "captured/nwd", losses -> losses.captured().nwd());
            forecast = BattleForecast.withLosses(forecast, odds, side.opponent(), side, "captured/ngd", losses -> losses.captured().ngd());
            forecast = BattleForecast.withLosses(forecast, odds, side.opponent(), side, "captured/ntd", losses -> losses.captured().ntd());
        }
        return forecast;
    }

    /**
     * The fate of both commanders of a battle at sea.
     *
     * @param over the battle once its losses are known and its retreats are over
     */
    public static Forecast fates(NavalBattle battle, BattleState over, EuTables tables) {
        var fates = NavalBattleProcedure.fates(battle, tables).distribution(over.withoutSheet());
        var forecast = Forecast.EMPTY;
        for (var side : Side.values()) {
            forecast = BattleForecast.withFate(forecast, side, fates.map(state -> state.sideState(side).casualty()));
        }
        return forecast;
    }
}
