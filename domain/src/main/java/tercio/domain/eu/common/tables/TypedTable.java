package tercio.domain.eu.common.tables;

import java.util.function.Function;

/**
 * A printed table of one chapter of the rules. The chapter supplies the reader; {@link EuTables} stores the
 * result.
 *
 * @param <T> the table as the chapter uses it, immutable
 */
public final class TypedTable<T> {

    private final Function<EuTables, T> reader;

    /** @param reader reads and checks the table; it may use other tables */
    public TypedTable(Function<EuTables, T> reader) {
        this.reader = reader;
    }

    Function<EuTables, T> reader() {
        return reader;
    }
}
