package tercio.domain.game;

/**
 * A constant with a word of its own on the wire and in storage. One without is written by its name, in small letters with
 * hyphens.
 */
public interface Worded {

    /** Stable, unique within its kind. */
    String word();
}
