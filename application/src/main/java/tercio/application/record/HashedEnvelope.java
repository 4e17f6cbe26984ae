package tercio.application.record;

/**
 * The metadata of an event in the event store.
 *
 * @param hash of this entry and, through the one before it, of all before
 */
public record HashedEnvelope(Envelope envelope, String hash) {

    /** The key in the metadata of the message. */
    public static final String KEY = "sealed";
}
