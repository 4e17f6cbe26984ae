package tercio.adapters.archive;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * How far the archive is.
 *
 * @param games in it
 * @param events of these
 * @param lagGames games with events that are not in it
 * @param lagEvents these events
 * @param lagSeconds how long the oldest of them has waited
 * @param rebuilt when it was last made from nothing; empty where that was before this start
 * @param rebuilding whether games are being folded now
 * @param leftOut the games that cannot be folded, with the reason
 * @param stored whether it stands in a file
 * @param pendingRolls rolls whose exact expectation is still to be worked out
 */
public record ArchiveStatus(int games, int events, int lagGames, int lagEvents, double lagSeconds, Optional<Instant> rebuilt, boolean rebuilding,
        Map<String, String> leftOut, boolean stored, int pendingRolls, String edition) {

    public ArchiveStatus {
        leftOut = Map.copyOf(leftOut);
    }
}
