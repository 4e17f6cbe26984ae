package tercio.domain.game;

/**
 * A constant with a word of its own on the wire and in storage. One without is written by its name, in small letters with
 * hyphens. A kind of a sealed family that is part of a board may have a word too: it is hashed by its word, else by the simple name
 * of its class.
 */
public interface WireNamed {

    /** Stable, unique within its kind. */
    String word();
}
