package tercio.adapters.http.filter;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * An answer of the service, encrypted with a key derived from the request. Only the sender of the same request can read it, and not
 * a reader of the database.
 *
 * @param headers those that belong to the answer itself
 */
record SealedAnswer(int status, Map<String, String> headers, byte[] body) {

    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** The key of a request, derived from everything that makes it the same when it is repeated. */
    static byte[] key(String token, String idempotencyKey, String operation, byte[] body) {
        var digest = sha256();
        for (var part : new String[] {"kept answer", token, idempotencyKey, operation}) {
            var bytes = part.getBytes(StandardCharsets.UTF_8);
            digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
            digest.update(bytes);
        }
        return digest.digest(body);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }

    byte[] seal(byte[] key) {
        var nonce = new byte[NONCE];
        RANDOM.nextBytes(nonce);
        try {
            var secret = cipher(Cipher.ENCRYPT_MODE, key, nonce).doFinal(bytes());
            var sealed = Arrays.copyOf(nonce, NONCE + secret.length);
            System.arraycopy(secret, 0, sealed, NONCE, secret.length);
            return sealed;
        } catch (GeneralSecurityException unavailable) {
            throw new IllegalStateException("an answer cannot be encrypted", unavailable);
        }
    }

    /** Decrypts an answer; empty where it belongs to another request. */
    static Optional<SealedAnswer> open(byte[] sealed, byte[] key) {
        try {
            var cipher = cipher(Cipher.DECRYPT_MODE, key, Arrays.copyOf(sealed, NONCE));
            return Optional.of(read(cipher.doFinal(sealed, NONCE, sealed.length - NONCE)));
        } catch (AEADBadTagException other) {
            return Optional.empty();
        } catch (GeneralSecurityException unavailable) {
            throw new IllegalStateException("an answer cannot be decrypted", unavailable);
        }
    }

    private static Cipher cipher(int mode, byte[] key, byte[] nonce) throws GeneralSecurityException {
        var cipher = Cipher.getInstance(CIPHER);
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }

    private byte[] bytes() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeInt(status);
            out.writeInt(headers.size());
            for (var header : headers.entrySet()) {
                out.writeUTF(header.getKey());
                out.writeUTF(header.getValue());
            }
            out.write(body);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static SealedAnswer read(byte[] bytes) {
        try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int status = in.readInt();
            var headers = new LinkedHashMap<String, String>();
            for (int left = in.readInt(); left > 0; left--) {
                headers.put(in.readUTF(), in.readUTF());
            }
            return new SealedAnswer(status, headers, in.readAllBytes());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
