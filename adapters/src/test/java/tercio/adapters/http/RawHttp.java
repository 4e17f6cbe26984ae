package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sends requests byte for byte as they are written, also those that no client would send. */
record RawHttp(int port) {

    private static final int PATIENCE = 600_000;

    /** The answer, until the server closed the connection. */
    record Reply(int status, List<String> headers, String body) {

        Optional<String> header(String name) {
            return headers.stream().filter(line -> line.toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT) + ":"))
                    .map(line -> line.substring(name.length() + 1).strip()).reduce((one, two) -> one + ", " + two);
        }

        JsonNode json() {
            return new JsonMapper().readTree(body);
        }

        /** It is a problem in JSON with this status, and tells nothing of the program. */
        Reply problem(int expected) {
            assertThat(status).as(body).isEqualTo(expected);
            assertThat(header("Content-Type")).as(body).get().asString().startsWith("application/problem+json");
            assertThat(json().path("status").asInt()).isEqualTo(expected);
            assertThat(json().path("detail").asString("")).isNotEmpty();
            assertThat(body).doesNotContainPattern("Exception|\\tat |tercio\\.(domain|application|projections|adapters)\\.|java\\.|jackson|springframework|Tomcat");
            return this;
        }
    }

    Reply get(String path, String... headers) {
        return send("GET", path, "", headers);
    }

    Reply post(String path, String body, String... headers) {
        return send("POST", path, body, headers);
    }

    Reply send(String method, String path, String body, String... headers) {
        return send(method, path, body.getBytes(StandardCharsets.UTF_8), headers);
    }

    /** With the headers of an ordinary request, unless they are among those given. */
    Reply send(String method, String path, byte[] body, String... headers) {
        var text = new StringBuilder(method + " " + path + " HTTP/1.1\r\n");
        if (Arrays.stream(headers).noneMatch(header -> header.startsWith("Host:"))) {
            text.append("Host: localhost:").append(port).append("\r\n");
        }
        text.append("Connection: close\r\n");
        for (var header : headers) {
            text.append(header).append("\r\n");
        }
        if (body.length > 0) {
            text.append("Content-Length: ").append(body.length).append("\r\n");
        }
        var head = (text + "\r\n").getBytes(StandardCharsets.UTF_8);
        var request = Arrays.copyOf(head, head.length + body.length);
        System.arraycopy(body, 0, request, head.length, body.length);
        return exchange(request);
    }

    private Reply exchange(byte[] request) {
        try (var socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(PATIENCE);
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
            // One character a byte, so that lengths can be counted.
            return read(new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Reply read(String answer) {
        int end = answer.indexOf("\r\n\r\n");
        assertThat(end).as(answer).isPositive();
        var lines = answer.substring(0, end).lines().toList();
        var headers = lines.subList(1, lines.size());
        var body = answer.substring(end + 4);
        boolean chunked = headers.stream().anyMatch(line -> line.equalsIgnoreCase("Transfer-Encoding: chunked"));
        return new Reply(Integer.parseInt(lines.getFirst().split(" ")[1]), headers, text(chunked && !body.isEmpty() ? joined(body) : body));
    }

    private static String text(String bytes) {
        return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    private static String joined(String chunks) {
        var whole = new StringBuilder();
        int at = 0;
        while (true) {
            int line = chunks.indexOf("\r\n", at);
            int bytes = Integer.parseInt(chunks.substring(at, line).strip(), 16);
            if (bytes == 0) {
                return whole.toString();
            }
            whole.append(chunks, line + 2, line + 2 + bytes);
            at = line + 2 + bytes + 2;
        }
    }
}
