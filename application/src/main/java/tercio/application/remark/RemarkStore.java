package tercio.application.remark;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import tercio.application.record.Envelope;
import tercio.application.record.Remark;

/** Stores the remarks of games in the order in which they were written. Nothing is changed or deleted. */
public interface RemarkStore {

    /**
     * A remark that was sent with an idempotency key.
     *
     * @param body the hash of the request
     */
    record Sent(Remark remark, String body) {}

    /**
     * Adds a remark to a game.
     *
     * @param once the idempotency key of a remark that may be sent twice but is written once
     */
    void add(String game, Remark remark, Optional<Envelope.IdempotencyKey> once);

    /** The remark that a person sent to a game with a key. */
    Optional<Sent> findSent(String game, String person, String key);

    /** All remarks of a game. */
    List<Remark> of(String game);

    /** The number of remarks of a game. */
    int count(String game);

    /** The number of remarks that a person has written at a moment or after it. */
    int count(String game, String person, Instant since);
}
