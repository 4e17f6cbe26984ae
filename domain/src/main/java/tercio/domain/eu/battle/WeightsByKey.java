package tercio.domain.eu.battle;

/** Weights by a key that is not negative: a hash table of whole numbers, for exact odds of many thousand states. Mutable, for one computation. */
final class WeightsByKey {

    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int FIRST_ROOM = 256;

    private long[] keys = new long[FIRST_ROOM];
    private long[] weights = new long[FIRST_ROOM];
    private int size;

    /** Takes what is called for each key with its weight. */
    @FunctionalInterface
    interface Each {
        void of(long key, long weight);
    }

    /** @param weight greater than 0 */
    void add(long key, long weight) {
        int at = place(keys, weights, key);
        if (weights[at] == 0) {
            keys[at] = key;
            size++;
        }
        weights[at] += weight;
        if (2 * size > keys.length) {
            grow();
        }
    }

    /** Calls for each key in an order that depends on the keys alone. */
    void each(Each each) {
        for (int at = 0; at < keys.length; at++) {
            if (weights[at] != 0) {
                each.of(keys[at], weights[at]);
            }
        }
    }

    int size() {
        return size;
    }

    private static int place(long[] keys, long[] weights, long key) {
        int mask = keys.length - 1;
        int at = (int) ((key * SPREAD) >>> Integer.SIZE) & mask;
        while (weights[at] != 0 && keys[at] != key) {
            at = (at + 1) & mask;
        }
        return at;
    }

    private void grow() {
        long[] moreKeys = new long[keys.length * 2];
        long[] moreWeights = new long[keys.length * 2];
        each((key, weight) -> {
            int at = place(moreKeys, moreWeights, key);
            moreKeys[at] = key;
            moreWeights[at] = weight;
        });
        keys = moreKeys;
        weights = moreWeights;
    }
}
