package tercio.adapters.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Finds the games whose words may contain a text, without a look at each game: by pieces of three characters that follow each other. Whether they
 * do contain it, their words say.
 *
 * <p>Decided: a piece with the game that has it is one number, with a byte for each of the three characters and the ordinal of the game behind them.
 * Both databases keep a column of numbers in the least space, find in its order all that begins alike, and a piece of one or two characters is the
 * beginning of those of three. Given up: characters beyond the first two hundred share a byte with others, so that more games are looked at.
 */
final class ListedPieces {

    static final String TABLE = "listed_piece";

    /** The number of games up to which they are few, so that each can be looked at. */
    static final int FEW = 1000;
    /** The number of games that are looked at one after the other, until a page is full. Of more so many fit that the order of the list leads to them sooner. */
    private static final int CANDIDATES = 16_000;
    /** The number of pieces of a text in more than a few games that are read so far. */
    private static final int READ_FAR = 4;

    private static final int LENGTH = 3;
    private static final int CHARACTER_BITS = 8;
    private static final int ORDINAL_BITS = 39;
    private static final long ORDINALS = (1L << ORDINAL_BITS) - 1;
    /** Nothing is gained by a look for fewer than these. */
    private static final int VERY_FEW = 50;
    /** The most pieces of a text that are looked for. */
    private static final int MOST_PIECES = 32;

    private final JdbcTemplate database;
    private final String keep;

    ListedPieces(JdbcTemplate database, Dialect dialect) {
        this.database = database;
        keep = dialect.upsert(TABLE, List.of("place"), List.of());
    }

    /** Numbers from one to another. */
    private record Places(long from, long to) {}

    /**
     * The ordinals of the games that may contain a text, the newest first; games beside them do not. They are few where a piece of the text is in few
     * games; otherwise a piece will do that is in at most {@value #CANDIDATES}. The end of a text is read first: names often differ there.
     *
     * @return empty where each of the last {@value #READ_FAR} pieces is in more games
     */
    Optional<List<Long>> candidates(String text) {
        var pieces = pieces(text).reversed();
        Optional<List<Long>> fewest = Optional.empty();
        for (var piece : pieces) {
            var found = games(piece, FEW + 1);
            if (found.size() <= FEW && fewest.map(before -> found.size() < before.size()).orElse(true)) {
                fewest = Optional.of(found);
            }
            if (fewest.filter(few -> few.size() <= VERY_FEW).isPresent()) {
                break;
            }
        }
        return fewest.or(() -> pieces.stream().limit(READ_FAR).map(piece -> games(piece, CANDIDATES + 1)).filter(found -> found.size() <= CANDIDATES).findFirst())
                .map(places -> places.stream().map(place -> place & ORDINALS).distinct().sorted(Comparator.reverseOrder()).toList());
    }

    private List<Long> games(Places piece, int most) {
        return database.query("select place from listed_piece where place between ? and ? order by place limit ?", (row, number) -> row.getLong(1),
                piece.from(), piece.to(), most);
    }

    /** Notes the pieces of a game, of which some may be noted already. Those of words that it had before stay: they lead to it, and its words decide. */
    void keep(long ordinal, String words) {
        database.batchUpdate(keep, places(ordinal, words).stream().map(place -> new Object[] {place}).toList());
    }

    /** Notes the pieces of a game as the list has it. */
    void keep(String game) {
        database.query("select ordinal, words from game_listing where game = ? and ordinal is not null", row -> {
            keep(row.getLong(1), row.getString(2));
        }, game);
    }

    /** Whether each piece of a game is noted. */
    boolean isKept(long ordinal, String words) {
        var places = places(ordinal, words);
        var named = String.join(", ", places.stream().map(String::valueOf).toList());
        return places.isEmpty() || database.queryForObject("select count(*) from listed_piece where place in (" + named + ")", Integer.class) == places.size();
    }

    static Collection<Long> places(long ordinal, String words) {
        var characters = words.codePoints().toArray();
        var places = new TreeSet<Long>();
        for (int from = 0; from < characters.length; from++) {
            places.add(piece(characters, from) << ORDINAL_BITS | ordinal);
        }
        return places;
    }

    private static List<Places> pieces(String text) {
        var characters = text.codePoints().toArray();
        int shorter = Math.max(0, LENGTH - characters.length);
        var pieces = new ArrayList<Places>();
        for (int from = 0; from < Math.clamp(characters.length - LENGTH + 1, 1, MOST_PIECES); from++) {
            long first = piece(characters, from);
            long last = first | (1L << CHARACTER_BITS * shorter) - 1;
            pieces.add(new Places(first << ORDINAL_BITS, last << ORDINAL_BITS | ORDINALS));
        }
        return pieces;
    }

    /** Three characters from a place on; zeros beyond the last one. */
    private static long piece(int[] characters, int from) {
        long piece = 0;
        for (int at = from; at < from + LENGTH; at++) {
            piece = piece << CHARACTER_BITS | (at < characters.length ? 1 + characters[at] % ((1 << CHARACTER_BITS) - 1) : 0);
        }
        return piece;
    }
}
