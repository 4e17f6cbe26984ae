package tercio.domain.eu.ahead;

import java.util.List;
import tercio.domain.dice.Dice;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.Forecasts;
import tercio.domain.game.OddsAhead;

/** The odds of commands that answer one decision. */
public final class CommandsAhead {

    private CommandsAhead() {}

    /**
     * The odds of each command. A voyage has the odds of the whole voyage, which may take too long; any other command
     * those of its own dice.
     */
    public static List<OddsAhead> odds(Board board, List<EuCommand> commands) {
        var outlook = new Forecasts(board.tables());
        var voyages = VoyagesAhead.forAll(board.map(), board.tables(), commands);
        return commands.stream().map(command -> {
            var voyage = voyages.map(ahead -> OddsAhead.within(() -> ahead.of(board.state(), command))).orElse(OddsAhead.NONE);
            return voyage.equals(OddsAhead.NONE)
                    ? OddsAhead.of(outlook.of(EuChapters.play(board.state(), board.map(), board.tables(), Dice.NONE), command)) : voyage;
        }).toList();
    }
}
