package tercio.domain.game;

/**
 * The id of something in a game that is a number on the wire, in storage and in the hash of a board. A part of a record that holds one always has it, as a part that is
 * an {@code int} has.
 *
 * <p>Its type has a static method {@code of(int)} that gives the id of a number.
 */
public interface NumberId {

    /** The number of the id, as commands and events name it. */
    int number();
}
