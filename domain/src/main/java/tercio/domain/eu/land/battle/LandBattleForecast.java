package tercio.domain.eu.land.battle;

import tercio.domain.eu.common.battle.BattleForecast;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.ruling.Forecast;

/** The odds of a land battle for each figure, under the figure's name in the outcome. */
public final class LandBattleForecast {

    private LandBattleForecast() {}

    /** Losses in whole LD in Europe, in the unit of the edition elsewhere. */
    public static Forecast of(BattleOdds<Integer> odds, Theatre theatre, LossUnit unit) {
        int part = theatre == Theatre.EUROPE ? unit.ofOneLd() : 1;
        var forecast = BattleForecast.of(odds);
        for (var side : Side.values()) {
            forecast = BattleForecast.withLosses(forecast, odds, side, side, losses(theatre, unit), losses -> losses / part);
        }
        return forecast;
    }

    /** The odds of a land battle, with the names of the countries that fight. */
    public static Forecast of(LandBattle battle, BattleOdds<Integer> odds, LossUnit unit) {
        var forecast = of(odds, battle.theatre(), unit);
        for (var side : Side.values()) {
            forecast = forecast.withParty(side.word(), battle.side(side).country().value());
        }
        return forecast;
    }

    /** The name of the figure for the losses of a side. */
    public static String losses(Theatre theatre, LossUnit unit) {
        return theatre == Theatre.EUROPE ? "lossesLd" : "losses" + unit.word();
    }
}
