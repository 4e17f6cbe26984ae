package tercio.adapters.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The odds that were asked for last: those who look at the same board ask the same, and the answer never changes.
 *
 * @param <Q> all that the odds depend on, with value equality
 * @param <A> the answer, which is not changed any more
 */
final class KnownOdds<Q, A> {

    /** In the order of their last use. */
    private final Map<Q, A> answers;

    /** @param most how many are kept */
    KnownOdds(int most) {
        answers = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Q, A> eldest) {
                return size() > most;
            }
        };
    }

    /** Works them out where they are not known; two who ask at once may both do so. */
    A of(Q asked, Supplier<A> odds) {
        synchronized (answers) {
            var known = answers.get(asked);
            if (known != null) {
                return known;
            }
        }
        var answer = odds.get();
        synchronized (answers) {
            answers.put(asked, answer);
        }
        return answer;
    }
}
