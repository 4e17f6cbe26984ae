package tercio.domain.game;

/**
 * A constant with an explicit word on the wire and in storage. The word of another constant is its name in small letters
 * with hyphens. A type of a sealed family that is part of a board may have a word too: the hash of the board contains it
 * instead of the simple name of the class.
 */
public interface WireNamed {

    /** Stable, unique within its kind. */
    String word();
}
