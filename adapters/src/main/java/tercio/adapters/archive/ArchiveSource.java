package tercio.adapters.archive;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tercio.adapters.store.JoinedPerson;
import tercio.application.record.EventLog;
import tercio.application.record.RecordCodec;
import tercio.projections.GameHistories;
import tercio.projections.GameTallies;
import tercio.projections.Views;

/**
 * The games that an archive is made of.
 *
 * @param histories read alone for the archive: those of the service stay in memory
 * @param tallies the known odds of each game
 * @param persons those that were joined
 */
public record ArchiveSource(Games games, EventLog log, GameHistories histories, Views views, RecordCodec notation, GameTallies tallies,
        Supplier<List<JoinedPerson>> persons) {

    /** No games: an archive that was made before is only read. */
    static final ArchiveSource NONE = new ArchiveSource(new Games() {
        @Override
        public List<String> all() {
            return List.of();
        }

        @Override
        public Optional<String> setAside(String game) {
            return Optional.empty();
        }
    }, null, null, null, null, null, List::of);

    boolean isHere() {
        return log != null;
    }

    /** The games that exist. */
    public interface Games {

        /** All of them, the oldest first. */
        List<String> all();

        /** The reason why a game cannot be read; empty for a sound one. */
        Optional<String> setAside(String game);
    }
}
