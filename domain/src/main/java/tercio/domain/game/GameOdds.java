package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.Sentence;

/**
 * The odds of a move or an answer, and its result beside them. By default a rulebook knows no odds.
 *
 * @param <S> the board
 */
public interface GameOdds<S, C extends Command, E extends Event> {

    /**
     * The odds of the fight that a piece brings about at the end of a move if nobody stops it on its way and it loses nothing. None if
     * nobody is fought there; withheld as far as they depend on what is hidden from the player or still to be chosen, and if they take too long.
     *
     * @param course of a legal move
     */
    default OddsPreview oddsPreview(S state, String piece, PlannedMove course) {
        return OddsPreview.NONE;
    }

    /**
     * The reason why answers to a decision have no odds, for the player who is asked: the facts hidden from him. Empty if
     * none are hidden.
     *
     * @param commands legal answers to one decision
     */
    default Optional<Sentence> whyNoOdds(S state, List<C> commands) {
        return Optional.empty();
    }

    /**
     * The exact odds of each of these commands, by the procedures that carry them out; later choices are assumed to be made in
     * the way that changes least. Empty for a command without dice, and for one that is not legal now.
     */
    default List<Optional<Forecast>> forecasts(S state, List<C> commands) {
        return commands.stream().map(command -> Optional.<Forecast>empty()).toList();
    }

    /** The {@link #forecasts} of commands that answer one decision, with the reason of each that takes too long. */
    default List<OddsPreview> oddsPreviews(S state, List<C> commands) {
        return forecasts(state, commands).stream().map(OddsPreview::of).toList();
    }

    /**
     * The odds and the outcome of the action that an event began, such as a battle.
     *
     * @param before the board before the event
     * @param events that event and all later ones
     * @return empty if the event begins no action with odds
     */
    default Optional<ForecastComparison> forecastComparison(S before, List<E> events) {
        return Optional.empty();
    }
}
