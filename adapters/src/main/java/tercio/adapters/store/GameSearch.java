package tercio.adapters.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Finds games by what their openings say, among those that a caller may see. */
public final class GameSearch {

    /**
     * What is looked for; all that is given must fit.
     *
     * @param text a part of the name of the game or of a seat, in great or small letters
     * @param over whether the game is over
     */
    public record Wanted(Optional<String> text, Optional<String> ruleset, Optional<String> scenario, Optional<Boolean> over) {}

    private static final String OF_LISTED = " from game_listing l join game_keys k on k.game = l.game";
    private static final String OF_ALL = " from game_keys k";
    /** The games of a token are few, and looked up once: of each game it is then asked whether it is open, or one of them. */
    private static final String VISIBLE = " where (k.open or k.game in (select own.game from game_keys own where own.host = ?"
            + " union select seat.game from seat_key seat where seat.token = ?))";

    private final JdbcClient database;
    private final String contains;

    GameSearch(JdbcClient database, Dialect dialect) {
        contains = dialect.contains("l.words");
        this.database = database;
    }

    /** @param tokenHash the caller's, or an empty text */
    public JdbcCredentialStore.Page find(Wanted wanted, String tokenHash, int page, int size) {
        var where = new StringBuilder();
        var given = new ArrayList<Object>(List.of(tokenHash, tokenHash));
        wanted.text().ifPresent(text -> {
            where.append(" and " + contains);
            given.add(GameListing.inSmallLetters(text.strip()));
        });
        wanted.ruleset().ifPresent(ruleset -> {
            where.append(" and l.ruleset = ?");
            given.add(ruleset);
        });
        wanted.scenario().ifPresent(scenario -> {
            where.append(" and l.scenario = ?");
            given.add(scenario);
        });
        wanted.over().ifPresent(over -> {
            where.append(" and l.over = ?");
            given.add(over);
        });
        // The listing is looked at only where something of it is asked for.
        where.insert(0, (where.isEmpty() ? OF_ALL : OF_LISTED) + VISIBLE);
        int total = database.sql("select count(*)" + where).params(given).query(Integer.class).single();
        given.add(size);
        given.add((long) page * size);
        var games = database.sql("select k.game" + where + " order by k.ordinal desc limit ? offset ?").params(given).query(String.class).list();
        return new JdbcCredentialStore.Page(games, total);
    }
}
