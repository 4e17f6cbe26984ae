package tercio.domain.eu.common.battle;

import java.util.Optional;
import java.util.function.Function;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** The odds of a battle for each figure that battles on land and at sea share, under the figure's name in the outcome. */
public final class BattleForecast {

    private static final String NOBODY = "none";

    private BattleForecast() {}

    /** The odds of the end, the winner, the routs and the fates of the leaders. */
    public static Forecast of(BattleOdds<?> odds) {
        var ends = odds.ends();
        var forecast = Forecast.EMPTY
                .with("winner", ends.map(end -> word(end.winner())))
                .with("ended", ends.map(BattleOdds.End::ended))
                .with("evaded", ends.map(end -> end.ended() == BattleEnd.EVASION))
                .with("majorBattle", ends.map(BattleOdds.End::majorBattle));
        for (var side : Side.values()) {
            forecast = withFate(forecast.with(path(side, "routed"), ends.map(end -> end.side(side).routed()))
                    .with(path(side, "destroyed"), ends.map(end -> end.side(side).destroyed())), side, odds.leader(side));
        }
        return forecast;
    }

    /** The forecast with the fate of the leader of a side. */
    public static Forecast withFate(Forecast forecast, Side side, Distribution<Casualty> casualties) {
        return forecast.with(path(side, "leader"), casualties.map(casualty -> casualty.fate().word()))
                .with(path(side, "leaderRounds"), casualties.map(Casualty::rounds));
    }

    /**
     * The forecast with a figure of a side, which is taken from the losses of {@code whose}.
     *
     * @param name the figure's name in the outcome of the side
     */
    public static <L> Forecast withLosses(
            Forecast forecast, BattleOdds<L> odds, Side side, Side whose, String name, Function<L, Integer> of) {
        return forecast.with(path(side, name), odds.ends().map(end -> of.apply(end.side(whose).losses())));
    }

    /** The path of a figure of a side: {@code phasing/routed}. */
    public static String path(Side side, String name) {
        return side.word() + "/" + name;
    }

    /** The name of a side in a forecast; {@code none} for nobody. */
    public static String word(Optional<Side> side) {
        return side.map(Side::word).orElse(NOBODY);
    }
}
