package tercio.domain.eu.common.game;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;

/**
 * The announcement of one country. Its allies may still have to announce.
 *
 * @param stacks the stacks that will try to intercept, in the order of their attempts; empty if the country lets the mover
 *     pass
 */
public record Announcement(CountryId country, List<StackId> stacks) {
    public Announcement {
        stacks = List.copyOf(stacks);
    }
}
