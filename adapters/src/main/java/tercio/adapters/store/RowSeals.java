package tercio.adapters.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The keyed hashes of stored rows: HMAC-SHA-256 over everything that a row says. The key comes from the file of keys, which lies beside the
 * database, so that whoever writes only the database can neither change such a row nor put that of another game or position in its place.
 */
public final class RowSeals {

    /** The bytes of a secret. */
    static final int SECRET = 32;

    private static final String ALGORITHM = "HmacSHA256";

    /** Keyed already, and copied for each row: to look for the algorithm and to take in the key costs more than a short row. */
    private final Mac keyed;

    /** @param purpose secrets for other purposes are made from the same bytes */
    RowSeals(byte[] secret, String purpose) {
        keyed = mac(key(secret, purpose, ALGORITHM));
    }

    /** A key for one purpose, which tells nothing of the secret and of keys for other purposes. */
    static SecretKeySpec key(byte[] secret, String purpose, String algorithm) {
        return new SecretKeySpec(mac(new SecretKeySpec(secret, ALGORITHM)).doFinal(purpose.getBytes(StandardCharsets.UTF_8)), algorithm);
    }

    /** A text as a part of a row, in UTF-8 as it is hashed. */
    record Utf8(byte[] bytes, int from, int length) {}

    /** A new secret. */
    static byte[] secret() {
        var secret = new byte[SECRET];
        new SecureRandom().nextBytes(secret);
        return secret;
    }

    /**
     * The keyed hash of a row.
     *
     * @param parts its table, then what it says: texts, numbers, truth values, bytes and nulls, always in the same order
     */
    byte[] of(Object... parts) {
        var mac = copy();
        for (var part : parts) {
            // Kinds and lengths are hashed too, so that no byte can move from one part to the next.
            switch (part) {
                case null -> add(mac, 'n', new byte[0]);
                case byte[] bytes -> add(mac, 'y', bytes);
                case Integer number -> add(mac, 'i', ByteBuffer.allocate(4).putInt(number).array());
                case Utf8 text -> add(mac, 't', text.bytes(), text.from(), text.length());
                case Boolean truth -> add(mac, 'b', new byte[] {(byte) (truth ? 1 : 0)});
                default -> add(mac, 't', part.toString().getBytes(StandardCharsets.UTF_8));
            }
        }
        return mac.doFinal();
    }

    /** Whether a stored hash is that of the row. A row without one fits never. */
    boolean fits(byte[] seal, Object... parts) {
        return seal != null && MessageDigest.isEqual(seal, of(parts));
    }

    private static void add(Mac mac, char kind, byte[] bytes) {
        add(mac, kind, bytes, 0, bytes.length);
    }

    private static void add(Mac mac, char kind, byte[] bytes, int from, int length) {
        mac.update(ByteBuffer.allocate(5).put((byte) kind).putInt(length).flip());
        mac.update(bytes, from, length);
    }

    private Mac copy() {
        try {
            return (Mac) keyed.clone();
        } catch (CloneNotSupportedException everyJavaCan) {
            throw new IllegalStateException(everyJavaCan);
        }
    }

    private static Mac mac(SecretKeySpec key) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac;
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
