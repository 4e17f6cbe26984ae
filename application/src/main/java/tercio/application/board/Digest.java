package tercio.application.board;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256 over encoded parts. */
final class Digest {

    /** The digest of a part that says nothing. */
    static final byte[] NOTHING = new byte[32];

    private final MessageDigest sha256;

    Digest() {
        try {
            sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    byte[] hash(Encoding text) {
        text.addTo(sha256);
        return sha256.digest();
    }
}
