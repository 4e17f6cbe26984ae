package tercio.adapters.http.access;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The token with which the operator requests a backup, the metrics and the details of the health report from the running service. It lies
 * in the data folder, and changes with each start.
 */
public record OperatorToken(String token) {

    private static final int BYTES = 24;
    private static final String HMAC = "HmacSHA256";

    /** A new token of 24 random bytes. */
    public static OperatorToken random() {
        var bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return new OperatorToken(HexFormat.of().formatHex(bytes));
    }

    /** Whether this token was sent. The comparison takes the same time for each wrong token. */
    public boolean isSentIn(String authorization) {
        return authorization != null && MessageDigest.isEqual(
                ("Bearer " + token).getBytes(StandardCharsets.UTF_8), authorization.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * The proof that the service holds this token, so that nobody sends the token to another program that listens where a killed service
     * did: HMAC-SHA-256 with the token over address, port and nonce, in hexadecimal. Address and port are those at which the service
     * itself listens, so that no program in between can pass the question on to a service elsewhere.
     *
     * @param nonce chosen by the asker
     */
    public String proof(String address, int port, String nonce) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(token.getBytes(StandardCharsets.UTF_8), HMAC));
            return HexFormat.of().formatHex(mac.doFinal(String.join("\n", "tercio-service", address, String.valueOf(port), nonce).getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("each Java has " + HMAC, missing);
        }
    }

    /** Keeps the token out of logs. */
    @Override
    public String toString() {
        return "the token of the operator";
    }
}
