package tercio.adapters.hooks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * One HTTP request with a small body, to an address that was checked. It is written by hand because the connection has to go to exactly
 * that address and to no other that the name resolves to a moment later.
 */
final class WebhookRequest {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** Longest first line of an answer in characters; the rest is not read. */
    private static final int LONGEST_LINE = 200;

    private WebhookRequest() {}

    /** Posts JSON and returns the status code of the answer. */
    static int post(URI to, String json, boolean privateAllowed) throws IOException {
        boolean secure = to.getScheme().equals("https");
        int port = HookAddress.Web.port(to);
        var address = PublicAddresses.of(to.getHost(), privateAllowed);
        try (var plain = new Socket()) {
            plain.connect(new InetSocketAddress(address, port), (int) PATIENCE.toMillis());
            plain.setSoTimeout((int) PATIENCE.toMillis());
            if (!secure) {
                return exchange(plain, to, json);
            }
            try (var encrypted = (SSLSocket) ((SSLSocketFactory) SSLSocketFactory.getDefault()).createSocket(plain, to.getHost(), port, true)) {
                var terms = encrypted.getSSLParameters();
                terms.setEndpointIdentificationAlgorithm("HTTPS");
                encrypted.setSSLParameters(terms);
                encrypted.startHandshake();
                return exchange(encrypted, to, json);
            }
        }
    }

    private static int exchange(Socket socket, URI to, String json) throws IOException {
        var body = json.getBytes(StandardCharsets.UTF_8);
        var path = (to.getRawPath() == null || to.getRawPath().isEmpty() ? "/" : to.getRawPath()) + (to.getRawQuery() == null ? "" : "?" + to.getRawQuery());
        var host = to.getHost() + (to.getPort() > 0 ? ":" + to.getPort() : "");
        var head = "POST " + path + " HTTP/1.1\r\nHost: " + host + "\r\nUser-Agent: Tercio\r\nContent-Type: application/json\r\nContent-Length: "
                + body.length + "\r\nConnection: close\r\n\r\n";
        var out = socket.getOutputStream();
        out.write(head.getBytes(StandardCharsets.US_ASCII));
        out.write(body);
        out.flush();
        return status(new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1), LONGEST_LINE));
    }

    private static int status(BufferedReader answer) throws IOException {
        var line = new StringBuilder();
        for (int letter = answer.read(); letter >= 0 && letter != '\n' && line.length() < LONGEST_LINE; letter = answer.read()) {
            line.append((char) letter);
        }
        var parts = line.toString().strip().split(" ", 3);
        if (parts.length < 2 || !parts[0].startsWith("HTTP/") || !parts[1].matches("\\d{3}")) {
            throw new IOException("the answer is not HTTP");
        }
        return Integer.parseInt(parts[1]);
    }
}
