package tercio.adapters.adjudication;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tercio.domain.ruling.Cancellation;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.TooManyStates;
import tools.jackson.databind.node.ObjectNode;

/**
 * Asks a door again and again, each time with another way in which its procedures may end, until all have been seen. So
 * any door gives exact odds without knowing of them; those with thousands of ends have a way of their own.
 */
final class OutcomeEnumeration {

    /** So many answers are kept until they merge; a procedure with more ends needs odds of its own. */
    private static final int MOST = 20_000;

    /** Which outcome of each distribution comes next: a path through the tree of all that may happen. */
    private final List<Integer> path = new ArrayList<>();
    private final List<Integer> branches = new ArrayList<>();
    private int depth;
    private BigInteger weight = BigInteger.ONE;
    private BigInteger whole = BigInteger.ONE;

    /** One end of the procedure; which of them the path says. */
    <S> S end(Procedure<S> procedure, S start) {
        var distribution = procedure.distribution(start);
        if (depth == path.size()) {
            path.add(0);
            branches.add(distribution.outcomes().size());
        }
        var end = distribution.outcomes().get(path.get(depth++));
        weight = weight.multiply(distribution.weights().get(end));
        whole = whole.multiply(distribution.whole());
        return end;
    }

    /** The distribution over all answers; those that are equal merge. */
    Distribution<ObjectNode> all(Supplier<ObjectNode> asked) {
        record MapPath(ObjectNode answer, BigInteger weight, BigInteger whole) {}
        var ways = new ArrayList<MapPath>();
        var common = BigInteger.ONE;
        do {
            Cancellation.check();
            depth = 0;
            weight = BigInteger.ONE;
            whole = BigInteger.ONE;
            var answer = asked.get();
            ways.add(new MapPath(answer, weight, whole));
            TooManyStates.refuse(ways.size(), MOST);
            common = common.divide(common.gcd(whole)).multiply(whole);
        } while (further());
        Map<ObjectNode, BigInteger> merged = new LinkedHashMap<>();
        for (var way : ways) {
            merged.merge(way.answer, way.weight.multiply(common.divide(way.whole)), BigInteger::add);
        }
        return Distribution.of(merged, common);
    }

    private boolean further() {
        while (!path.isEmpty()) {
            int last = path.removeLast();
            int count = branches.getLast();
            if (last + 1 < count) {
                path.add(last + 1);
                return true;
            }
            branches.removeLast();
        }
        return false;
    }
}
