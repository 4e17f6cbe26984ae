package tercio.domain.eia.combat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;
import tercio.domain.ruling.Cancellation;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.TooManyStates;

/**
 * Packed states and their exact weights; equal ones merge when they are added. A state has one weight or a row of them, which move
 * together. Weights are unsigned numbers of as many {@code long}s as the common denominator needs, the lowest first.
 */
final class KeyWeights {

    private static final int POLLED = 1023;
    /** 128 MB: rows of many columns may need more memory than there is before there are too many states. */
    private static final int MOST_CELLS = 16_000_000;

    private final LongIndex index = new LongIndex();
    private final BigInteger whole;
    private final int columns;
    private final int limbs;
    private long[] cells;

    /** @param whole the common denominator: the sum of all weights to be added */
    KeyWeights(BigInteger whole) {
        this(whole, 1);
    }

    /**
     * @param whole the common denominator of each column
     * @param columns the weights of a state
     */
    KeyWeights(BigInteger whole, int columns) {
        this.whole = whole;
        this.columns = columns;
        limbs = whole.bitLength() / Long.SIZE + 1;
        cells = new long[columns * limbs];
    }

    BigInteger whole() {
        return whole;
    }

    int columns() {
        return columns;
    }

    int size() {
        return index.size();
    }

    long key(int at) {
        return index.key(at);
    }

    /** The weight in the first column. */
    BigInteger weight(int at) {
        int from = at * columns * limbs;
        var weight = BigInteger.ZERO;
        for (int limb = limbs - 1; limb >= 0; limb--) {
            weight = weight.shiftLeft(Long.SIZE).add(toUnsigned(cells[from + limb]));
        }
        return weight;
    }

    private static BigInteger toUnsigned(long limb) {
        var value = BigInteger.valueOf(limb & Long.MAX_VALUE);
        return limb < 0 ? value.setBit(Long.SIZE - 1) : value;
    }

    boolean isZero(int at, int first, int end) {
        for (int cell = (at * columns + first) * limbs; cell < (at * columns + end) * limbs; cell++) {
            if (cells[cell] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Adds {@code times} the weights at a place of other states with as many columns, whose denominator is the same or a divisor. */
    void add(long key, KeyWeights from, int at, int times) {
        int to = place(key) * columns * limbs;
        int source = at * columns * from.limbs;
        if (limbs == 1) {
            for (int column = 0; column < columns; column++) {
                cells[to + column] += from.cells[source + column] * times;
            }
        } else {
            for (int column = 0; column < columns; column++) {
                add(to + column * limbs, from, source + column * from.limbs, times);
            }
        }
    }

    /** Adds {@code times} one weight of other states to one of a key. */
    void add(long key, int column, KeyWeights from, int at, int fromColumn, int times) {
        add((place(key) * columns + column) * limbs, from, (at * from.columns + fromColumn) * from.limbs, times);
    }

    /** Adds {@code times} the weights in a run of columns to the first column of a key. */
    void add(long key, KeyWeights from, int at, int first, int end, int times) {
        int to = place(key) * columns * limbs;
        int row = at * from.columns;
        if (limbs == 1) {
            long sum = 0;
            for (int column = first; column < end; column++) {
                sum += from.cells[row + column];
            }
            cells[to] += sum * times;
        } else {
            for (int column = first; column < end; column++) {
                add(to, from, (row + column) * from.limbs, times);
            }
        }
    }

    private void add(int to, KeyWeights from, int source, int times) {
        long carry = 0;
        for (int limb = 0; limb < limbs; limb++) {
            long factor = limb < from.limbs ? from.cells[source + limb] : 0;
            long product = factor * times;
            long high = Math.unsignedMultiplyHigh(factor, times);
            long carried = product + carry;
            high += Long.compareUnsigned(carried, product) < 0 ? 1 : 0;
            long sum = cells[to + limb] + carried;
            high += Long.compareUnsigned(sum, carried) < 0 ? 1 : 0;
            cells[to + limb] = sum;
            carry = high;
        }
    }

    /** Adds to the first column. */
    void add(long key, BigInteger weight) {
        int to = place(key) * columns * limbs;
        var sum = weight(to / limbs / columns).add(weight);
        for (int limb = 0; limb < limbs; limb++) {
            cells[to + limb] = sum.shiftRight(limb * Long.SIZE).longValue();
        }
    }

    /** The place of a key. Stops long work that was cancelled or that follows too many states. */
    private int place(long key) {
        int before = index.size();
        int place = index.add(key);
        if (place == before) {
            TooManyStates.refuse(index.size(), TooManyStates.MOST);
            if ((place & POLLED) == 0) {
                Cancellation.check();
            }
            grow(place);
        }
        return place;
    }

    private void grow(int place) {
        int needed = (place + 1) * columns * limbs;
        if (needed > cells.length) {
            TooManyStates.refuse(needed, MOST_CELLS);
            cells = Arrays.copyOf(cells, Math.min(2 * needed, MOST_CELLS));
        }
    }

    /** The distribution of what each key stands for. */
    <S> Distribution<S> distribution(LongFunction<S> meaning) {
        Map<S, BigInteger> weights = new LinkedHashMap<>();
        for (int at = 0; at < size(); at++) {
            weights.merge(meaning.apply(key(at)), weight(at), BigInteger::add);
        }
        return Distribution.of(weights, whole);
    }
}
