package tercio.adapters.http.computing;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import tercio.domain.ruling.Cancellation;

/** Writes text until its request is cancelled, which it checks after each full buffer. */
public final class CancelledWriter extends BufferedWriter {

    /** A writer to another one, which it closes with itself. */
    public CancelledWriter(Writer out) {
        super(new Writer(out) {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                Cancellation.check();
                out.write(text, from, length);
            }

            @Override
            public void flush() throws IOException {
                out.flush();
            }

            @Override
            public void close() throws IOException {
                out.close();
            }
        });
    }
}
