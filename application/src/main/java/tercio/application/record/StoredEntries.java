package tercio.application.record;

import java.util.function.Consumer;

/** The stored entries of a game as they lie on the disk, for checks that must not trust what reading makes of them. */
public interface StoredEntries {

    /** One stored entry. */
    record Entry(int position, Notation.Written fact, String envelope, String hash) {}

    /** Every entry of a game in order of position. */
    void each(String game, Consumer<Entry> reader);
}
