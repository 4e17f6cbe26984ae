package tercio.adapters.store;

/**
 * The use of a pool of connections to the database now.
 *
 * @param pool its name: {@code requests} or {@code views}
 * @param active connections that somebody holds
 * @param idle connections that are open and free
 * @param waiting threads that wait for one
 * @param most the number of connections it may have
 */
public record PoolUse(String pool, int active, int idle, int waiting, int most) {}
