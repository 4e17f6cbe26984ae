package tercio.domain.ruling;

import java.util.List;

/**
 * Why tables differ over a reading: a group that sits down to play settles it first.
 *
 * @param says the consequence of each choice, in the order of the choices, each in one sentence
 * @param others what other texts and other tables do, in one sentence
 */
public record Dispute(List<String> says, String others) {
    public Dispute {
        says = List.copyOf(says);
    }
}
