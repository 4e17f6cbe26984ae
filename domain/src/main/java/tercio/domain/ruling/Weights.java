package tercio.domain.ruling;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * States and their weights while a distribution is worked out. Equal states merge as they are added. Weights are plain
 * {@code long}s as long as the common whole is one, which most procedures never exceed, and of any size beyond. It is
 * filled and read by one call of {@link Procedure} and never leaves it: the one place where the kernel trades
 * immutability for speed.
 */
final class Weights<S> {

    private static final int SPREAD = 0x9E3779B9;
    private static final int FREE = 0;

    private Object[] states;
    private int[] hashes;
    private long[] small;
    private BigInteger[] great;
    /** Places in the lists above plus 1, found by hash; twice as long as the lists at least. */
    private int[] places;
    private int size;

    /**
     * @param whole the sum of all weights that will be added
     * @param expected about how many states
     */
    Weights(BigInteger whole, int expected) {
        int room = Integer.highestOneBit(Math.max(expected, 16)) * 2;
        states = new Object[room];
        hashes = new int[room];
        boolean fits = whole.bitLength() < Long.SIZE;
        small = fits ? new long[room] : null;
        great = fits ? null : new BigInteger[room];
        places = new int[room * 2];
    }

    static <S> Weights<S> of(Distribution<S> distribution) {
        var weights = new Weights<S>(distribution.whole(), distribution.weights().size());
        distribution.weights().forEach((state, weight) -> {
            int at = weights.place(state, state.hashCode());
            if (weights.great == null) {
                weights.small[at] = weight.longValueExact();
            } else {
                weights.great[at] = weight;
            }
        });
        return weights;
    }

    int size() {
        return size;
    }

    @SuppressWarnings("unchecked") // only states of this kind are put in
    S state(int at) {
        return (S) states[at];
    }

    /** Adds {@code times} the weight that {@code from} has at a place. */
    void add(S state, Weights<S> from, int at, int times) {
        add(state, state == from.states[at] ? from.hashes[at] : state.hashCode(), from, at, times);
    }

    private void add(S state, int hash, Weights<S> from, int at, int times) {
        int to = place(state, hash);
        if (great == null) {
            small[to] += from.small[at] * times;
        } else {
            var more = from.weight(at).multiply(BigInteger.valueOf(times));
            great[to] = great[to] == null ? more : great[to].add(more);
        }
    }

    private BigInteger weight(int at) {
        return great == null ? BigInteger.valueOf(small[at]) : great[at];
    }

    private int place(S state, int hash) {
        int mask = places.length - 1;
        int slot = (hash * SPREAD) >>> Integer.numberOfLeadingZeros(mask);
        while (places[slot] != FREE) {
            int at = places[slot] - 1;
            if (hashes[at] == hash && (states[at] == state || states[at].equals(state))) {
                return at;
            }
            slot = (slot + 1) & mask;
        }
        if (size == states.length) {
            grow();
            return place(state, hash);
        }
        states[size] = state;
        hashes[size] = hash;
        places[slot] = size + 1;
        return size++;
    }

    private void grow() {
        int room = states.length * 2;
        states = Arrays.copyOf(states, room);
        hashes = Arrays.copyOf(hashes, room);
        small = small == null ? null : Arrays.copyOf(small, room);
        great = great == null ? null : Arrays.copyOf(great, room);
        places = new int[room * 2];
        int mask = places.length - 1;
        for (int at = 0; at < size; at++) {
            int slot = (hashes[at] * SPREAD) >>> Integer.numberOfLeadingZeros(mask);
            while (places[slot] != FREE) {
                slot = (slot + 1) & mask;
            }
            places[slot] = at + 1;
        }
    }

    Map<S, BigInteger> all() {
        var all = new LinkedHashMap<S, BigInteger>(size * 2);
        for (int at = 0; at < size; at++) {
            all.put(state(at), weight(at));
        }
        return all;
    }
}
