package tercio.adapters.archive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Roll;
import tercio.domain.game.Event;
import tercio.domain.ruling.Forecast;

/**
 * The fold of one game over its effective line of play, in the words of its rulebook. It may remember what it saw.
 *
 * @param <S> the board
 */
public interface RulebookFold<S> {

    /** The fold of a game of which a rulebook tells nothing. */
    RulebookFold<Object> NOTHING = new RulebookFold<>() {};

    /**
     * A box of the sequence of play.
     *
     * @param turn from 1; {@code null} where the rules have none
     * @param round as the rules call it; empty where they have none
     * @param party that acts; empty for nobody in particular
     */
    record Box(Integer turn, String round, String phase, String party) {}

    /**
     * A measure of a party on a board.
     *
     * @param measure in a word that never changes
     */
    record Figure(String party, String measure, double value, String unit) {}

    /**
     * The result of a command with dice, as one number.
     *
     * @param procedure in a word that never changes
     * @param party the party that rolled
     * @param against the other party; empty where there is none
     * @param unit of the value
     * @param lessIsBetter for the party
     */
    record Result(String procedure, String party, String against, double value, String unit, boolean lessIsBetter) {}

    /** The box of the sequence of play that the board stands in; empty if the rules have no sequence. */
    default Optional<Box> box(S board) {
        return Optional.empty();
    }

    /** The measures of all parties. */
    default List<Figure> figures(S board) {
        return List.of();
    }

    /**
     * The things on a board by which a position is known. The same list, not only an equal one, may be given for the next board where
     * nothing of it changed.
     */
    default List<BoardThing> standings(S board) {
        return List.of();
    }

    /** The measures of each party by name. The first of them is its points. */
    default Map<String, Map<String, Integer>> outcomes(S board) {
        return Map.of();
    }

    /**
     * The party against whom a die was thrown; empty where there is none.
     *
     * @param event the first event of the command for which it was thrown
     */
    default Optional<String> against(S before, RecordedEvent event, Roll roll) {
        return Optional.empty();
    }

    /** Takes the next event of the effective line and adds the rows that it completes. */
    default void event(S before, RecordedEvent event, S after, ArchiveRows rows) {}

    /**
     * Whether the answers to the decision that a command answers may be weighed by their exact odds.
     *
     * @param command its word
     */
    default boolean isWeighed(String command) {
        return false;
    }

    /**
     * The worth of odds to a party, part by part: the mean of what it gains less what it loses, in the unit of the part. The weights of the parts make one
     * number of it ({@link RulebookArchive#weights}).
     *
     * @param before the board on which the party decides
     * @return empty where the odds do not tell what the party gains and loses
     */
    default Optional<Map<String, Double>> worth(S before, String party, Forecast odds) {
        return Optional.empty();
    }

    /** The holder of each place that can be taken, by the id of the place. */
    default Map<String, String> holders(S board) {
        return Map.of();
    }

    /** Whether two parties are on one side; a party is on its own. */
    default boolean isAllied(S board, String one, String other) {
        return one.equals(other);
    }

    /** The results of the events of one command, for the procedures whose odds are computed over all values of the dice; none for others. */
    default List<Result> results(S before, List<? extends Event> events) {
        return List.of();
    }
}
