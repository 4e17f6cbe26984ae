package tercio.application.record;

import java.util.AbstractList;
import java.util.List;
import java.util.function.Supplier;

/** The seals of a stored entry. They are computed on first use, because most readers of an event never use them. */
public final class StoredSeals extends AbstractList<Seal> {

    private Supplier<List<Seal>> reader;
    private volatile List<Seal> seals;

    /** @param reader returns the seals, the same ones each time */
    public StoredSeals(Supplier<List<Seal>> reader) {
        this.reader = reader;
    }

    @Override
    public Seal get(int index) {
        return seals().get(index);
    }

    @Override
    public int size() {
        return seals().size();
    }

    private List<Seal> seals() {
        var known = seals;
        return known != null ? known : read();
    }

    /** Reads the seals and drops the reader, which holds the texts of the entry. */
    private synchronized List<Seal> read() {
        if (seals == null) {
            seals = List.copyOf(reader.get());
            reader = null;
        }
        return seals;
    }
}
