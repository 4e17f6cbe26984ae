package tercio.adapters.archive;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * The progress of the archive with the games that a caller may see.
 *
 * @param games of these in it
 * @param events of the games in it
 * @param lag the events of these games that are not in it yet
 * @param rebuilt the time when it was last made from nothing; empty if that was before this start
 * @param rebuilding whether games are being folded now
 * @param leftOut the games that cannot be folded, with the reason
 * @param stored whether it stands in a file
 * @param pendingRolls rolls of these games whose exact expectation is still to be worked out
 */
public record ArchiveStatus(int games, int events, Lag lag, Optional<Instant> rebuilt, boolean rebuilding, Map<String, String> leftOut, boolean stored,
        int pendingRolls, String edition) {

    /**
     * The events that the archive lacks yet.
     *
     * @param games the number of games with such events
     * @param events the number of these events
     * @param seconds the time that the oldest of them has waited
     */
    public record Lag(int games, int events, double seconds) {}

    public ArchiveStatus {
        leftOut = Map.copyOf(leftOut);
    }
}
