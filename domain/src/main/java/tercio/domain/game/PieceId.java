package tercio.domain.game;

import java.util.Optional;
import java.util.regex.Pattern;
import tercio.domain.sentence.Sentence;

/**
 * Checks the id of a stack, a leader or another new piece of a game. An id is part of web addresses, so it is a word of
 * plain letters.
 */
public final class PieceId {

    /** Characters of an id. */
    public static final int LONGEST = 64;

    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9_.-]{0," + (LONGEST - 1) + "}");

    private PieceId() {}

    /**
     * The fault of an id, worded to follow the name of its place; empty if it has none. Recorded games keep the ids
     * that they have.
     */
    public static Optional<Sentence> fault(String id) {
        return id != null && ID.matcher(id).matches() ? Optional.empty()
                : Optional.of(Sentence.of("kernel.text.piece-id").with("most", LONGEST));
    }
}
