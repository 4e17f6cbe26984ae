package tercio.application.board;

import java.util.Locale;
import java.util.Optional;
import tercio.domain.game.Id;
import tercio.domain.game.NumberId;
import tercio.domain.game.WireNamed;

/** The values of a board that have no parts. */
final class ScalarValue {

    private ScalarValue() {}

    /**
     * Writes a value without parts. An enum's constant is written by its word, so that neither its class nor its place counts.
     *
     * @param primitive whether 0 and false are defaults of its type, which say nothing
     * @return whether it says anything; empty where the value has parts
     */
    static Optional<Boolean> write(Object value, Encoding text, boolean primitive) {
        return switch (value) {
            case null -> saysAnything(text.absent(), false);
            case String word -> word.isEmpty() ? saysAnything(text.absent(), false) : saysAnything(text.text(word), true);
            case Id id -> write(id.value(), text, primitive);
            case NumberId id -> write(id.number(), text, primitive);
            case Character letter -> saysAnything(text.text(letter.toString()), true);
            case Boolean truth -> saysAnything(text.truth(truth), truth || !primitive);
            case Integer number -> saysAnything(text.number(number), number != 0 || !primitive);
            case Long number -> saysAnything(text.number(number), number != 0 || !primitive);
            case Enum<?> constant -> saysAnything(text.text(word(constant)), true);
            case Optional<?> optional when optional.isEmpty() -> saysAnything(text.absent(), false);
            default -> Optional.empty();
        };
    }

    private static Optional<Boolean> saysAnything(Encoding written, boolean anything) {
        return Optional.of(anything);
    }

    private static String word(Enum<?> constant) {
        return constant instanceof WireNamed worded ? worded.word() : constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
