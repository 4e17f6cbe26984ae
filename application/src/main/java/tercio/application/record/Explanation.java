package tercio.application.record;

import java.util.AbstractList;
import java.util.List;
import java.util.function.Supplier;
import tercio.domain.ruling.Step;

/** The steps of a ruling. Stored steps are parsed on first use, because most readers of an event never use them. */
public final class Explanation {

    /** Nothing was ruled. */
    public static final Explanation NONE = of(List.of());

    private final Supplier<List<Step>> parser;
    private volatile List<Step> steps;

    private Explanation(Supplier<List<Step>> parser, List<Step> steps) {
        this.parser = parser;
        this.steps = steps;
    }

    /** An explanation of steps that are known already; none where nothing was ruled. */
    public static Explanation of(List<Step> steps) {
        return new Explanation(() -> steps, List.copyOf(steps));
    }

    /** @param parser returns at least one step, the same ones each time */
    public static Explanation lazy(Supplier<List<Step>> parser) {
        return new Explanation(parser, null);
    }

    /** Whether nothing was ruled. Nothing is parsed. */
    public boolean isEmpty() {
        var known = steps;
        return known != null && known.isEmpty();
    }

    /** Parses the steps now: what cannot be read fails here. */
    public void parse() {
        steps();
    }

    /** The steps in order, parsed now where they were not. */
    public List<Step> steps() {
        var known = steps;
        if (known == null) {
            known = List.copyOf(parser.get());
            steps = known;
        }
        return known;
    }

    /** The steps as a list that parses them on first access. */
    public List<Step> lazySteps() {
        return isEmpty() ? List.of() : new AbstractList<>() {
            @Override
            public Step get(int index) {
                return steps().get(index);
            }

            @Override
            public int size() {
                return steps().size();
            }
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Explanation explanation && steps().equals(explanation.steps());
    }

    @Override
    public int hashCode() {
        return steps().hashCode();
    }

    @Override
    public String toString() {
        return steps().toString();
    }
}
