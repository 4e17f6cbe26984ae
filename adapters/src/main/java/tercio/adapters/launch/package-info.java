/**
 * Starts the program: under Java 25 or newer in the process that was started, under an older Java in a child process.
 *
 * <p>Decided by measurement (2 cores under a load of 9, medians of 5 starts, {@code serve} until its first answer): one
 * process without the class cache takes 33 s and 16.1 s of processor time; a child process with the cache 15 s, 8.7 s and
 * 49 MB for the launcher that waits; one process with the cache 13 to 16 s and 8.4 s. An idle machine takes about 5 s
 * without and 2.1 s with the cache. So the cache is worth it and a second process is not: since Java reads {@code
 * -XX:AOTCache} only when it starts, the launcher replaces itself ({@code execv}), and the process keeps its id. Linking
 * {@code execv} costs 0.1 to 0.3 s of that. Where it does not exist (Windows) the program runs in this process without the
 * cache, unless {@code JDK_JAVA_OPTIONS} names it.
 */
package tercio.adapters.launch;
