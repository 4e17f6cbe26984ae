package tercio.adapters.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The games that are set aside with their reasons, in memory and in a sealed table. */
final class SetAsideRows {

    private static final Logger LOG = LoggerFactory.getLogger(SetAsideRows.class);
    private static final int LONGEST_REASON = 500;

    static final String TABLE = "set_aside";

    private final JdbcClient database;
    private final RowSeals seals;
    private final String keep;
    private final Map<String, String> reasons = new ConcurrentHashMap<>();
    private volatile Consumer<String> changes = game -> {};

    SetAsideRows(JdbcClient database, Dialect dialect, RowSeals seals, UnfitRows unfit) {
        this.database = database;
        this.seals = seals;
        keep = dialect.upsert(TABLE, List.of("game"), List.of("reason", "seal"));
        try {
            database.sql("select game, reason, seal from set_aside").query(row -> {
                if (seals.fits(row.getBytes(3), TABLE, row.getString(1), row.getString(2))) {
                    reasons.put(row.getString(1), row.getString(2));
                } else {
                    // Whether the game is damaged is found by reading it.
                    unfit.markUnfit(TABLE, row.getString(1));
                }
            });
        } catch (UnreadableData damaged) {
            LOG.warn("Which games were set aside before cannot be read: all records are checked again.");
        }
    }

    /** Takes all rows as they are. */
    static void takeAsTheyAre(JdbcClient database, RowSeals seals) {
        database.sql("select game, reason from set_aside").query((row, number) ->
                List.<Object>of(seals.of(TABLE, row.getString(1), row.getString(2)), row.getString(1))).list()
                .forEach(sealed -> database.sql("update set_aside set seal = ? where game = ?").params(sealed).update());
    }

    /** The reason why a game is set aside; empty if it is not. */
    Optional<String> reason(String game) {
        return Optional.ofNullable(reasons.get(game));
    }

    boolean contains(String game) {
        return reasons.containsKey(game);
    }

    /** The reasons by game, in the order of the games. */
    Map<String, String> all() {
        return new TreeMap<>(reasons);
    }

    /** Reads again whether another service has set a game aside. */
    void reload(String game) {
        database.sql("select reason, seal from set_aside where game = ?").param(game).query(row -> {
            if (seals.fits(row.getBytes(2), TABLE, game, row.getString(1))) {
                reasons.putIfAbsent(game, row.getString(1));
            }
        });
    }

    /** @param changes called with each game that is set aside here */
    void onPut(Consumer<String> changes) {
        this.changes = changes;
    }

    /** Sets a game aside; the first reason stays. */
    void put(String game, String reason) {
        var line = reason.replaceAll("\\p{Cntrl}+", " ");
        var kept = line.length() > LONGEST_REASON ? line.substring(0, LONGEST_REASON) : line;
        if (reasons.putIfAbsent(game, kept) == null) {
            LOG.error("Game {} is set aside: {}. After the cause is mended, 'tercio rebuild' brings it back.", game, kept);
            try {
                database.sql(keep)
                        .params(game, kept, seals.of(TABLE, game, kept)).update();
                changes.accept(game);
            } catch (DataAccessException unwritten) {
                LOG.warn("That game {} is set aside is known until the program ends: {}", game, unwritten.getMessage());
            }
        }
    }

    /** Forgets every reason. */
    void clear() {
        DerivedTables.empty(database, TABLE);
        reasons.clear();
    }
}
