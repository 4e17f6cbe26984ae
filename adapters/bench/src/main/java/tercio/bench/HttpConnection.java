package tercio.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * One persistent connection to the service. It does as little as possible because it shares the measured cores: the JDK's
 * own client takes as long as the service itself.
 */
final class HttpConnection implements AutoCloseable {

    private final Socket socket;
    private final OutputStream out;
    private final InputStream in;

    HttpConnection(int port) {
        try {
            socket = new Socket("127.0.0.1", port);
            socket.setTcpNoDelay(true);
            out = socket.getOutputStream();
            in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Posts JSON and reads the whole response, whose status must be a success. */
    void post(String path, String token, String body) {
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token
                + "\r\nContent-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n\r\n" + body);
    }

    /**
     * Reads a resource; the status must be a success.
     *
     * @param token empty for whoever has none
     */
    String get(String path, String token) {
        return exchange("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n") + "\r\n");
    }

    /** Sends a request that may be refused and returns the status; 0 when the connection was closed. */
    int status(String method, String path, String token, String body) {
        try {
            out.write((method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token
                    + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body)
                    .getBytes(StandardCharsets.US_ASCII));
            out.flush();
            return Integer.parseInt(read().status().split(" ")[1]);
        } catch (IOException closed) {
            return 0;
        }
    }

    /** A response. */
    private record Response(String status, String body) {}

    private String exchange(String request) {
        try {
            out.write(request.getBytes(StandardCharsets.UTF_8));
            out.flush();
            var response = read();
            if (!response.status().startsWith("HTTP/1.1 2")) {
                throw new IllegalStateException(response.status() + " " + response.body());
            }
            return response.body();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private Response read() throws IOException {
        var status = line();
        int length = -1;
        for (var header = line(); !header.isEmpty(); header = line()) {
            if (header.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                length = Integer.parseInt(header.substring(header.indexOf(':') + 1).strip());
            }
        }
        return new Response(status, length >= 0 ? new String(in.readNBytes(length), StandardCharsets.UTF_8) : chunks());
    }

    private String chunks() throws IOException {
        var body = new StringBuilder();
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            body.append(new String(in.readNBytes(size), StandardCharsets.UTF_8));
            line();
        }
        line();
        return body.toString();
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        for (int read = in.read(); read != '\n'; read = in.read()) {
            if (read < 0) {
                throw new IOException("the service closed the connection");
            }
            if (read != '\r') {
                line.append((char) read);
            }
        }
        return line.toString();
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
