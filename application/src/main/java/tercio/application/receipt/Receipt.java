package tercio.application.receipt;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.sentence.Sentence;

/**
 * The statement of a service that a game had certain events. It reveals no secret, because the head covers the open form of the
 * events.
 *
 * @param position of the newest event that it covers
 * @param head the hash of the chain at this position, in hexadecimal
 * @param at the time when it was given, as an instant
 * @param key the id of the key that signed it
 * @param signature Ed25519, in Base64, over {@link #signedText()}
 */
public record Receipt(String game, int position, String head, String at, String key, String signature) {

    private static final String NAME = "[A-Za-z0-9_-]{1,64}";
    private static final String HASH = "[0-9a-f]{64}";
    private static final String BASE64 = "[A-Za-z0-9+/]{86}==";

    /**
     * The text that is signed: the canonical JSON of all fields but the signature. Its members are sorted by name, there are no
     * blanks, and it is UTF-8. No value of a well-formed receipt needs an escape.
     */
    public String signedText() {
        return "{\"at\":\"" + at + "\",\"game\":\"" + game + "\",\"head\":\"" + head + "\",\"key\":\"" + key + "\",\"position\":" + position + "}";
    }

    /** This receipt, signed with a private key. */
    public Receipt signedWith(String privateKey) {
        return new Receipt(game, position, head, at, key, Ed25519.sign(privateKey, signedText()));
    }

    /** The malformed fields: the pointer of each with the form that it must have. Empty for a well-formed receipt. */
    public Map<String, Sentence> faults() {
        var faults = new LinkedHashMap<String, Sentence>();
        require(faults, "/game", game, NAME, Sentence.of("kernel.sent.receipt-game"));
        if (position < 1) {
            faults.put("/position", Sentence.of("kernel.sent.receipt-position"));
        }
        require(faults, "/head", head, HASH, Sentence.of("kernel.sent.receipt-head"));
        if (!isInstant(at)) {
            faults.put("/at", Sentence.of("kernel.sent.instant"));
        }
        require(faults, "/key", key, HASH, Sentence.of("kernel.sent.receipt-key"));
        require(faults, "/signature", signature, BASE64, Sentence.of("kernel.sent.receipt-signature"));
        return faults;
    }

    private static void require(Map<String, Sentence> faults, String pointer, String value, String form, Sentence message) {
        if (value == null || !value.matches(form)) {
            faults.put(pointer, message);
        }
    }

    /** Whether a text is an instant in canonical form; another spelling of the same instant was not signed. */
    private static boolean isInstant(String text) {
        try {
            return text != null && Instant.parse(text).toString().equals(text);
        } catch (DateTimeException other) {
            return false;
        }
    }
}
