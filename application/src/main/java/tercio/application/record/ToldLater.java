package tercio.application.record;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Supplier;
import tercio.domain.ruling.Step;

/** An explanation that is there and is read when somebody asks for it: most who read an event do not. */
public final class ToldLater extends AbstractList<Step> implements RandomAccess {

    private final Supplier<List<Step>> reader;
    private volatile List<Step> steps;

    /** @param reader gives at least one step, the same ones each time */
    public ToldLater(Supplier<List<Step>> reader) {
        this.reader = reader;
    }

    @Override
    public boolean isEmpty() {
        return false;
    }

    @Override
    public int size() {
        return steps().size();
    }

    @Override
    public Step get(int index) {
        return steps().get(index);
    }

    private List<Step> steps() {
        var read = steps;
        if (read == null) {
            read = List.copyOf(reader.get());
            steps = read;
        }
        return read;
    }
}
