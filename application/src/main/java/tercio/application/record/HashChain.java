package tercio.application.record;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The chain of hashes over the stored bytes of a game: an entry that is altered, dropped or moved breaks it. */
public final class HashChain {

    /** The hash before the first entry. */
    public static final String START = "0".repeat(64);

    private HashChain() {}

    /**
     * The hash of an entry, which covers its open form.
     *
     * @throws IllegalArgumentException if its sealed parts do not have their form
     */
    public static String next(String previous, int position, EntryTexts texts, Sealing sealing) {
        return next(previous, position, sealing.openForm(texts));
    }

    /** The hash of an entry in its open form. */
    public static String next(String previous, int position, EntryTexts open) {
        return next(previous, position, open.fact(), open.envelope().whole());
    }

    /** The hash of an entry in its open form. Lengths are hashed too, so that no byte can move from one part to the next. */
    public static String next(String previous, int position, RecordCodec.EncodedEvent fact, String envelope) {
        var digest = sha256();
        digest.update(previous.getBytes(StandardCharsets.US_ASCII));
        digest.update(ByteBuffer.allocate(8).putInt(position).putInt(fact.version()).flip());
        part(digest, fact.type());
        part(digest, fact.payload());
        part(digest, envelope);
        return HexFormat.of().formatHex(digest.digest());
    }

    /** SHA-256, 64 hexadecimal digits in small letters. */
    public static String hash(byte[] bytes) {
        return HexFormat.of().formatHex(sha256().digest(bytes));
    }

    /** SHA-256 of a text in UTF-8, 64 hexadecimal digits. */
    public static String hash(String text) {
        return hash(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void part(MessageDigest digest, String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(4).putInt(bytes.length).flip());
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
