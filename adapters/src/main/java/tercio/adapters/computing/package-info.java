/**
 * Runs heavy computing on bounded pools of platform threads, away from the virtual threads that answer requests: a virtual
 * thread that computes keeps a carrier, and there are only as many carriers as cores. A request waits for its result on its
 * own thread, which costs no carrier. Two pools are used: one for questions that are answered within seconds, one for work
 * on whole games, so that an import does not delay odds. Work is cancelled by {@link tercio.domain.ruling.Cancellation} and
 * never by interrupting a thread: an interrupted thread would close the files of the database.
 */
package tercio.adapters.computing;
