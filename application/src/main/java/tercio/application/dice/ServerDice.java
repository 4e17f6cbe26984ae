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

    private final Mac mac;
    private final String game;
    private final String contribution;
    private final ToIntFunction<DieName> askedBefore;
    private final Map<DieName, Integer> askedNow = new HashMap<>();

    public ServerDice(byte[] secret, String game, String contribution, ToIntFunction<DieName> askedBefore) {
        this.game = game;
        this.contribution = contribution;
        this.askedBefore = askedBefore;
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    @Override
    public OptionalInt next(DieName name) {
        int ordinal = askedBefore.applyAsInt(name) + askedNow.merge(name, 1, Integer::sum);
        int sides = name.die().sides();
        for (int attempt = 0; ; attempt++) {
            long drawn = draw(name, ordinal, attempt);
            // Numbers of the incomplete last block would favour the low faces: they are drawn again.
            if (drawn < (1L << 32) / sides * sides) {
                return OptionalInt.of((int) (drawn % sides) + 1);
            }
        }
    }

    /** A number from 0 to 2^32 - 1. */
    private long draw(DieName name, int ordinal, int attempt) {
        var label = String.join("\n", game, contribution, name.die().name(), name.side(), name.purpose(),
                Integer.toString(name.ordinal()), Integer.toString(ordinal), Integer.toString(attempt));
        return Integer.toUnsignedLong(ByteBuffer.wrap(mac.doFinal(label.getBytes(StandardCharsets.UTF_8))).getInt());
    }
}
