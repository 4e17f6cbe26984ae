package tercio.adapters.store;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts stored rows that are not what the service wrote, by table: bytes that cannot be read, a row of another game or position, a row
 * that somebody else put there. None of them is used. Rows that can be made again from the events are made again.
 */
public final class UnfitRows {

    /** The tables whose rows carry a keyed hash. */
    public static final List<String> TABLES = List.of(JdbcViewStore.TABLE, JdbcCheckpointStore.PAGE_TABLE, JdbcCheckpointStore.BOARD_TABLE,
            GameListing.TABLE, ListedGames.FORKS, SetAsideRows.TABLE, JdbcRemarkStore.TABLE, KeptFigures.APPRAISALS, KeptFigures.TALLIES);

    private static final Logger LOG = LoggerFactory.getLogger(UnfitRows.class);

    private final Map<String, LongAdder> counts = TABLES.stream().collect(Collectors.toUnmodifiableMap(table -> table, table -> new LongAdder()));
    private final Set<String> told = ConcurrentHashMap.newKeySet();
    private volatile Consumer<String> repair = game -> {};

    /** @param repair makes what is stored of a game again, soon */
    void onUnfit(Consumer<String> repair) {
        this.repair = repair;
    }

    /** Counts a row that cannot be rebuilt. */
    void markUnfit(String table, String game) {
        counts.get(table).increment();
        if (told.add(table)) {
            LOG.warn("A row of {} of game {} is not what the service wrote and is not used. Further ones are only counted.", table, game);
        }
    }

    /** Counts a row that is rebuilt from the events. */
    void markRepaired(String table, String game) {
        markUnfit(table, game);
        repair.accept(game);
    }

    /** The number of unfit rows of a table since the start. */
    public long count(String table) {
        return counts.get(table).sum();
    }
}
