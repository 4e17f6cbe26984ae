package tercio.application.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;

/**
 * Dice thrown by the server: HMAC-SHA-256, keyed by the game's secret, over the {@link DiceMethod#label label} of the die. The
 * same question asked again after an undo gets the same die; whoever knows the secret can recompute every one.
 */
public final class ServerDice implements Dice {

    private final byte[] secret;
    private final String game;
    private final String contribution;
    private final DiceMethod method;
    private final ToIntFunction<DieQuestion> askedBefore;
    private final KeptDice.Dispenser kept;
    private final Map<DieQuestion, Integer> askedNow = new HashMap<>();
    private final List<DieQuestion> thrown = new ArrayList<>();
    private Mac mac;

    /** @param askedBefore the number of times that a question was asked in the history in effect */
    public ServerDice(byte[] secret, String game, String contribution, DiceMethod method, ToIntFunction<DieQuestion> askedBefore) {
        this(secret, game, contribution, method, askedBefore, KeptDice.NONE);
    }

    /** @param kept dice that are given before any is thrown */
    public ServerDice(byte[] secret, String game, String contribution, DiceMethod method, ToIntFunction<DieQuestion> askedBefore, KeptDice kept) {
        this.secret = secret.clone();
        this.game = game;
        this.contribution = contribution;
        this.method = method;
        this.askedBefore = askedBefore;
        this.kept = kept.dispenser();
    }

    @Override
    public OptionalInt next(DieName name) {
        return next(new DieQuestion("", name));
    }

    @Override
    public Dice about(String question) {
        return name -> next(new DieQuestion(question, name));
    }

    private OptionalInt next(DieQuestion asked) {
        var question = method.relevantPart(asked);
        thrown.add(question);
        int count = askedBefore.applyAsInt(question) + askedNow.merge(question, 1, Integer::sum);
        var before = kept.next(question);
        if (before.isPresent()) {
            return before;
        }
        var label = method.label(game, contribution, question, count);
        int sides = question.name().die().sides();
        for (int attempt = 0; ; attempt++) {
            long drawn = draw(label + "\n" + attempt);
            // Numbers of the incomplete last block would favour the low faces, so they are drawn again.
            if (drawn < (1L << 32) / sides * sides) {
                return OptionalInt.of((int) (drawn % sides) + 1);
            }
        }
    }

    /** The dice of a command for its record, each with the question for which it was thrown. */
    public List<Roll> withQuestions(List<Roll> rolls) {
        var questions = new ArrayDeque<>(thrown);
        return rolls.stream().map(roll -> {
            var question = questions.poll();
            if (question == null || !question.name().equals(roll.name())) {
                throw new IllegalStateException("the dice of a command are those it asked for, in this order: not " + roll.name());
            }
            return roll.about(question.about());
        }).toList();
    }

    /** A number from 0 to 2^32 - 1. */
    private long draw(String label) {
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
