package tercio.adapters.archive;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.JoinedPersons;
import tercio.projections.CheckpointStore;
import tercio.projections.GameHistories;

/** Archives of the games of a database. */
public final class GameArchives {

    /** The file of the archive in a data folder. */
    public static final String FILE = "archive.duckdb";

    /** Events and entries of games that are folded which stay in memory: of about one game. */
    private static final int REMEMBERED = 5_000;

    private GameArchives() {}

    /** An archive that was made before, and is only read. */
    public static Archive readOnly(Path file, Map<String, RulebookArchive> rulebooks, ArchiveLimits limits) {
        return new Archive(ArchiveSource.NONE, rulebooks, limits, Optional.of(file), GameBackend.program(), Clock.systemUTC());
    }

    /**
     * An archive that is opened when it is first asked.
     *
     * @param file empty for one in memory
     */
    public static Archive of(GameBackend backend, Map<String, RulebookArchive> rulebooks, ArchiveLimits limits, Optional<Path> file) {
        var games = new ArchiveSource.Games() {
            @Override
            public List<String> all() {
                return backend.directory().all();
            }

            @Override
            public Optional<String> setAside(String game) {
                return backend.damagedGames().reason(game);
            }
        };
        var histories = new GameHistories(backend.eventLog(), backend.get(CheckpointStore.class), backend.dictionary(), backend.notation(), backend.views(), REMEMBERED);
        return new Archive(new ArchiveSource(games, backend.eventLog(), histories, backend.views(), backend.notation(), backend.tallies(),
                backend.get(JoinedPersons.class)::all), rulebooks, limits, file,
                GameBackend.program(), Clock.systemUTC());
    }
}
