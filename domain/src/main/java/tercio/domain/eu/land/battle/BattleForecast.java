package tercio.domain.eu.land.battle;

import java.util.Optional;
import java.util.function.Function;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** The odds of a battle for each figure, under the figure's name in the outcome. */
public final class BattleForecast {

    private static final String NOBODY = "none";

    private BattleForecast() {}

    /** Losses in whole LD in Europe, in the unit of the edition elsewhere. */
    public static Forecast onLand(BattleOdds<Integer> odds, Theatre theatre, LossUnit unit) {
        int part = theatre == Theatre.EUROPE ? unit.ofOneLd() : 1;
        var forecast = ofAny(odds);
        for (var side : Side.values()) {
            forecast = with(forecast, odds, side, side, losses(theatre, unit), losses -> losses / part);
        }
        return forecast;
    }

    /** The odds of a land battle, with the names of the countries that fight. */
    public static Forecast of(LandBattle battle, BattleOdds<Integer> odds, LossUnit unit) {
        var forecast = onLand(odds, battle.theatre(), unit);
        for (var side : Side.values()) {
            forecast = forecast.withParty(side.word(), battle.side(side).country().value());
        }
        return forecast;
    }

    /** The name of the figure for the losses of a side. */
    public static String losses(Theatre theatre, LossUnit unit) {
        return theatre == Theatre.EUROPE ? "lossesLd" : "losses" + unit.word();
    }

    /** The odds of a battle at sea, losses in thirds of a ship. */
    public static Forecast atSea(BattleOdds<FleetLosses> odds) {
        var forecast = ofAny(odds).with("windAdvantage", odds.ends().map(end -> word(end.wind())));
        for (var side : Side.values()) {
            forecast = with(forecast, odds, side, side, "damagedThirds", FleetLosses::damaged);
            forecast = with(forecast, odds, side, side, "destroyedThirds", FleetLosses::destroyed);
            forecast = with(forecast, odds, side, side, "refittedThirds", FleetLosses::refitted);
            forecast = with(forecast, odds, side.opponent(), side, "captured/nwd", losses -> losses.captured().nwd());
            forecast = with(forecast, odds, side.opponent(), side, "captured/ngd", losses -> losses.captured().ngd());
            forecast = with(forecast, odds, side.opponent(), side, "captured/ntd", losses -> losses.captured().ntd());
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
            forecast = fate(forecast, side, fates.map(state -> state.sideState(side).casualty()));
        }
        return forecast;
    }

    private static Forecast fate(Forecast forecast, Side side, Distribution<Casualty> casualties) {
        return forecast.with(path(side, "leader"), casualties.map(casualty -> casualty.fate().word()))
                .with(path(side, "leaderRounds"), casualties.map(Casualty::rounds));
    }

    private static Forecast ofAny(BattleOdds<?> odds) {
        var ends = odds.ends();
        var forecast = Forecast.EMPTY
                .with("winner", ends.map(end -> word(end.winner())))
                .with("ended", ends.map(BattleOdds.End::ended))
                .with("evaded", ends.map(end -> end.ended() == BattleEnd.EVASION))
                .with("majorBattle", ends.map(BattleOdds.End::majorBattle));
        for (var side : Side.values()) {
            forecast = fate(forecast.with(path(side, "routed"), ends.map(end -> end.side(side).routed()))
                    .with(path(side, "destroyed"), ends.map(end -> end.side(side).destroyed())), side, odds.leader(side));
        }
        return forecast;
    }

    /** @param side the side that the figure belongs to; the figure is taken from the losses of {@code whose} */
    private static <L> Forecast with(
            Forecast forecast, BattleOdds<L> odds, Side side, Side whose, String name, Function<L, Integer> of) {
        return forecast.with(path(side, name), odds.ends().map(end -> of.apply(end.side(whose).losses())));
    }

    /** The path of a figure of a side: {@code phasing/routed}. */
    public static String path(Side side, String name) {
        return side.word() + "/" + name;
    }

    private static String word(Optional<Side> side) {
        return side.map(Side::word).orElse(NOBODY);
    }
}
