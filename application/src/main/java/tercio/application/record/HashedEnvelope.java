package tercio.application.record;

/**
 * An envelope as it goes into the store: with the bytes that were hashed.
 *
 * @param text the envelope as it is written down
 * @param hash of this entry and, through the one before it, of all before
 */
public record HashedEnvelope(Envelope envelope, String text, String hash) {

    /** Under which name it travels with an event. */
    public static final String KEY = "sealed";
}
