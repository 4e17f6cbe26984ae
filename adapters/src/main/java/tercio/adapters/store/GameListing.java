package tercio.adapters.store;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tercio.application.record.GameOpened;

/**
 * The texts by which a game is found in the list of games.
 *
 * @param words its name and those of its seats, in small letters, one a line
 */
record GameListing(String ruleset, String scenario, String words) {

    static final String TABLE = "game_listing";

    /** The statement with the parameters game, ruleset, scenario, words and over, for rows from before they were sealed. */
    static final String INSERT = "insert into game_listing (game, ruleset, scenario, words, over) values (?, ?, ?, ?, ?)";

    /** The limit of the columns. Longer names are found by their beginning. */
    private static final int LONGEST_RULESET = 100;
    private static final int LONGEST_SCENARIO = 200;
    private static final int LONGEST_WORDS = 20_000;

    static GameListing of(GameOpened opening) {
        return of(opening.ruleset(), opening.scenario().name(),
                Stream.concat(Stream.of(opening.name()), opening.seats().stream().map(GameOpened.Seat::name)).toList());
    }

    static GameListing of(String ruleset, String scenario, List<String> names) {
        return new GameListing(shorten(ruleset, LONGEST_RULESET), shorten(scenario, LONGEST_SCENARIO),
                shorten(inSmallLetters(String.join("\n", names)), LONGEST_WORDS));
    }

    static String inSmallLetters(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static String shorten(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest);
    }
}
