package tercio.adapters.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/**
 * Follows the lines of a manifest up to the first that does not fit. A line is taken from its bytes: there is one for each game, and no game is
 * answered for before all are read.
 */
final class ManifestReading {

    private static final int BUFFER = 1 << 16;
    private static final byte[] MAC = ManifestFile.MAC.getBytes(StandardCharsets.US_ASCII);
    private static final byte[] END = ManifestFile.END.getBytes(StandardCharsets.US_ASCII);
    /** The length of a keyed hash in hexadecimal. */
    private static final int HASH = 64;
    private static final byte[] DIGITS = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
    /** The bits of a digit. */
    private static final int HALF = 4;
    private static final int LOWER_HALF = 15;

    /** The state of a file by which it is known that nobody wrote it meanwhile. */
    private record FileState(Object key, long size, Object modified) {

        static FileState of(Path file) throws IOException {
            var about = Files.readAttributes(file, BasicFileAttributes.class);
            return new FileState(String.valueOf(about.fileKey()), about.size(), about.lastModifiedTime());
        }
    }

    private final RowSeals macs;
    private final JsonMapper json;
    private final FileState state;
    private final ManifestLine line = new ManifestLine();
    private final Map<String, KnownGame> games = new HashMap<>();
    private String id = "";
    private String finding = "";
    private String fault = "";
    private boolean ended;
    private long counter;
    private long length;
    private int lines;
    private byte[] before = ManifestFile.START;

    private ManifestReading(RowSeals macs, JsonMapper json, FileState state) {
        this.macs = macs;
        this.json = json;
        this.state = state;
    }

    /**
     * Reads a file.
     *
     * @param macs with the secret of the file of keys
     * @throws IOException if it cannot be read; lines that do not fit are told by {@link #content}
     */
    static ManifestReading of(Path file, RowSeals macs, JsonMapper json) throws IOException {
        var reading = new ManifestReading(macs, json, FileState.of(file));
        try (var in = Files.newInputStream(file)) {
            reading.readAll(in);
        }
        return reading;
    }

    /** Whether the file is still the one that was read. */
    boolean isOf(Path file) throws IOException {
        return state.equals(FileState.of(file));
    }

    ManifestFile.Content content() {
        return new ManifestFile.Content(id, counter, games, ended, finding, fault);
    }

    /** The counter of the last line that fits. */
    long counter() {
        return counter;
    }

    /** The keyed hash of the last line that fits. */
    byte[] lastHash() {
        return before;
    }

    /** The number of lines that fit. */
    int lines() {
        return lines;
    }

    /** The bytes of the lines that fit. */
    long length() {
        return length;
    }

    private void readAll(InputStream in) throws IOException {
        var buffer = new byte[BUFFER];
        int kept = 0;
        for (int read = in.read(buffer, 0, buffer.length); read > 0 && fault.isEmpty(); read = in.read(buffer, kept, buffer.length - kept)) {
            int end = kept + read;
            int from = 0;
            for (int at = kept; at < end && fault.isEmpty(); at++) {
                if (buffer[at] == '\n') {
                    readLine(buffer, from, at - from);
                    from = at + 1;
                }
            }
            kept = end - from;
            if (kept > ManifestFile.LONGEST_LINE) {
                fault = "line " + (lines + 1) + " is too long";
                return;
            }
            System.arraycopy(buffer, from, buffer, 0, kept);
        }
    }

    private void readLine(byte[] buffer, int from, int size) {
        int said = size - MAC.length - HASH - END.length;
        var mac = said < 0 ? ManifestFile.START : macs.of(before, new RowSeals.Utf8(buffer, from, said));
        if (said < 0 || !hasHash(buffer, from + said, mac)) {
            fault = "line " + (lines + 1) + " was not written with the secret of this folder, or not after the line before it";
            return;
        }
        try {
            take(buffer, from, size);
        } catch (JacksonException | IllegalArgumentException unfit) {
            fault = "line " + (lines + 1) + " cannot be read";
            return;
        }
        before = mac;
        lines++;
        length += size + 1;
    }

    /** Whether a keyed hash stands at a place of a line, as it is written. */
    private static boolean hasHash(byte[] buffer, int at, byte[] mac) {
        int hash = at + MAC.length;
        int differences = 0;
        for (int digit = 0; digit < HASH; digit++) {
            int half = digit % 2 == 0 ? mac[digit / 2] >> HALF : mac[digit / 2];
            differences |= buffer[hash + digit] ^ DIGITS[half & LOWER_HALF];
        }
        return Arrays.equals(buffer, at, hash, MAC, 0, MAC.length) && Arrays.equals(buffer, hash + HASH, hash + HASH + END.length, END, 0, END.length) && differences == 0;
    }

    private void take(byte[] buffer, int from, int size) {
        line.read(buffer, from, size);
        if (line.isOfGame()) {
            counter = line.counter();
            games.put(line.game(), line.knownGame());
            ended = false;
            return;
        }
        try (var parser = json.createParser(buffer, from, size)) {
            take(parser);
        }
    }

    private void take(JsonParser parser) {
        String game = null;
        boolean names = false;
        boolean ends = false;
        int position = 0;
        int version = 0;
        var head = "";
        var credentials = "";
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw new IllegalArgumentException("a line is an object");
        }
        for (var field = parser.nextName(); field != null; field = parser.nextName()) {
            parser.nextToken();
            switch (field) {
                case "n" -> counter = parser.getLongValue();
                case "game" -> game = parser.getString();
                case "position" -> position = parser.getIntValue();
                case "head" -> head = parser.getString();
                case "version" -> version = parser.getIntValue();
                case "credentials" -> credentials = parser.getString();
                case "ended" -> ends = true;
                case "format" -> names = true;
                case "id" -> id = names ? parser.getString() : id;
                case "finding" -> finding = names ? parser.getString() : finding;
                default -> parser.skipChildren();
            }
        }
        ended = ends;
        if (game != null) {
            games.put(game, KnownGame.of(position, head, version, credentials));
        }
    }
}
