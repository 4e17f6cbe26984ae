package tercio.domain.eu.sequence.ahead;

import java.util.List;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.Forecasts;
import tercio.domain.game.OddsPreview;

/** The odds of commands that answer one decision. */
public final class CommandForecasts {

    private CommandForecasts() {}

    /**
     * The odds of each command. A voyage has the odds of the whole voyage, which may take too long; any other command
     * those of its own dice.
     */
    public static List<OddsPreview> odds(WarView board, List<EuCommand> commands) {
        var outlook = new Forecasts(board.tables());
        var voyages = VoyageForecasts.forAll(board.map(), board.tables(), commands);
        return commands.stream().map(command -> {
            var voyage = voyages.map(ahead -> OddsPreview.unlessTooLong(() -> ahead.of(board.state(), command))).orElse(OddsPreview.NONE);
            return voyage.equals(OddsPreview.NONE)
                    ? OddsPreview.of(outlook.of(EuChapters.play(board.state(), board.map(), board.tables(), Dice.NONE), command)) : voyage;
        }).toList();
    }
}
