/**
 * The embedded database, and what stands on it.
 *
 * <p>Decided: put together by hand in {@code GameBackend} and not by a framework, so that the command line opens the same games
 * without a web server and the service starts its two halves side by side. H2 writes at commit ({@code WRITE_DELAY=0}); that
 * an acknowledged command survives a killed process is shown by a test that kills one under load. Given up: a commit is
 * handed to the operating system, not forced to the disk, so a power cut may lose the last moment.
 *
 * <p>Without a write delay H2 runs no thread that compacts the file: {@code Compaction} does it while the service runs, and
 * closing the database for at most 5 seconds. Where a write fails H2 closes itself: {@code WriteGuard} stops writing before
 * the disk is full, and has the database opened again. A game that fails is set aside alone ({@code DamagedGames}).
 */
package tercio.adapters.store;
