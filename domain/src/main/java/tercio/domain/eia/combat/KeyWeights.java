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
 * Packed states and their exact weights; equal ones merge when they are added. Weights are {@code long}s while the common
 * denominator fits one, and {@code BigInteger}s otherwise.
 */
final class KeyWeights {

    private static final int POLLED = 1023;

    private final LongIndex index = new LongIndex();
    private final BigInteger whole;
    private long[] small;
    private BigInteger[] great;

    /** @param whole the common denominator: the sum of all weights to be added */
    KeyWeights(BigInteger whole) {
        this.whole = whole;
        boolean fits = whole.bitLength() < Long.SIZE;
        small = fits ? new long[index.size() + 1] : null;
        great = fits ? null : new BigInteger[index.size() + 1];
    }

    BigInteger whole() {
        return whole;
    }

    int size() {
        return index.size();
    }

    long key(int at) {
        return index.key(at);
    }

    BigInteger weight(int at) {
        return great == null ? BigInteger.valueOf(small[at]) : great[at];
    }

    /** Adds {@code times} the weight at a place of other states, whose denominator is the same or a divisor. */
    void add(long key, KeyWeights from, int at, int times) {
        int to = place(key);
        if (great == null) {
            small[to] += from.small[at] * times;
        } else {
            add(to, from.weight(at).multiply(BigInteger.valueOf(times)));
        }
    }

    void add(long key, BigInteger weight) {
        int to = place(key);
        if (great == null) {
            small[to] += weight.longValueExact();
        } else {
            add(to, weight);
        }
    }

    private void add(int to, BigInteger weight) {
        great[to] = great[to] == null ? weight : great[to].add(weight);
    }

    /** The place of a key. Long work ends here where nobody wants it any more, or where it follows too many states. */
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
        if (great == null && place == small.length) {
            small = Arrays.copyOf(small, place * 2);
        } else if (great != null && place == great.length) {
            great = Arrays.copyOf(great, place * 2);
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
