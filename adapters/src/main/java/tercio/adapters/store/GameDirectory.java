package tercio.adapters.store;

import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The games that there are, and which of them a token opens. */
public final class GameDirectory {

    private final JdbcClient database;

    GameDirectory(JdbcClient database) {
        this.database = database;
    }

    /** Every game, the oldest first. */
    public List<String> all() {
        return database.sql("select game from game_keys order by ordinal").query(String.class).list();
    }

    /** The newest games, the newest first. */
    public List<String> newest(int most) {
        return database.sql("select game from game_keys order by ordinal desc limit ?").param(most).query(String.class).list();
    }

    /** The game in which something happened last; empty where there is none. */
    public Optional<String> lastPlayed() {
        return database.sql("select aggregateIdentifier from DomainEventEntry order by globalIndex desc limit 1").query(String.class).optional();
    }

    /** Games that have events and no credentials. */
    public List<String> orphans() {
        return database.sql("select distinct aggregateIdentifier from DomainEventEntry e"
                + " where not exists (select 1 from game_keys k where k.game = e.aggregateIdentifier)").query(String.class).list();
    }

    /** Whether a token belongs to any game. */
    public boolean knows(String tokenHash) {
        return database.sql("select exists (select 1 from game_keys where host = ?) or exists (select 1 from seat_key where token = ?)")
                .params(tokenHash, tokenHash).query(Boolean.class).single();
    }

    /**
     * All games that a caller may see, the newest first.
     *
     * @param tokenHash the caller's, or an empty text
     */
    public List<String> visible(String tokenHash) {
        return database.sql("select game from (select k.game, k.ordinal from game_keys k where k.open union select k.game, k.ordinal from game_keys k where k.host = ?"
                + " union select k.game, k.ordinal from game_keys k join seat_key s on s.game = k.game where s.token = ?) visible order by ordinal desc")
                .params(tokenHash, tokenHash).query(String.class).list();
    }

    /**
     * The games of which the caller is the host or has a seat.
     *
     * @param tokenHash the caller's, or an empty text
     */
    public List<String> own(String tokenHash) {
        return database.sql("select k.game from game_keys k where k.host = ? union select s.game from seat_key s where s.token = ?").params(tokenHash, tokenHash)
                .query(String.class).list();
    }
}
