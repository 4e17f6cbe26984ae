package tercio.projections;

import java.util.List;
import tercio.domain.sentence.Sentence;

/**
 * Describes in sentences how two boards of a game differ.
 *
 * @param <S> the board
 */
@FunctionalInterface
public interface BoardComparison<S> {

    /**
     * One sentence for each thing that differs, in a steady order.
     *
     * @param before the earlier board, as the viewer may see it
     * @param after the later one, as the same viewer may see it
     */
    List<Sentence> between(S before, S after);
}
