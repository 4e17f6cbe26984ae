package tercio.application.dice;

import java.nio.charset.StandardCharsets;
import java.util.List;
import tercio.application.record.HashChain;

/** Computes what the server publishes about its dice before the first is thrown. */
public final class Commitment {

    private Commitment() {}

    /** The hash of the secret: published when the game starts, so that the secret cannot be changed later. */
    public static String of(byte[] secret) {
        return HashChain.hash(secret);
    }

    /** The contribution of the seats, in their order; the server cannot choose it. */
    public static String contribution(List<String> parts) {
        return HashChain.hash(String.join("\n", parts).getBytes(StandardCharsets.UTF_8));
    }
}
