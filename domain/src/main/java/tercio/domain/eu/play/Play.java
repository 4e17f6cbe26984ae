package tercio.domain.eu.play;

import java.util.function.BiFunction;
import tercio.domain.dice.Dice;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.CommandRun;

/** The decision of one command of the military phase, with the map and the tables. */
public final class Play extends CommandRun<EuState, EuEvent> {

    private final EuMap map;
    private final EuTables tables;
    /** The board that was asked for last. */
    private Board board;

    /** @param evolve applies any event to the board */
    public Play(EuState state, EuMap map, EuTables tables, Dice dice, BiFunction<EuState, EuEvent, EuState> evolve) {
        super(state, dice, evolve);
        this.map = map;
        this.tables = tables;
    }

    public Board board() {
        if (board == null || board.state() != state()) {
            board = new Board(state(), map, tables);
        }
        return board;
    }

    public EuTables tables() {
        return tables;
    }

    public EuMap map() {
        return map;
    }
}
