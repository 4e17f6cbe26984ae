package tercio.projections;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tercio.domain.game.Event;
import tercio.projections.sentence.Texts;

/**
 * A rulebook's part in the report of a stretch of a game.
 *
 * @param <S> the board
 */
public interface ReportSource<S> {

    /**
     * A stretch of a game, as one viewer may see it.
     *
     * @param from the position before it
     * @param before the board there
     * @param end the game at its end
     * @param changes the events in effect that lie in it, each with the boards before and after it; they are computed anew each time
     */
    record Stretch<S>(int from, S before, GameAtPosition<S> end, Supplier<Stream<Change<S>>> changes) {}

    /** An event with the boards before and after it. */
    record Change<S>(Event event, S before, S after) {}

    /**
     * A battle, siege roll or day of combat that is over.
     *
     * @param position of the event of which the rulebook gives the odds
     * @param settled of the event after which its outcome does not change any more, 0 as long as it may
     * @param kind {@code battle}, {@code siege} for one roll of it, {@code combat} for one day of it
     */
    record Ended(int position, int ended, int settled, String kind, String zone, String title) {}

    /** The beginnings of the turns of a game; the first may have no event of its own. */
    List<Moment> turns(GameAtPosition<S> scene);

    /**
     * The parties with their figures, in a steady order.
     *
     * @param texts of the language of its names and labels
     * @return parties without seats, which the caller knows
     */
    List<GameReport.Side> sides(Stretch<S> stretch, Texts texts);

    /** The places whose holders differ at the end, named in a language. */
    List<GameReport.Territory> territory(S before, S after, Texts texts);

    /**
     * Whether a siege goes on after a roll of it: such a roll decides nothing.
     *
     * @param roll the event of a battle, siege or combat that is over
     * @param winner the party that won it; empty for nobody
     */
    boolean goesOn(Event roll, String winner);

    /** The battles in effect that are over and may have odds, in the order of position, with titles in a language. */
    List<Ended> battles(GameAtPosition<S> scene, Texts texts);
}
