package tercio.adapters.http.odds;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * Keeps the last odds: every viewer of the same board asks the same questions, and the answers never change.
 *
 * @param <Q> all that the odds depend on, with value equality
 * @param <A> the answer, immutable
 */
public final class OddsCache<Q, A> {

    private final Cache<Q, A> answers;

    /**
     * Makes an empty cache.
     *
     * @param most the number of kept answers
     * @param mostBytes the size of all kept answers together
     * @param size of an answer in bytes
     */
    public OddsCache(int most, long mostBytes, ToLongFunction<A> size) {
        // A small answer weighs as much as an average one, so that one bound enforces both limits.
        long least = Math.ceilDiv(mostBytes, most);
        answers = Caffeine.newBuilder().maximumWeight(mostBytes).executor(Runnable::run)
                .weigher((Q asked, A answer) -> Math.toIntExact(Math.min(Integer.MAX_VALUE, Math.max(least, size.applyAsLong(answer)))))
                .build();
    }

    /** The kept answer to a question. */
    public Optional<A> findKept(Q asked) {
        return Optional.ofNullable(answers.getIfPresent(asked));
    }

    /** Computes an answer that is not kept. Two callers that ask at once may both compute it. */
    public A computeIfAbsent(Q asked, Supplier<A> odds) {
        return findKept(asked).orElseGet(() -> {
            var answer = odds.get();
            answers.put(asked, answer);
            return answer;
        });
    }

    /** The number of kept answers. */
    long size() {
        return answers.estimatedSize();
    }
}
