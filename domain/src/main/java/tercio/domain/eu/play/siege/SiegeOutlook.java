package tercio.domain.eu.play.siege;

import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.siege.SiegeCommand.ResolveAssault;
import tercio.domain.eu.siege.AssaultForecast;
import tercio.domain.eu.siege.AssaultOdds;
import tercio.domain.eu.siege.Undermining;
import tercio.domain.ruling.Forecast;

/** The odds of a round of undermining and of an assault in a game. */
public final class SiegeOutlook {

    private SiegeOutlook() {}

    /** The odds of a round of undermining that may be rolled now. */
    public static Forecast undermining(Board board, String province) {
        var effects = Undermining.with(board.tables()).distribution(Undermining.start(UnderminingInPlay.round(board, province)));
        return Forecast.EMPTY.with("result", effects.map(Undermining.Effect::result))
                .with("attritionDue", effects.map(Undermining.Effect::attritionDue));
    }

    /** The odds of an assault that may be made now. */
    public static Forecast assault(Board board, ResolveAssault command) {
        var province = command.province();
        var assault = AssaultInPlay.assault(board, province, AssaultInPlay.throughBreach(board.state(), province), Assaulting.part(board, command));
        return AssaultForecast.of(assault, AssaultOdds.of(assault, board.tables()), board.tables().unit());
    }
}
