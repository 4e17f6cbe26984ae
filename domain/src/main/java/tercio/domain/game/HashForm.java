package tercio.domain.game;

/**
 * A record of a board whose parts are others than when games were first recorded. The hash of a board covers its form of then, so that
 * recorded boards keep their hashes while the record has the parts that read best. Nothing but the hash reads that form.
 */
public interface HashForm {

    /** A record with the names and types of the parts by which this one was first hashed; what it does not hold is {@code null}. */
    Record hashForm();
}
