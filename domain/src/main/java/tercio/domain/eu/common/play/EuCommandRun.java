package tercio.domain.eu.common.play;

import java.util.function.BiFunction;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.game.CommandRun;

/** The decision of one command of the military phase, with the map and the tables. */
public final class EuCommandRun extends CommandRun<EuState, EuEvent> {

    private final EuMap map;
    private final EuTables tables;
    /** The board that was asked for last. */
    private WarView board;

    /** @param evolve applies any event to the board */
    public EuCommandRun(EuState state, EuMap map, EuTables tables, Dice dice, BiFunction<EuState, EuEvent, EuState> evolve) {
        super(state, dice, evolve);
        this.map = map;
        this.tables = tables;
    }

    public WarView board() {
        if (board == null || board.state() != state()) {
            board = new WarView(state(), map, tables);
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
