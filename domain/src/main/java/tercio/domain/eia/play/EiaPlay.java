package tercio.domain.eia.play;

import java.util.function.BiFunction;
import tercio.domain.dice.Dice;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.map.WarMap;
import tercio.domain.game.CommandRun;

/** Execution of one command of the land phase, with the map. */
public final class EiaPlay extends CommandRun<EiaState, EiaEvent> {

    private final WarMap map;
    private EiaBoard board;

    /**
     * Starts the execution.
     *
     * @param evolve applies any event to the board
     */
    public EiaPlay(EiaState state, WarMap map, Dice dice, BiFunction<EiaState, EiaEvent, EiaState> evolve) {
        super(state, dice, evolve);
        this.map = map;
    }

    /** The board after the events so far. It is rebuilt only after an event, because every chapter asks for it in turn. */
    public EiaBoard board() {
        if (board == null || board.state() != state()) {
            board = board == null ? new EiaBoard(state(), map) : board.after(state());
        }
        return board;
    }

    public WarMap map() {
        return map;
    }
}
