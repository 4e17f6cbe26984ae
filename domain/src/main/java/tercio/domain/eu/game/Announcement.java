package tercio.domain.eu.game;

import java.util.List;

/**
 * What a country has announced while its allies have still to say what they do.
 *
 * @param stacks those that will try to intercept, in the order in which they will; none where it lets the mover pass
 */
public record Announcement(String country, List<String> stacks) {
    public Announcement {
        stacks = List.copyOf(stacks);
    }
}
