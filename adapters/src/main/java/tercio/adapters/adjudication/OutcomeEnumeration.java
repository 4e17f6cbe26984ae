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
 * Settles a request once for every way in which its procedures may end, so that any endpoint has exact odds without code of
 * its own. A procedure with thousands of ends computes its odds itself.
 */
final class OutcomeEnumeration {

    /** Limit of the ends that are followed; a procedure with more computes its odds itself. */
    private static final int MOST = 20_000;

    /** The number of the outcome at each distribution: a path through the tree of outcomes. */
    private final List<Integer> path = new ArrayList<>();
    private final List<Integer> branches = new ArrayList<>();
    private int depth;
    private BigInteger weight = BigInteger.ONE;
    private BigInteger whole = BigInteger.ONE;

    /** The end of the procedure that the current path selects. */
    <S> S selectedEnd(Procedure<S> procedure, S start) {
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

    /** The distribution over all answers; equal answers are merged. */
    Distribution<ObjectNode> distribution(Supplier<ObjectNode> asked) {
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
        } while (advancePath());
        Map<ObjectNode, BigInteger> merged = new LinkedHashMap<>();
        for (var way : ways) {
            merged.merge(way.answer, way.weight.multiply(common.divide(way.whole)), BigInteger::add);
        }
        return Distribution.of(merged, common);
    }

    private boolean advancePath() {
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
