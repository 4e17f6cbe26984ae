package tercio.adapters.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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

    private static final String OF_LISTED = " from game_listing g";
    private static final String OF_ALL = " from game_keys g";
    /** So many closed games of a token are named one by one, as a rule all of them; more are looked up by the statement itself. */
    private static final int NAMED = 500;
    private static final String OWN = "select own.ordinal from game_keys own where not own.open and (own.host = ?"
            + " or own.game in (select seat.game from seat_key seat where seat.token = ?))";

    /**
     * One page of the games that a caller may see, newest first.
     *
     * @param total of all pages
     */
    public record Page(List<String> games, int total) {}

    private final JdbcClient database;
    private final String contains;

    GameSearch(JdbcClient database, Dialect dialect) {
        contains = dialect.contains("g.words");
        this.database = database;
    }

    /** A condition with its parameters. */
    private static final class Condition {
        private final StringBuilder text = new StringBuilder();
        private final List<Object> given = new ArrayList<>();

        void and(String term, Object value) {
            text.append(" and ").append(term);
            given.add(value);
        }
    }

    /** @param tokenHash the caller's, or an empty text */
    public Page find(Wanted wanted, String tokenHash, int page, int size) {
        var filter = new Condition();
        wanted.text().ifPresent(text -> filter.and(contains, GameListing.inSmallLetters(text.strip())));
        wanted.ruleset().ifPresent(ruleset -> filter.and("g.ruleset = ?", ruleset));
        wanted.scenario().ifPresent(scenario -> filter.and("g.scenario = ?", scenario));
        wanted.over().ifPresent(over -> filter.and("g.over = ?", over));
        var own = tokenHash.isEmpty() ? List.<Long>of() : database.sql(OWN).params(tokenHash, tokenHash).query(Long.class).list();
        // Numbers from the database itself; with none the index gives the games in their order.
        boolean named = own.size() <= NAMED;
        var visible = own.isEmpty() ? " where g.open"
                : " where (g.open or g.ordinal in (" + (named ? own.stream().map(String::valueOf).collect(Collectors.joining(", ")) : OWN) + "))";
        var given = new ArrayList<Object>(named ? List.of() : List.of(tokenHash, tokenHash));
        given.addAll(filter.given);
        // The listing is looked at only where something of it is asked for.
        var games = (filter.given.isEmpty() ? OF_ALL : OF_LISTED) + visible + filter.text;
        int total = filter.given.isEmpty() ? open() + own.size() : database.sql("select count(*)" + games).params(given).query(Integer.class).single();
        given.add(size);
        given.add((long) page * size);
        var order = own.isEmpty() ? " order by g.open desc, g.ordinal desc" : " order by g.ordinal desc";
        return new Page(database.sql("select g.game" + games + order + " limit ? offset ?").params(given).query(String.class).list(), total);
    }

    /** The number of games that are open to all: all games are counted at once, the closed ones are those that are fewer as a rule. */
    private int open() {
        return database.sql("select (select count(*) from game_keys) - (select count(*) from game_keys where not open)").query(Integer.class).single();
    }
}
