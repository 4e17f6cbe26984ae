package tercio.adapters.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The token with which the command line on this machine asks the running service for a backup. It changes with each start. */
public record OperatorToken(String token) {

    private static final int BYTES = 24;

    public static OperatorToken random() {
        var bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return new OperatorToken(HexFormat.of().formatHex(bytes));
    }

    /** Whether this token was sent; it takes the same time for each wrong one. */
    boolean sent(String authorization) {
        return authorization != null && MessageDigest.isEqual(
                ("Bearer " + token).getBytes(StandardCharsets.UTF_8), authorization.getBytes(StandardCharsets.UTF_8));
    }

    /** Keeps it out of logs. */
    @Override
    public String toString() {
        return "the token of the operator";
    }
}
