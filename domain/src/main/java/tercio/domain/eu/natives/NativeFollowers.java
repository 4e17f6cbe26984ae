package tercio.domain.eu.natives;

/**
 * Natives who have joined a conquistador (EU-CONQUISTADOR-FOLLOWERS). They fight in his stack and count neither for stacking nor for its
 * technology and morale.
 *
 * @param leader the id of the conquistador
 * @param thirds in thirds of an LD
 */
public record NativeFollowers(String leader, int thirds) {

    /** They go home: their leader is wounded or killed, leaves the land or their stack, or the turn ends. They never go aboard. */
    public NativeFollowers disbanded() {
        return new NativeFollowers(leader, 0);
    }

    /** Those left after losses. */
    public NativeFollowers lost(int dead) {
        return new NativeFollowers(leader, Math.max(0, thirds - dead));
    }

    /** More natives join him in another province. */
    public NativeFollowers joinedBy(int more) {
        return new NativeFollowers(leader, thirds + more);
    }
}
