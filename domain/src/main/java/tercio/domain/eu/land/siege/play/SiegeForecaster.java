package tercio.domain.eu.land.siege.play;

import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.siege.AssaultForecast;
import tercio.domain.eu.land.siege.AssaultOdds;
import tercio.domain.eu.land.siege.Undermining;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/** The odds of a round of undermining and of an assault in a game. */
public final class SiegeForecaster {

    private SiegeForecaster() {}

    /** The odds of a round of undermining that may be rolled now. */
    public static Forecast undermining(WarView board, SpaceId province) {
        var effects = Undermining.procedure(board.tables()).distribution(Undermining.start(UnderminingResolution.round(board, province)));
        return Forecast.EMPTY.with("result", effects.map(Undermining.Effect::result))
                .with("attritionDue", effects.map(Undermining.Effect::attritionDue));
    }

    /** The odds of an assault that may be made now. */
    public static Forecast assault(WarView board, ResolveAssault command) {
        var province = command.province();
        var assault = AssaultResolution.assault(board, province, AssaultResolution.isThroughBreach(board.state(), province), AssaultingStacks.assaultingStacks(board, command));
        return AssaultForecast.of(assault, AssaultOdds.of(assault, board.tables()), board.tables().unit());
    }
}
