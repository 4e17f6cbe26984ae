package tercio.domain.game;

import java.util.AbstractList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The legal answers that a refusal names, computed on first access, because most callers only ask whether there is a refusal. The
 * source must return the same list each time.
 */
public final class OptionsOnDemand extends AbstractList<Option> {

    private final Supplier<List<Option>> source;
    private volatile List<Option> found;

    public OptionsOnDemand(Supplier<List<Option>> source) {
        this.source = source;
    }

    private List<Option> options() {
        if (found == null) {
            found = List.copyOf(source.get());
        }
        return found;
    }

    @Override
    public Option get(int at) {
        return options().get(at);
    }

    @Override
    public int size() {
        return options().size();
    }
}
