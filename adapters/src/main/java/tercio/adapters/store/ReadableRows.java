package tercio.adapters.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.Page;
import org.h2.table.Table;

/**
 * The rows of the tables that can be read. It follows the pages of the file themselves, because a statement fails as a whole at the first page
 * that cannot be read.
 */
final class ReadableRows {

    /** Rows that stand in one page, by their numbers. */
    record Range(long first, long last) {}

    /**
     * A table.
     *
     * @param pages the number of its pages and those of its indexes that cannot be read; some may have held further pages
     * @param lost the number of its own pages that cannot be read, and with them rows
     */
    record Readable(List<Range> rows, int pages, int lost) {}

    private final List<Range> ranges = new ArrayList<>();
    private int unreadable;

    private final BooleanSupplier ending;

    private ReadableRows(BooleanSupplier ending) {
        this.ending = ending;
    }

    /**
     * All tables of a database, in small letters.
     *
     * @param ending whether the rest is not looked at any more
     */
    static Map<String, Readable> of(Connection connection, BooleanSupplier ending) throws SQLException {
        var session = (SessionLocal) connection.unwrap(JdbcConnection.class).getSession();
        var store = session.getDatabase().getStore().getMvStore();
        // Pages that are replaced meanwhile stay until this ends.
        var use = store.registerVersionUsage();
        try {
            var tables = new TreeMap<String, Readable>();
            for (var table : session.getDatabase().getMainSchema().getAllTablesAndViews(session)) {
                tables.put(table.getName().toLowerCase(Locale.ROOT), of(table, store, ending));
            }
            return tables;
        } finally {
            store.deregisterVersionUsage(use);
        }
    }

    private static Readable of(Table table, MVStore store, BooleanSupplier ending) {
        var rows = of("table." + table.getId(), store, ending);
        int indexes = table.getIndexes() == null ? 0
                : table.getIndexes().stream().mapToInt(index -> of("index." + index.getId(), store, ending).unreadable).sum();
        return new Readable(rows.ranges, rows.unreadable + indexes, rows.unreadable);
    }

    private static ReadableRows of(String map, MVStore store, BooleanSupplier ending) {
        var found = new ReadableRows(ending);
        // Primary keys may be the numbers of rows: then they have no map of their own.
        if (store.hasMap(map)) {
            MVMap<?, ?> opened = store.openMap(map, new MVMap.Builder<Object, Object>());
            found.walk(opened.getRootPage());
        }
        return found;
    }

    private void walk(Page<?, ?> page) {
        if (page.isLeaf()) {
            if (page.getKeyCount() > 0 && page.getKey(0) instanceof Long first) {
                ranges.add(new Range(first, (Long) page.getKey(page.getKeyCount() - 1)));
            }
            return;
        }
        for (int child = 0; child <= page.getKeyCount() && !ending.getAsBoolean(); child++) {
            Page<?, ?> below;
            try {
                below = page.getChildPage(child);
            } catch (MVStoreException failed) {
                unreadable++;
                continue;
            }
            walk(below);
        }
    }
}
