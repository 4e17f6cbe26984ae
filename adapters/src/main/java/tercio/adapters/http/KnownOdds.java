package tercio.adapters.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/** The odds that were asked for last. What a game was at a position never changes, so neither do they. */
final class KnownOdds {

    private static final int MOST = 500;

    /** What was asked: of a game at a position, by decision or event. */
    record Asked(String game, int position, String of, boolean fractions) {}

    /** In the order of their last use. */
    private final Map<Asked, ObjectNode> answers = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, ObjectNode> eldest) {
            return size() > MOST;
        }
    };

    /** Works them out where they are not known; two who ask at once may both do so. */
    ObjectNode of(Asked asked, Supplier<ObjectNode> odds) {
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
