package tercio.adapters.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * The odds that were asked for last: those who look at the same board ask the same, and the answer never changes.
 *
 * @param <Q> all that the odds depend on, with value equality
 * @param <A> the answer, which is not changed any more
 */
final class OddsCache<Q, A> {

    private final int most;
    private final long mostBytes;
    private final ToLongFunction<A> size;
    /** In the order of their last use. */
    private final Map<Q, A> answers = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    /**
     * @param most how many answers are kept
     * @param mostBytes how large they are together
     * @param size of an answer in bytes
     */
    OddsCache(int most, long mostBytes, ToLongFunction<A> size) {
        this.most = most;
        this.mostBytes = mostBytes;
        this.size = size;
    }

    /** The answer, where it is known. */
    Optional<A> known(Q asked) {
        synchronized (answers) {
            return Optional.ofNullable(answers.get(asked));
        }
    }

    /** Works them out where they are not known; two who ask at once may both do so. */
    A of(Q asked, Supplier<A> odds) {
        return known(asked).orElseGet(() -> kept(asked, odds.get()));
    }

    private A kept(Q asked, A answer) {
        synchronized (answers) {
            var before = answers.put(asked, answer);
            bytes += size.applyAsLong(answer) - (before == null ? 0 : size.applyAsLong(before));
            var oldest = answers.entrySet().iterator();
            while (answers.size() > most || bytes > mostBytes) {
                bytes -= size.applyAsLong(oldest.next().getValue());
                oldest.remove();
            }
        }
        return answer;
    }
}
