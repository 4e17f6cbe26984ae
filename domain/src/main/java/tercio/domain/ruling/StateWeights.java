package tercio.domain.ruling;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * States and their weights while a distribution is computed. Equal states merge when they are added. Weights are {@code
 * long}s while the common denominator fits one, as in most procedures, and {@code BigInteger}s otherwise. This is the one
 * mutable class of the kernel, for speed: its creator fills it and passes it on only when it is complete.
 */
final class StateWeights<S> {

    private static final int SPREAD = 0x9E3779B9;
    private static final int FREE = 0;

    private Object[] states;
    private int[] hashes;
    private long[] small;
    private BigInteger[] great;
    /** Hash table of the indexes into the arrays above, plus 1; at least twice as long as these. */
    private int[] places;
    private int size;

    /**
     * @param whole the common denominator: the sum of all weights to be added
     * @param expected the approximate number of states
     */
    StateWeights(BigInteger whole, int expected) {
        int room = Integer.highestOneBit(Math.max(expected, 16)) * 2;
        states = new Object[room];
        hashes = new int[room];
        boolean fits = whole.bitLength() < Long.SIZE;
        small = fits ? new long[room] : null;
        great = fits ? null : new BigInteger[room];
        places = new int[room * 2];
    }

    static <S> StateWeights<S> of(Map<S, BigInteger> all, BigInteger whole) {
        var weights = new StateWeights<S>(whole, all.size());
        all.forEach(weights::add);
        return weights;
    }

    int size() {
        return size;
    }

    @SuppressWarnings("unchecked") // only states of this kind are put in
    S state(int at) {
        return (S) states[at];
    }

    void add(S state, BigInteger more) {
        int to = place(state, Objects.hashCode(state));
        if (great == null) {
            small[to] += more.longValueExact();
        } else {
            great[to] = great[to] == null ? more : great[to].add(more);
        }
    }

    void add(S state, long more) {
        if (great == null) {
            small[place(state, Objects.hashCode(state))] += more;
        } else {
            add(state, BigInteger.valueOf(more));
        }
    }

    /** Adds {@code times} the weight at an index of {@code from}, whose denominator is the same or a divisor. */
    void add(S state, StateWeights<?> from, int at, int times) {
        int to = place(state, state == from.states[at] ? from.hashes[at] : Objects.hashCode(state));
        if (great == null) {
            small[to] += (from.great == null ? from.small[at] : from.great[at].longValueExact()) * times;
        } else {
            var more = from.weight(at).multiply(BigInteger.valueOf(times));
            great[to] = great[to] == null ? more : great[to].add(more);
        }
    }

    BigInteger weight(int at) {
        return great == null ? BigInteger.valueOf(small[at]) : great[at];
    }

    BigInteger sum() {
        var sum = BigInteger.ZERO;
        for (int at = 0; great != null && at < size; at++) {
            sum = sum.add(great[at]);
        }
        long rest = 0;
        for (int at = 0; great == null && at < size; at++) {
            rest = Math.addExact(rest, small[at]);
        }
        return sum.add(BigInteger.valueOf(rest));
    }

    private int place(S state, int hash) {
        int mask = places.length - 1;
        int slot = (hash * SPREAD) >>> Integer.numberOfLeadingZeros(mask);
        while (places[slot] != FREE) {
            int at = places[slot] - 1;
            if (hashes[at] == hash && Objects.equals(states[at], state)) {
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
}
