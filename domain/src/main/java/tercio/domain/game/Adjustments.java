package tercio.domain.game;

import java.util.List;
import java.util.Map;

/**
 * What can be written into games of a ruleset by hand.
 *
 * @param <S> the board
 */
public interface Adjustments<S, E extends Event> {

    /** The type of the command that carries the changes. */
    Class<? extends Adjustment> type();

    /** The kinds of its changes, one for each record of the sealed family. */
    List<ChangeKind<?>> kinds();

    /** The ids that a field can name on a board, by what it names. */
    List<String> known(S state, String to);

    /** What the known ids are called by players, where neither the printed board nor its pieces tell it; empty for all others. */
    default Map<String, String> titles(S state, String to) {
        return Map.of();
    }

    /**
     * Makes all changes or none. Each value is within the bounds of its field, and each id exists.
     *
     * @return the events, or a refusal with the faults
     */
    Verdict<E> decide(S state, Adjustment adjustment);
}
