package tercio.domain.game;

import java.util.Optional;

/**
 * An action that a piece announces for the end of a move.
 *
 * @param kind the word of one of the {@link Kind}s that its rulebook knows for it
 * @param target the id of the piece or zone that it concerns
 */
public record EndAction(String kind, Optional<String> target) {

    /**
     * A kind of action that a rulebook knows.
     *
     * @param word unique among the kinds of a piece
     * @param target whether an action of the kind names what it concerns
     */
    public record Kind(String word, Target target) {}

    /** Whether actions name the piece or zone that they concern. */
    public enum Target {
        NONE,
        /** Named where the rules limit the action to it. */
        OPTIONAL,
        NAMED
    }
}
