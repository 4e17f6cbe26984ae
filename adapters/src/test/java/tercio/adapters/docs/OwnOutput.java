package tercio.adapters.docs;

import java.io.IOException;
import java.io.OutputStream;

/** Takes what the thread that made it prints; what other threads print meanwhile, tests that run beside, goes where it went before. */
final class OwnOutput extends OutputStream {

    private final Thread own = Thread.currentThread();
    private final OutputStream taken;
    private final OutputStream others;

    OwnOutput(OutputStream taken, OutputStream others) {
        this.taken = taken;
        this.others = others;
    }

    private OutputStream output() {
        return Thread.currentThread() == own ? taken : others;
    }

    @Override
    public void write(int character) throws IOException {
        output().write(character);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        output().write(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
        output().flush();
    }
}
