package tercio.adapters.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * Keeps the odds that were asked for last: everyone who looks at the same board asks the same, and the answer never changes.
 *
 * @param <Q> all that the odds depend on, with value equality
 * @param <A> the answer, immutable
 */
final class OddsCache<Q, A> {

    private final Cache<Q, A> answers;

    /**
     * @param most how many answers are kept
     * @param mostBytes how large all kept answers are together
     * @param size of an answer in bytes
     */
    OddsCache(int most, long mostBytes, ToLongFunction<A> size) {
        // A small answer counts as one of the most allowed, so that one bound holds both.
        long least = Math.ceilDiv(mostBytes, most);
        answers = Caffeine.newBuilder().maximumWeight(mostBytes).executor(Runnable::run)
                .weigher((Q asked, A answer) -> Math.toIntExact(Math.min(Integer.MAX_VALUE, Math.max(least, size.applyAsLong(answer)))))
                .build();
    }

    /** The answer to a question, where it is kept. */
    Optional<A> known(Q asked) {
        return Optional.ofNullable(answers.getIfPresent(asked));
    }

    /** Computes an answer that is not kept. Two callers that ask at once may both compute it. */
    A of(Q asked, Supplier<A> odds) {
        return known(asked).orElseGet(() -> {
            var answer = odds.get();
            answers.put(asked, answer);
            return answer;
        });
    }

    /** How many answers are kept. */
    long size() {
        return answers.estimatedSize();
    }
}
