package tercio.adapters.store;

import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The forks of the games of a database. A fork belongs to the game that its opening names; an imported fork also to the import of
 * that game, because a record tells its parent by the id that it had where it was played.
 */
public final class ForkTree {

    /**
     * A fork.
     *
     * @param at the position of its parent
     * @param imported whether it came as a record, so that nothing here shows that its parent is the one it names
     */
    public record Branch(String game, int at, boolean open, boolean imported) {}

    /** The game that a fork came from, by the id in its opening. */
    public record Parent(String game, int at, boolean imported) {}

    /** One page of forks, the newest first. */
    public record Page(List<Branch> forks, int total) {}

    private static final String FORKS = " from game_fork f join game_keys k on k.game = f.game where (f.parent = :game"
            + " or k.imported_game is not null and f.parent = (select o.imported_game from game_keys o where o.game = :game))";
    private static final String MINE = "k.open or k.host = :token or exists (select 1 from seat_key s where s.game = k.game and s.token = :token)";
    private static final String VISIBLE = FORKS + " and (" + MINE + " or f.maker <> '' and f.maker = :token)";
    private static final String COLUMNS = "select f.game, f.parent_position, k.open, k.imported_game is not null";

    private final JdbcClient database;

    ForkTree(JdbcClient database) {
        this.database = database;
    }

    /** The parent of a fork; empty for a game that is no fork. */
    public Optional<Parent> parent(String game) {
        return database.sql("select f.parent, f.parent_position, k.imported_game is not null from game_fork f join game_keys k on k.game = f.game"
                + " where f.game = ?").param(game)
                .query((row, number) -> new Parent(row.getString(1), row.getInt(2), row.getBoolean(3))).optional();
    }

    /**
     * The parent as a game of this database: the one with its id or, for an imported fork, the first import of it that the caller may
     * see; empty where the caller may see none.
     *
     * @param tokenHash the caller's, or an empty text
     */
    public Optional<String> here(Parent parent, String tokenHash) {
        return database.sql("select k.game from game_keys k where (k.game = :game or :imported and k.imported_game = :game) and (" + MINE
                        + ") order by k.imported_game is not null, k.ordinal limit 1")
                .param("game", parent.game()).param("imported", parent.imported()).param("token", tokenHash).query(String.class).optional();
    }

    /**
     * The forks of a game that a caller may see: those that are open to all, that its token belongs to, and that were made with it.
     *
     * @param tokenHash the caller's, or an empty text
     */
    public Page visible(String game, String tokenHash, int page, int size) {
        int total = count(game, tokenHash);
        var forks = database.sql(COLUMNS + VISIBLE + " order by k.ordinal desc limit :size offset :skipped")
                .param("game", game).param("token", tokenHash).param("size", size).param("skipped", (long) page * size)
                .query((row, number) -> new Branch(row.getString(1), row.getInt(2), row.getBoolean(3), row.getBoolean(4))).list();
        return new Page(forks, total);
    }

    /** The number of forks of a game that a caller may see. */
    public int count(String game, String tokenHash) {
        return database.sql("select count(*)" + VISIBLE).param("game", game).param("token", tokenHash).query(Integer.class).single();
    }

    /** All forks of a game, for whoever holds the database, the oldest first. */
    public List<Branch> all(String game) {
        return database.sql(COLUMNS + FORKS + " order by k.ordinal").param("game", game)
                .query((row, number) -> new Branch(row.getString(1), row.getInt(2), row.getBoolean(3), row.getBoolean(4))).list();
    }
}
