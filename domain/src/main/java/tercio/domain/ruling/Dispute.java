package tercio.domain.ruling;

import java.util.List;

/**
 * A reading that groups of players decide differently; a group settles it before it plays.
 *
 * @param says the consequence of each choice, in the order of the choices, each in one sentence
 * @param others the practice of other texts and other groups, in one sentence
 */
public record Dispute(List<String> says, String others) {
    public Dispute {
        says = List.copyOf(says);
    }
}
