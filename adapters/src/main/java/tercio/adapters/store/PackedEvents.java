package tercio.adapters.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.RecordCodec;

/**
 * Events of a game as one block of bytes: a number for the form, then XZ over the number of events and the columns of each row in turn.
 *
 * <p>Decided: LZMA with one dictionary over the whole game, because the texts of events repeat each other over long distances: it takes two
 * thirds of what deflate takes. The hash of an event is not packed but computed again, as it follows from the texts; it cannot be compressed
 * and would be a quarter of the block. Given up: Axon's identifiers of the messages, and the numbers of the rows in the stream, which no
 * reader of a game has.
 */
final class PackedEvents {

    /** The most bytes that a block may hold. */
    static final int LARGEST = 16 << 20;
    /** The most bytes that the events of a block may have. */
    static final int LARGEST_UNPACKED = 64 << 20;

    private static final int FORM = 1;
    private static final int LEVEL = 6;
    private static final int LARGEST_DICTIONARY = 4 << 20;
    private static final int SMALLEST_DICTIONARY = 1 << 16;
    private static final int MEMORY_KILOBYTES = 32 << 10;
    private static final int SEVEN_BITS = 7;
    /** Texts up to this many bytes are those of the rows before, once in memory. */
    private static final int SHORT = 64;

    private PackedEvents() {}

    /**
     * An event with all of its row that a reader may see.
     *
     * @param entity the kind of entity as Axon calls it
     * @param time of the message, as Axon stores it
     */
    record Row(String entity, String time, RecordCodec.EncodedEvent fact, EncodedEnvelope envelope) {}

    /** Packs events in order of position. */
    static byte[] pack(List<Row> rows) {
        var bytes = new ByteArrayOutputStream();
        bytes.write(FORM);
        try {
            var options = new LZMA2Options(LEVEL);
            // Packing takes eleven times as much memory as the dictionary has.
            options.setDictSize((int) Math.clamp(length(rows), SMALLEST_DICTIONARY, LARGEST_DICTIONARY));
            try (var out = new DataOutputStream(new XZOutputStream(bytes, options))) {
                number(out, rows.size());
                for (var row : rows) {
                    text(out, row.entity());
                    text(out, row.time());
                    text(out, row.fact().type());
                    number(out, row.fact().version());
                    text(out, row.fact().payload());
                    text(out, row.envelope().text());
                    text(out, row.envelope().explanation());
                }
            }
        } catch (IOException memoryNeverFails) {
            throw new UncheckedIOException(memoryNeverFails);
        }
        return bytes.toByteArray();
    }

    /** The length of the texts of events in characters. */
    static long length(List<Row> rows) {
        return rows.stream().mapToLong(row -> row.fact().payload().length() + row.envelope().text().length() + row.envelope().explanation().length()).sum();
    }

    /** @throws IOException if these are not bytes that {@link #pack} made */
    static List<Row> unpack(byte[] block) throws IOException {
        if (block.length == 0 || block[0] != FORM) {
            throw new IOException("the packed events have no form that this program knows");
        }
        try (var in = new DataInputStream(new XZInputStream(new ByteArrayInputStream(block, 1, block.length - 1), MEMORY_KILOBYTES))) {
            var reading = new Reading(in);
            int count = reading.number();
            var rows = new ArrayList<Row>();
            for (int at = 0; at < count; at++) {
                rows.add(new Row(reading.text(), reading.text(), new RecordCodec.EncodedEvent(reading.text(), reading.number(), reading.text()),
                        new EncodedEnvelope(reading.text(), reading.text())));
            }
            return rows;
        }
    }

    private static void number(DataOutputStream out, int number) throws IOException {
        int rest = number;
        while (rest >= 1 << SEVEN_BITS) {
            out.write(rest & (1 << SEVEN_BITS) - 1 | 1 << SEVEN_BITS);
            rest >>>= SEVEN_BITS;
        }
        out.write(rest);
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        number(out, bytes.length);
        out.write(bytes);
    }

    /** Reads no more than {@link #LARGEST_UNPACKED} bytes. */
    private static final class Reading {
        private final DataInputStream in;
        private int left = LARGEST_UNPACKED;
        /** Most rows repeat the short texts of the row before them. */
        private final Map<String, String> known = new HashMap<>();

        Reading(DataInputStream in) {
            this.in = in;
        }

        int number() throws IOException {
            int number = 0;
            for (int shift = 0; shift < Integer.SIZE; shift += SEVEN_BITS) {
                int next = in.read();
                if (next < 0) {
                    throw new EOFException("the packed events end too early");
                }
                number |= (next & (1 << SEVEN_BITS) - 1) << shift;
                if (next < 1 << SEVEN_BITS) {
                    return number;
                }
            }
            throw new IOException("a number of the packed events is too large");
        }

        String text() throws IOException {
            int length = number();
            left -= length;
            if (length < 0 || left < 0) {
                throw new IOException("the packed events are longer than " + LARGEST_UNPACKED + " bytes");
            }
            var bytes = in.readNBytes(length);
            if (bytes.length < length) {
                throw new EOFException("the packed events end too early");
            }
            var text = new String(bytes, StandardCharsets.UTF_8);
            return length <= SHORT ? known.computeIfAbsent(text, same -> same) : text;
        }
    }
}
