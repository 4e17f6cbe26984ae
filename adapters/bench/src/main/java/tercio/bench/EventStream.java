package tercio.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** The stream of events of a game at a service, as a page listens to it. */
final class EventStream implements AutoCloseable {

    private static final String ID = "id:";
    private static final int PATIENCE_MILLISECONDS = 30_000;

    private final Socket socket;
    private final BufferedReader lines;

    EventStream(int port, String game, String token) {
        try {
            socket = new Socket("127.0.0.1", port);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(PATIENCE_MILLISECONDS);
            socket.getOutputStream().write(("GET /api/games/" + game + "/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token
                    + "\r\nAccept: text/event-stream\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            lines = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Reads until the event at a position was told. */
    void await(int position) {
        try {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(ID) && Integer.parseInt(line.substring(ID.length()).strip()) >= position) {
                    return;
                }
            }
            throw new IOException("the stream ended before position " + position);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
