package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.world.convoy.ConvoyKind;

/**
 * The transports of a convoy in a naval stack, its escort (EU-CONVOY). They are among the transports of the stack.
 *
 * @param transports those left, 1 or more
 */
public record ConvoyShips(ConvoyKind kind, int transports) {

    public ConvoyShips {
        if (transports < 1) {
            throw new IllegalArgumentException("a convoy without transports is sunk");
        }
    }

    /**
     * The convoys of a stack that has this many transports left. Reading: its other transports are lost before those of its convoys, and
     * the last convoy before the first.
     */
    static List<ConvoyShips> among(List<ConvoyShips> convoys, int transports) {
        int room = transports;
        var left = new ArrayList<ConvoyShips>();
        for (var convoy : convoys) {
            int kept = Math.min(convoy.transports(), room);
            room -= kept;
            if (kept > 0) {
                left.add(new ConvoyShips(convoy.kind(), kept));
            }
        }
        return left;
    }
}
