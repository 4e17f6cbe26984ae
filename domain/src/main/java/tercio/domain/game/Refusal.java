package tercio.domain.game;

import java.util.List;
import tercio.domain.ruling.Citation;

/**
 * Why a command is not carried out. Nothing has changed.
 *
 * @param rule the rule that forbids it
 * @param detail what is wrong, in the game's words
 * @param legal what would be legal, where that is finite
 */
public record Refusal(Citation rule, String detail, List<Option> legal) {

    public Refusal {
        legal = List.copyOf(legal);
    }

    public static Refusal of(String rule, String detail) {
        return new Refusal(Citation.of(rule), detail, List.of());
    }

    public Refusal legal(List<Option> options) {
        return new Refusal(rule, detail, options);
    }
}
