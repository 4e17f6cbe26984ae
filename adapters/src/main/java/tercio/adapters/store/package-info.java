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
 * <p>Raw SQL stands where Axon's own does not fit, and says why: {@code AppendEntries}, {@code IndexedEventStream},
 * {@code JdbcEventLog}, {@code JdbcStoredEntries}.
 */
package tercio.adapters.store;
