package tercio.adapters.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Reads a record line by line; a line or a record that is too long is refused before it is in memory. */
final class RecordLines {

    /** Characters of a line: an event and its envelope fill at most a million bytes each. */
    static final int LONGEST_LINE = 2_200_000;
    /** The byte-order mark, which some programs put before a text in UTF-8. It is passed over. */
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    /** Characters of a whole record, also where there is memory for more. */
    private static final long LONGEST_RECORD = 512L << 20;
    /** A record that is read takes about so many bytes of the heap for each of its characters. */
    private static final int BYTES_OF_A_CHARACTER = 6;

    private final BufferedReader in;
    private final int longestLine;
    private final long longestRecord;
    private final char[] block = new char[1 << 13];
    private int at;
    private int filled;
    private int number;
    private long read;

    RecordLines(BufferedReader in) {
        this(in, LONGEST_LINE, longestRecord());
    }

    RecordLines(BufferedReader in, int longestLine, long longestRecord) {
        this.in = in;
        this.longestLine = longestLine;
        this.longestRecord = longestRecord;
    }

    /** Characters of a whole record: what the heap of this process has room for. */
    static long longestRecord() {
        return Math.min(LONGEST_RECORD, Runtime.getRuntime().maxMemory() / BYTES_OF_A_CHARACTER);
    }

    /** The next line without its end; null at the end of the record. */
    String next() {
        number++;
        var line = new StringBuilder();
        try {
            if (!more()) {
                return null;
            }
            for (boolean ended = false; !ended && more(); at++) {
                int from = at;
                while (at < filled && block[at] != '\n') {
                    at++;
                }
                line.append(block, from, at - from);
                if (line.length() > longestLine) {
                    throw new InvalidRecord(number, Sentence.of("kernel.record.long-line").with("most", longestLine));
                }
                ended = at < filled;
            }
        } catch (CharacterCodingException unreadable) {
            throw new InvalidRecord(number, Sentence.of("kernel.record.no-utf8"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        read += line.length();
        if (read > longestRecord) {
            throw new InvalidRecord(number, Sentence.of("kernel.record.long-record").with("most", new Text(String.valueOf(longestRecord))).with("memory", longestRecord < LONGEST_RECORD));
        }
        if (number == 1 && !line.isEmpty() && line.charAt(0) == BYTE_ORDER_MARK) {
            line.deleteCharAt(0);
        }
        boolean windows = !line.isEmpty() && line.charAt(line.length() - 1) == '\r';
        return windows ? line.substring(0, line.length() - 1) : line.toString();
    }

    /** Whether there is a further character. Fills the block where it is used up. */
    private boolean more() throws IOException {
        if (at >= filled) {
            at = 0;
            filled = Math.max(0, in.read(block));
        }
        return at < filled;
    }
}
