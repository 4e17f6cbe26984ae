package tercio.adapters.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A line to a server that a test cuts, so that nothing comes through and nothing is closed, or breaks, so that all connections end. */
final class CutLine implements AutoCloseable {

    private static final int BLOCK = 1 << 13;

    private final ServerSocket listening;
    private final int to;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition joined = lock.newCondition();
    private boolean cut;

    /** @param to the port of the server */
    CutLine(int to) {
        this.to = to;
        try {
            listening = new ServerSocket(0);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return listening.getLocalPort();
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                var client = listening.accept();
                sockets.add(client);
                Thread.ofVirtual().start(() -> connect(client));
            } catch (IOException ended) {
                return;
            }
        }
    }

    private void connect(Socket client) {
        try {
            awaitJoined();
            var server = new Socket("127.0.0.1", to);
            sockets.add(server);
            Thread.ofVirtual().start(() -> pass(client, server));
            pass(server, client);
        } catch (IOException | InterruptedException noServer) {
            end(client);
        }
    }

    private void pass(Socket from, Socket into) {
        var block = new byte[BLOCK];
        try {
            for (int read = from.getInputStream().read(block); read > 0; read = from.getInputStream().read(block)) {
                awaitJoined();
                into.getOutputStream().write(block, 0, read);
            }
        } catch (IOException | InterruptedException ended) {
            // Both ends are closed, as on a line.
        } finally {
            end(from);
            end(into);
        }
    }

    private void awaitJoined() throws InterruptedException {
        lock.lock();
        try {
            while (cut) {
                joined.await();
            }
        } finally {
            lock.unlock();
        }
    }

    private void end(Socket socket) {
        sockets.remove(socket);
        try {
            socket.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Nothing comes through any more, and nobody is told. */
    void cut() {
        set(true);
    }

    /** Lets everything sent meanwhile arrive. */
    void join() {
        set(false);
    }

    private void set(boolean now) {
        lock.lock();
        try {
            cut = now;
            joined.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** All connections end; further ones are made. */
    void breakAll() {
        Set.copyOf(sockets).forEach(this::end);
    }

    @Override
    public void close() throws IOException {
        join();
        listening.close();
        breakAll();
    }
}
