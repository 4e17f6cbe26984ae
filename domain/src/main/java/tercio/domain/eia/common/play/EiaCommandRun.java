package tercio.domain.eia.common.play;

import java.util.function.BiFunction;
import tercio.domain.dice.Dice;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.CommandRun;

/** Execution of one command of the land phase, with the map. */
public final class EiaCommandRun extends CommandRun<EiaState, EiaEvent> {

    private final WarMap map;
    private EiaWarView board;

    /**
     * Starts the execution.
     *
     * @param evolve applies any event to the board
     */
    public EiaCommandRun(EiaState state, WarMap map, Dice dice, BiFunction<EiaState, EiaEvent, EiaState> evolve) {
        super(state, dice, evolve);
        this.map = map;
    }

    /** The board after the events so far. It is rebuilt only after an event, because every chapter asks for it in turn. */
    public EiaWarView board() {
        if (board == null || board.state() != state()) {
            board = board == null ? new EiaWarView(state(), map) : board.after(state());
        }
        return board;
    }

    /** The charts, counters and limits of the game. */
    public EiaCharts charts() {
        return board().charts();
    }

    /** The tables of land combat by which the game is played. */
    public EiaTables tables() {
        return charts().tables();
    }

    public WarMap map() {
        return map;
    }
}
