package tercio.adapters.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The lines of a stream, read one at a time. A line beyond the limit is skipped without being held in memory. */
final class RequestLines {

    /** One line, without its line end. */
    sealed interface Line {
        record Whole(byte[] text) implements Line {}

        record TooLong() implements Line {}
    }

    private final InputStream input;
    private final int longest;
    private final byte[] buffer = new byte[1 << 16];
    private int filled;
    private int at;

    /** @param longest the maximum length of a line in bytes */
    RequestLines(InputStream input, int longest) {
        this.input = input;
        this.longest = longest;
    }

    /** The next line, or empty at the end of the stream. */
    Optional<Line> next() throws IOException {
        if (at == filled && !fill()) {
            return Optional.empty();
        }
        var text = new ByteArrayOutputStream();
        boolean tooLong = false;
        do {
            int end = at;
            while (end < filled && buffer[end] != '\n') {
                end++;
            }
            tooLong |= text.size() + end - at > longest;
            if (!tooLong) {
                text.write(buffer, at, end - at);
            }
            boolean ended = end < filled;
            at = ended ? end + 1 : end;
            if (ended) {
                break;
            }
        } while (fill());
        return Optional.of(tooLong ? new Line.TooLong() : new Line.Whole(text.toByteArray()));
    }

    /** Whether reading the next line would block. Finished answers should then be flushed. */
    boolean mustWait() throws IOException {
        return at == filled && input.available() == 0;
    }

    private boolean fill() throws IOException {
        at = 0;
        filled = Math.max(0, input.read(buffer));
        return filled > 0;
    }
}
