package tercio.application.receipt;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import tercio.application.record.HashChain;

/** The signatures of receipts: Ed25519 of RFC 8032. */
public final class Ed25519 {

    private static final String ALGORITHM = "Ed25519";
    private static final String NO_PRIVATE_KEY = "this is no private key for receipts";

    private Ed25519() {}

    /** A new pair of keys. */
    public static KeyPair newKeyPair() {
        try {
            return KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /** The signature of a text, in Base64. */
    public static String sign(String privateKey, String text) {
        try {
            var signer = Signature.getInstance(ALGORITHM);
            signer.initSign(privateKey(privateKey));
            signer.update(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(signer.sign());
        } catch (GeneralSecurityException unfit) {
            throw new IllegalArgumentException(NO_PRIVATE_KEY, unfit);
        }
    }

    /**
     * Refuses a text that is no private key; nothing is signed for it, which would take far longer.
     *
     * @throws IllegalArgumentException if the text is no private key
     */
    public static void requirePrivateKey(String text) {
        privateKey(text);
    }

    private static PrivateKey privateKey(String text) {
        try {
            return KeyFactory.getInstance(ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
        } catch (GeneralSecurityException | IllegalArgumentException unfit) {
            throw new IllegalArgumentException(NO_PRIVATE_KEY, unfit);
        }
    }

    /** Whether a receipt was signed with the private part of a key. */
    public static boolean isSigned(Receipt receipt, PublicReceiptKey key) {
        var known = publicKey(key.publicKey());
        try {
            var checker = Signature.getInstance(ALGORITHM);
            checker.initVerify(known);
            checker.update(receipt.signedText().getBytes(StandardCharsets.UTF_8));
            return checker.verify(Base64.getDecoder().decode(receipt.signature()));
        } catch (GeneralSecurityException | IllegalArgumentException malformed) {
            // A malformed signature was not made with the key either.
            return false;
        }
    }

    /** The id of a public key. */
    public static String id(String publicKey) {
        return HashChain.hash(publicKey(publicKey).getEncoded());
    }

    /** @throws IllegalArgumentException if the text is no public key */
    private static PublicKey publicKey(String text) {
        try {
            return KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
        } catch (GeneralSecurityException | IllegalArgumentException unfit) {
            throw new IllegalArgumentException("this is no public key for receipts: an Ed25519 key as X.509 in Base64 is wanted", unfit);
        }
    }
}
