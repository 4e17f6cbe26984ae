package tercio.application.board;

import java.util.Locale;
import java.util.Optional;
import tercio.domain.game.WireNamed;

/** The values of a board that have no parts. */
final class Leaf {

    private Leaf() {}

    /**
     * Writes a value without parts. An enum's constant is written by its word, so that neither its class nor its place counts.
     *
     * @param primitive whether 0 and false are defaults of its type, which say nothing
     * @return whether it says anything; empty where the value has parts
     */
    static Optional<Boolean> write(Object value, Encoding text, boolean primitive) {
        return switch (value) {
            case null -> said(text.nothing(), false);
            case String word -> word.isEmpty() ? said(text.nothing(), false) : said(text.text(word), true);
            case Character letter -> said(text.text(letter.toString()), true);
            case Boolean truth -> said(text.truth(truth), truth || !primitive);
            case Integer number -> said(text.number(number), number != 0 || !primitive);
            case Long number -> said(text.number(number), number != 0 || !primitive);
            case Enum<?> constant -> said(text.text(word(constant)), true);
            case Optional<?> optional when optional.isEmpty() -> said(text.nothing(), false);
            default -> Optional.empty();
        };
    }

    private static Optional<Boolean> said(Encoding written, boolean anything) {
        return Optional.of(anything);
    }

    private static String word(Enum<?> constant) {
        return constant instanceof WireNamed worded ? worded.word() : constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
