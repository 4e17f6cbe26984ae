package tercio.domain.game;

import java.util.List;
import java.util.Map;

/**
 * The corrections that a host can make by hand in games of a ruleset.
 *
 * @param <S> the board
 */
public interface Adjustments<S, E extends Event> {

    /** The type of the command that carries the changes. */
    Class<? extends Adjustment> type();

    /** The kinds of its changes, one for each record of the sealed family. */
    List<ChangeKind<?>> kinds();

    /**
     * The ids on a board that a field of this kind of reference can name.
     *
     * @param to the kind of thing that the field names, as in {@link ChangeField.Reference}
     */
    List<String> knownIds(S state, String to);

    /** Players' names for these ids, where neither the printed board nor its pieces show them; empty for all others. */
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
