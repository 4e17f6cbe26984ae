package tercio.domain.game;

import java.util.List;
import tercio.domain.ruling.Citation;

/**
 * The reason why a command was not carried out. A refused command changes nothing.
 *
 * @param rule the rule that forbids it
 * @param detail the fault, in the game's words
 * @param legal the legal answers, if they can be listed
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
