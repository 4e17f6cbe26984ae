package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * A line of the manifest that tells of a game, taken from its bytes as {@link ManifestFile} writes them: a start reads one for each game, and a
 * parser of JSON takes five times as long. Lines of other kinds are left to such a parser.
 */
final class ManifestLine {

    private static final byte[] COUNTER = bytes("{\"n\":");
    private static final byte[] GAME = bytes(",\"game\":\"");
    private static final byte[] POSITION = bytes("\",\"position\":");
    private static final byte[] HEAD = bytes(",\"head\":\"");
    private static final byte[] VERSION = bytes("\",\"version\":");
    private static final byte[] CREDENTIALS = bytes(",\"credentials\":\"");
    private static final byte[] END = bytes("\"" + ManifestFile.MAC);
    private static final int DECIMAL = 10;
    /** Digits of a number that surely is not too large. */
    private static final int LONG_DIGITS = 18;

    private byte[] line;
    private int at;
    private int end;
    private boolean fits;
    private long counter;
    private String game;
    private KnownGame known;

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Reads a line. */
    void read(byte[] buffer, int from, int size) {
        line = buffer;
        at = from;
        end = from + size;
        fits = true;
        skip(COUNTER);
        counter = number(Long.MAX_VALUE);
        skip(GAME);
        game = text();
        skip(POSITION);
        int position = (int) number(Integer.MAX_VALUE);
        skip(HEAD);
        var head = hash();
        skip(VERSION);
        int version = (int) number(Integer.MAX_VALUE);
        skip(CREDENTIALS);
        var credentials = hash();
        skip(END);
        known = fits ? new KnownGame(position, head, version, credentials) : KnownGame.NEW;
    }

    /** Whether it is one of a game, as this program writes it. */
    boolean isOfGame() {
        return fits;
    }

    /** Its number. */
    long counter() {
        return counter;
    }

    /** The id of the game. */
    String game() {
        return game;
    }

    /** The game as it is known from then on. */
    KnownGame knownGame() {
        return known;
    }

    private void skip(byte[] expected) {
        for (int next = 0; fits && next < expected.length; next++) {
            fits = at < end && line[at++] == expected[next];
        }
    }

    private long number(long most) {
        int from = at;
        long number = 0;
        while (fits && at < end && line[at] >= '0' && line[at] <= '9') {
            number = DECIMAL * number + line[at++] - '0';
            fits = at - from <= LONG_DIGITS;
        }
        fits = fits && at > from && number <= most;
        return number;
    }

    /** A text of plain characters, up to its end. */
    private String text() {
        int from = at;
        while (fits && at < end && line[at] != '"') {
            fits = line[at] >= ' ' && line[at] != '\\';
            at++;
        }
        return fits ? new String(line, from, at - from, StandardCharsets.US_ASCII) : "";
    }

    /** A hash in hexadecimal, or nothing, up to its end. */
    private byte[] hash() {
        int from = at;
        while (fits && at < end && line[at] != '"') {
            fits = HexFormat.isHexDigit(line[at++]);
        }
        fits = fits && (at - from) % 2 == 0;
        var hash = new byte[fits ? (at - from) / 2 : 0];
        for (int next = 0; next < hash.length; next++) {
            hash[next] = (byte) (HexFormat.fromHexDigit(line[from + 2 * next]) << 4 | HexFormat.fromHexDigit(line[from + 2 * next + 1]));
        }
        return hash;
    }
}
