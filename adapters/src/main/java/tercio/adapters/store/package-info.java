/**
 * The embedded database, the stores on it, and Axon.
 *
 * <p>Decided: a Spring bean factory without a web server ({@code GameBackend}). The command line opens it alone; the service
 * opens it while the web part starts, and offers its beans there. H2 writes at each commit ({@code WRITE_DELAY=0}); a test
 * kills a process under load and finds every acknowledged command. Given up: a commit is handed to the operating system, not
 * forced to the disk, so a power cut may lose the last moment.
 *
 * <p>Without a write delay H2 runs no thread that compacts the file: {@code Compaction} does it while the service runs, and closing
 * the database takes at most 5 seconds for it. H2 closes itself after a failed write: {@code WriteGuard} stops writing before the
 * disk is full, and has the database opened again. A game that fails is set aside alone ({@code DamagedGames}).
 *
 * <p>A holder of a connection waits for nobody who needs one ({@code Connections}): a transaction takes its connection with its first
 * statement, after the lock of its game; views are stored with connections of their own. Every wait has an end: 5 seconds for a connection,
 * 2 for a row that another transaction changes, 30 for other work on the same game. Given up: what several threads read at the same time of a
 * game that is not cached ({@code ReadThroughCache}) is read more than once.
 *
 * <p>Raw SQL stands where Axon's own does not fit, and says why: {@code AppendEntries}, {@code IndexedEventStream},
 * {@code JdbcEventLog}, {@code JdbcStoredEntries}.
 */
package tercio.adapters.store;
