package tercio.application.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;

/**
 * Dice thrown by the server: HMAC-SHA-256, keyed by the game's secret, over the game, what the seats contributed, the
 * name of the die and how often this name was asked before in the history in effect. The same question asked again
 * after an undo gets the same die; whoever knows the secret can recompute every one.
 */
public final class ServerDice implements Dice {

    /** How a die is computed, for those who check one. */
    public static final String METHOD = "The first 4 bytes of HMAC-SHA-256 (key: the secret; text: game, contribution, die,"
            + " side, purpose, ordinal, how often this die was asked in the history in effect counting this time, attempt from 0;"
            + " joined by line feeds) as an unsigned number, modulo the sides, plus 1; numbers of the incomplete last block of"
            + " 2^32 are drawn again with the next attempt. The commitment is SHA-256 of the secret.";

    private final byte[] secret;
    private final String game;
    private final String contribution;
    private final ToIntFunction<DieName> askedBefore;
    private final Map<DieName, Integer> askedNow = new HashMap<>();
    private Mac mac;

    public ServerDice(byte[] secret, String game, String contribution, ToIntFunction<DieName> askedBefore) {
        this.secret = secret.clone();
        this.game = game;
        this.contribution = contribution;
        this.askedBefore = askedBefore;
    }

    @Override
    public OptionalInt next(DieName name) {
        int ordinal = askedBefore.applyAsInt(name) + askedNow.merge(name, 1, Integer::sum);
        int sides = name.die().sides();
        for (int attempt = 0; ; attempt++) {
            long drawn = draw(name, ordinal, attempt);
            // Numbers of the incomplete last block would favour the low faces, so they are drawn again.
            if (drawn < (1L << 32) / sides * sides) {
                return OptionalInt.of((int) (drawn % sides) + 1);
            }
        }
    }

    /** A number from 0 to 2^32 - 1. */
    private long draw(DieName name, int ordinal, int attempt) {
        var label = String.join("\n", game, contribution, name.die().name(), name.side(), name.purpose(),
                Integer.toString(name.ordinal()), Integer.toString(ordinal), Integer.toString(attempt));
        return Integer.toUnsignedLong(ByteBuffer.wrap(mac().doFinal(label.getBytes(StandardCharsets.UTF_8))).getInt());
    }

    /** Created when the first die is asked for, because most commands need none. */
    private Mac mac() {
        if (mac == null) {
            try {
                mac = Mac.getInstance("HmacSHA256");
                mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            } catch (GeneralSecurityException everyJavaHasIt) {
                throw new IllegalStateException(everyJavaHasIt);
            }
        }
        return mac;
    }
}
