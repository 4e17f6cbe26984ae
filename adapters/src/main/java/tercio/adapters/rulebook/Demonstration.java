package tercio.adapters.rulebook;

import java.util.List;
import tercio.application.game.NewGame;
import tercio.domain.game.Command;

/**
 * The demonstration of a rulebook: a worked example with physical dice, and a game that waits for players.
 *
 * @param title of the example, as in "The rulebook's example, played"
 * @param example the game in which it is played
 * @param before the orders up to the one that is taken back
 * @param takenBack the order that is given, taken back and given again
 * @param takenBackTitle that order in words, as in "the last siege round"
 * @param after the orders that end the example
 * @param fresh the game that waits for players
 */
public record Demonstration(String title, Game example, List<Order> before, Order takenBack, String takenBackTitle, List<Order> after,
        Game fresh) {

    /**
     * A game to open.
     *
     * @param name its name in the list of games
     * @param scenario the name of a printed scenario
     * @param seats the seats and the parties that they play
     * @param openTable whether the secrets of the rules are played openly
     */
    public record Game(String name, String scenario, List<NewGame.SeatRequest> seats, boolean openTable) {
        public Game {
            seats = List.copyOf(seats);
        }

        /** A game whose secrets, if its rules have any, stay with their seats. */
        public Game(String name, String scenario, List<NewGame.SeatRequest> seats) {
            this(name, scenario, seats, false);
        }
    }

    /**
     * One command with the dice that are rolled for it.
     *
     * @param seat the name of the seat that gives it
     */
    public record Order(String seat, Command command, List<Integer> dice) {
        public Order {
            dice = List.copyOf(dice);
        }
    }

    public Demonstration {
        before = List.copyOf(before);
        after = List.copyOf(after);
    }
}
