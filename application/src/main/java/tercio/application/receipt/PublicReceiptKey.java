package tercio.application.receipt;

import java.time.Instant;
import java.util.Optional;

/**
 * A public key with which receipts are checked.
 *
 * @param key its id: the SHA-256, in hexadecimal, of the bytes of the public key
 * @param publicKey in Base64, as X.509 SubjectPublicKeyInfo
 * @param from when it was made
 * @param until when it was replaced; empty for the key that signs now. What it signed stays valid
 */
public record PublicReceiptKey(String key, String publicKey, Instant from, Optional<Instant> until) {}
