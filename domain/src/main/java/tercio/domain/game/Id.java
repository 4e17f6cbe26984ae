package tercio.domain.game;

/**
 * The id of something in a game. Ids of two kinds of things have two types, so that none is taken for the other. On the wire, in storage and in the hash of a board an id is its text.
 *
 * <p>The hash of an id is that of its text: the order of collections that go by hashes stays what it was when ids were texts.
 */
public interface Id {

    /** The text of the id, as commands and events name it. */
    String value();
}
