package tercio.application.record;

/**
 * The texts of a stored entry.
 *
 * <p>The {@link tercio.domain.game.Secret secrets} of an event or its envelope are sealed: the first member of the JSON
 * object, {@code sealed}, is a list with an element for each secret, and the parts stand there and nowhere else.
 *
 * <ul>
 *   <li>A whole part is {@code {"for":["red"],"salt":"..","parts":{"chit":3}}}: who may see it, 32 random bytes in hexadecimal, and
 *       the parts at their places.
 *   <li>A hidden part is its seal, a text: the SHA-256, in hexadecimal, of the 32 bytes of the salt and after them the element
 *       without its salt, as compact JSON in UTF-8: {@code {"for":["red"],"parts":{"chit":3}}}.
 *   <li>An event that is secret as a whole has the type {@code Hidden} and the version 0; the element holds {@code "type"} and
 *       {@code "version"} before its parts. Of its envelope only {@code at} and {@code since} stand outside the seal.
 *   <li>Parts may hold sealed parts in turn. The seal around them covers their seals.
 * </ul>
 *
 * <p>In the open form every sealed part is hidden. The chain of hashes covers the open form, so the hash of an entry is the same
 * with and without its hidden parts.
 */
public record EntryTexts(RecordCodec.EncodedEvent fact, EncodedEnvelope envelope) {

    /** The name of the member that holds sealed parts. No part of an event has this name. */
    public static final String SEALED = "sealed";

    private static final String MARK = "{\"" + SEALED + "\":[";

    /** Whether a part of the entry is sealed. Nothing is parsed. */
    public boolean isSealed() {
        return isSealed(fact) || isSealed(envelope.text());
    }

    /** The texts that hold seals; an event or an envelope without seals becomes empty. The seals are the same. */
    public EntryTexts sealedParts() {
        return new EntryTexts(isSealed(fact) ? fact : new RecordCodec.EncodedEvent(fact.type(), fact.version(), ""),
                new EncodedEnvelope(isSealed(envelope.text()) ? envelope.text() : "", ""));
    }

    /** Whether a part of an event is sealed. */
    public static boolean isSealed(RecordCodec.EncodedEvent fact) {
        return fact.type().equals(HiddenEvent.TYPE) || isSealed(fact.payload());
    }

    /** Whether a JSON object begins with sealed parts. */
    public static boolean isSealed(String text) {
        return text.startsWith(MARK);
    }
}
