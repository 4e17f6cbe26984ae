package tercio.adapters.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    /** So many closed games of a token are named one by one, as a rule all of them; more are looked up by the statement itself. */
    private static final int NAMED = 500;
    /** Each half by its index: as one condition with "or", both databases looked at every closed game of everybody. */
    private static final String OWN = "select own.ordinal from game_keys own where own.host = ? and not own.open"
            + " union select own.ordinal from seat_key seat join game_keys own on own.game = seat.game where seat.token = ? and not own.open";
    private static final String OPEN = "select g.game from game_keys g where g.open order by g.open desc, g.ordinal desc";
    /** The open games as far as the page reaches, in the order of their index, and the caller's own: the closed games of others are not looked at. */
    private static final String OPEN_AND_OWN = "select found.game from ((select g.game, g.ordinal from game_keys g where g.open order by g.open desc, g.ordinal desc limit %d)"
            + " union all (select g.game, g.ordinal from game_keys g where g.ordinal in (%s))) found order by found.ordinal desc";

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
        // Numbers from the database itself; of very many, the statement that finds them.
        boolean named = own.size() <= NAMED;
        var ownOnes = named ? own.stream().map(String::valueOf).collect(Collectors.joining(", ")) : OWN;
        var ownGiven = named ? List.of() : List.<Object>of(tokenHash, tokenHash);
        long before = (long) page * size;
        if (filter.given.isEmpty()) {
            return new Page(own.isEmpty() ? listed(OPEN, List.of(), size, before) : listed(String.format(OPEN_AND_OWN, before + size, ownOnes), ownGiven, size, before),
                    open() + own.size());
        }
        // The listing is looked at only where something of it is asked for.
        var games = " from game_listing g" + (own.isEmpty() ? " where g.open" : " where (g.open or g.ordinal in (" + ownOnes + "))") + filter.text;
        var given = new ArrayList<Object>(own.isEmpty() ? List.of() : ownGiven);
        given.addAll(filter.given);
        int total = database.sql("select count(*)" + games).params(given).query(Integer.class).single();
        var order = own.isEmpty() ? " order by g.open desc, g.ordinal desc" : " order by g.ordinal desc";
        return new Page(listed("select g.game" + games + order, given, size, before), total);
    }

    private List<String> listed(String statement, List<Object> given, int size, long before) {
        return database.sql(statement + " limit ? offset ?").params(Stream.concat(given.stream(), Stream.of(size, before)).toList()).query(String.class).list();
    }

    /** The number of games that are open to all: all games are counted at once, the closed ones are those that are fewer as a rule. */
    private int open() {
        return database.sql("select (select count(*) from game_keys) - (select count(*) from game_keys where not open)").query(Integer.class).single();
    }
}
