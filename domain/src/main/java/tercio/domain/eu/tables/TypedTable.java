package tercio.domain.eu.tables;

import java.util.function.Function;

/**
 * A printed table that belongs to one chapter of the rules: the chapter says how it is read, {@link EuTables} keeps what was
 * read.
 *
 * @param <T> the table as the chapter uses it, immutable
 */
public final class TypedTable<T> {

    private final Function<EuTables, T> reader;

    /** @param reader checks what it reads; it may ask for other tables */
    public TypedTable(Function<EuTables, T> reader) {
        this.reader = reader;
    }

    Function<EuTables, T> reader() {
        return reader;
    }
}
