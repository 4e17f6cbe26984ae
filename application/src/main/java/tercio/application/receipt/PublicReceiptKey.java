package tercio.application.receipt;

import java.time.Instant;
import java.util.Optional;

/**
 * A public key with which receipts are checked.
 *
 * @param key its id: the SHA-256, in hexadecimal, of the bytes of the public key
 * @param publicKey in Base64, as X.509 SubjectPublicKeyInfo
 * @param from the time when it was made
 * @param until the time when it was replaced; empty for the key that signs now. Its signatures stay valid
 */
public record PublicReceiptKey(String key, String publicKey, Instant from, Optional<Instant> until) {}
