package tercio.adapters.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Finds games by what their openings say, among those that a caller may see.
 *
 * <p>Decided: where one of the things asked for leaves few games, those are looked at; where none does, the list is followed from its newest game on as
 * far as the page reaches, because whatever fits many games is met soon. Neither looks at all games, however many there are. Given up: more than
 * {@value ListedPieces#FEW} games are not counted, unless the page itself is beyond them, and of what fits many games only the newest
 * {@value #LOOKED_AT} of the list are counted.
 */
public final class GameSearch {

    /**
     * A search; all that is given must fit.
     *
     * @param text a part of the name of the game or of a seat, in great or small letters
     * @param over whether the game is over
     */
    public record Wanted(Optional<String> text, Optional<String> ruleset, Optional<String> scenario, Optional<Boolean> over) {

        private boolean isEverything() {
            return text.isEmpty() && ruleset.isEmpty() && scenario.isEmpty() && over.isEmpty();
        }
    }

    /**
     * One page of the games that a caller may see, newest first.
     *
     * @param total of all pages
     * @param more whether there are more than that, which nobody counted
     */
    public record Page(List<String> games, int total, boolean more) {}

    /** The number of closed games of a token that are named one by one, as a rule all of them; more are looked up by the statement itself. */
    private static final int NAMED = 500;
    /** The number of the newest games of the list that are looked at to count those that fit. */
    private static final int LOOKED_AT = 5000;
    /** The number of games that are looked at by one statement. */
    private static final int AT_ONCE = 500;
    /** Each half by its index: as one condition with "or", both databases looked at every closed game of everybody. */
    private static final String OWN = "select own.ordinal from game_keys own where own.host = ? and not own.open"
            + " union select own.ordinal from seat_key seat join game_keys own on own.game = seat.game where seat.token = ? and not own.open";
    /** The list in its order, which its index has. */
    private static final String IN_ORDER = " order by g.open desc, g.ordinal desc";

    private final JdbcClient database;
    private final ListedPieces pieces;
    private final String contains;

    GameSearch(JdbcClient database, Dialect dialect, ListedPieces pieces) {
        contains = dialect.contains("g.words");
        this.database = database;
        this.pieces = pieces;
    }

    /** Terms of a statement with their parameters. */
    private static final class Condition {
        private final List<String> terms = new ArrayList<>();
        private final List<Object> given = new ArrayList<>();

        void and(String term, Object value) {
            terms.add(term);
            given.add(value);
        }

        String andAll() {
            return terms.stream().map(term -> " and " + term).collect(Collectors.joining());
        }
    }

    /**
     * The closed games of a caller.
     *
     * @param ordinals the numbers of them, or the statement that finds these
     * @param given the parameters of that statement
     */
    private record Own(boolean none, String ordinals, List<Object> given) {}

    /** @param tokenHash the caller's, or an empty text */
    public Page find(Wanted wanted, String tokenHash, int page, int size) {
        var own = own(tokenHash);
        int before = (int) Math.min(Integer.MAX_VALUE / 2, (long) page * size);
        return candidates(wanted).map(candidates -> among(candidates, wanted, own, before, size)).orElseGet(() -> inOrder(wanted, own, before, size));
    }

    private Own own(String tokenHash) {
        var ordinals = tokenHash.isEmpty() ? List.<Long>of() : database.sql(OWN).params(tokenHash, tokenHash).query(Long.class).list();
        return ordinals.size() <= NAMED ? new Own(ordinals.isEmpty(), inList(ordinals), List.of()) : new Own(false, OWN, List.of(tokenHash, tokenHash));
    }

    /** Numbers from the database itself. */
    private static String inList(List<Long> ordinals) {
        return ordinals.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** The games beside which nothing fits, the newest first; empty where each thing that is asked for fits many. */
    private Optional<List<Long>> candidates(Wanted wanted) {
        var byText = wanted.text().flatMap(text -> pieces.candidates(GameListing.inSmallLetters(text.strip())));
        var asked = new Condition();
        wanted.ruleset().ifPresent(ruleset -> asked.and("g.ruleset = ?", ruleset));
        wanted.scenario().ifPresent(scenario -> asked.and("g.scenario = ?", scenario));
        wanted.over().ifPresent(over -> asked.and("g.over = ?", over));
        if (byText.isPresent() || asked.terms.isEmpty()) {
            return byText;
        }
        var rest = database.sql("select g.ordinal from game_listing g where g.ordinal > 0" + asked.andAll() + " limit " + (ListedPieces.FEW + 1)).params(asked.given)
                .query(Long.class).list();
        return Optional.of(rest).filter(found -> found.size() <= ListedPieces.FEW).map(found -> found.stream().sorted(Comparator.reverseOrder()).toList());
    }

    /** @param rest whether the indexes of the list may be used for what is asked for; otherwise the order of the list is to be followed */
    private Condition filter(Wanted wanted, boolean rest) {
        var filter = new Condition();
        wanted.text().ifPresent(text -> filter.and(contains, GameListing.inSmallLetters(text.strip())));
        wanted.ruleset().ifPresent(ruleset -> filter.and(rest ? "g.ruleset = ?" : "g.ruleset || '' = ?", ruleset));
        wanted.scenario().ifPresent(scenario -> filter.and(rest ? "g.scenario = ?" : "g.scenario || '' = ?", scenario));
        wanted.over().ifPresent(over -> filter.and(rest ? "g.over = ?" : "coalesce(g.over, false) = ?", over));
        return filter;
    }

    private Page among(List<Long> candidates, Wanted wanted, Own own, int before, int size) {
        var filter = filter(wanted, true);
        var visible = own.none() ? "k.open" : "(k.open or k.ordinal in (" + own.ordinals() + "))";
        // One statement for whatever games: with their numbers in its text the database read and planned each anew.
        var statement = "select k.game from game_keys k join game_listing g on g.game = k.game where k.ordinal = any(?) and " + visible + filter.andAll() + " order by k.ordinal desc";
        int most = Math.max(ListedPieces.FEW, before + size);
        var games = new ArrayList<String>();
        for (int at = 0; at < candidates.size() && games.size() <= most; at += AT_ONCE) {
            var next = candidates.subList(at, Math.min(candidates.size(), at + AT_ONCE));
            games.addAll(database.sql(statement).params(concat(Collections.singletonList(next.toArray(Long[]::new)), concat(own.given(), filter.given)))
                    .query((row, number) -> row.getString(1)).list());
        }
        return new Page(games.stream().skip(before).limit(size).toList(), Math.min(games.size(), most), games.size() > most);
    }

    /** Open games as far as the page reaches, and the caller's own: the closed games of others are not looked at. */
    private Page inOrder(Wanted wanted, Own own, int before, int size) {
        var filter = filter(wanted, false);
        // The keys alone where nothing of the list is asked for.
        var table = wanted.isEverything() ? "game_keys" : "game_listing";
        var open = "select g.game, g.ordinal from " + table + " g where g.open" + filter.andAll();
        var closed = "select g.game, g.ordinal from " + table + " g where g.ordinal in (" + own.ordinals() + ") and not g.open" + filter.andAll();
        int reached = before + size;
        var games = own.none() ? open + IN_ORDER + " limit " + size + " offset " + before
                : "select found.game, found.ordinal from ((" + open + IN_ORDER + " limit " + reached + ") union all (" + closed + ")) found order by found.ordinal desc limit " + size + " offset " + before;
        var given = own.none() ? filter.given : concat(filter.given, concat(own.given(), filter.given));
        var page = database.sql(games).params(given).query((row, number) -> row.getString(1)).list();
        if (page.size() < size && (before == 0 || !page.isEmpty())) {
            return new Page(page, before + page.size(), false);
        }
        // A page that is full may be followed by others.
        int most = Math.max(ListedPieces.FEW, reached);
        var looked = wanted.isEverything() ? open : "select g.game, g.ordinal from (select g.* from game_listing g where g.open" + IN_ORDER + " limit " + LOOKED_AT + ") g where g.open" + filter.andAll();
        var counted = "(select count(*) from (" + looked + " limit " + (most + 1) + ") counted)" + (own.none() ? "" : " + (select count(*) from (" + closed + ") counted)");
        int fit = Math.max(database.sql("select " + counted).params(given).query(Integer.class).single(), before + page.size());
        return new Page(page, Math.min(fit, most), fit > most || !wanted.isEverything() && isLongerThanLookedAt());
    }

    /** Whether the list has more open games than are looked at to count. */
    private boolean isLongerThanLookedAt() {
        return database.sql("select count(*) from (select g.game from game_listing g where g.open limit " + (LOOKED_AT + 1) + ") counted").query(Integer.class).single() > LOOKED_AT;
    }

    private static List<Object> concat(List<Object> first, List<Object> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }
}
