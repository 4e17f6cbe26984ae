package tercio.application.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tercio.application.record.UndoRule;
import tercio.domain.game.Scenario;

/**
 * A request for a new game.
 *
 * @param scenario of the type of the ruleset
 * @param readings only where something is chosen
 * @param openTable whether the secrets of the rules are played openly
 * @param contributions whether the server's dice wait for contributions of the seats
 */
public record NewGame(
        Optional<String> name,
        String ruleset,
        Scenario scenario,
        DiceMode dice,
        UndoRule undo,
        Map<String, String> readings,
        boolean open,
        List<SeatRequest> seats,
        boolean openTable,
        DiceTerms.Contributions contributions) {

    /** A request for a game whose dice wait for no contributions. */
    public NewGame(
            Optional<String> name, String ruleset, Scenario scenario, DiceMode dice, UndoRule undo, Map<String, String> readings, boolean open,
            List<SeatRequest> seats, boolean openTable) {
        this(name, ruleset, scenario, dice, undo, readings, open, seats, openTable, DiceTerms.Contributions.NONE);
    }

    /** A request for a game whose secrets are kept. */
    public NewGame(
            Optional<String> name, String ruleset, Scenario scenario, DiceMode dice, UndoRule undo, Map<String, String> readings, boolean open,
            List<SeatRequest> seats) {
        this(name, ruleset, scenario, dice, undo, readings, open, seats, false);
    }

    /**
     * A seat that is wanted.
     *
     * @param contribution anything the player wants mixed into the server's dice; the server knows it before it commits itself
     */
    public record SeatRequest(String name, List<String> controls, Optional<String> contribution) {
        public SeatRequest {
            controls = List.copyOf(controls);
        }
    }

    public NewGame {
        readings = Map.copyOf(readings);
        seats = List.copyOf(seats);
    }
}
