package tercio.adapters.service;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import tercio.adapters.http.access.OperatorToken;

/**
 * The running service of a data folder, for commands that send it the token of the folder. It must first prove that it holds this token,
 * because a killed service leaves its address behind, and another program may listen there since.
 */
public final class RunningService implements AutoCloseable {

    private static final Duration CONNECTING = Duration.ofSeconds(5);
    private static final Duration PROVING = Duration.ofSeconds(30);
    private static final int NONCE = 32;
    /** Longest proof in bytes. */
    private static final int LONGEST = 1000;
    private static final Pattern PROOF = Pattern.compile("\\{\"proof\":\"([0-9a-f]{64})\"}");
    private static final int OK = 200;

    private final ServiceAddress address;
    private final HttpClient http;

    private RunningService(ServiceAddress address, HttpClient http) {
        this.address = address;
        this.http = http;
    }

    /** The service of a folder; empty if none is running. */
    public static Optional<RunningService> on(Path folder) throws IOException, InterruptedException {
        var address = ServiceAddress.in(folder);
        if (address.isEmpty()) {
            return Optional.empty();
        }
        // Without a proxy, because the service is on this machine and the token is for it alone.
        var http = HttpClient.newBuilder().proxy(HttpClient.Builder.NO_PROXY).connectTimeout(CONNECTING).version(HttpClient.Version.HTTP_1_1).build();
        if (provesToken(address.get(), http)) {
            return Optional.of(new RunningService(address.get(), http));
        }
        http.shutdownNow();
        return Optional.empty();
    }

    private static boolean provesToken(ServiceAddress address, HttpClient http) throws InterruptedException {
        var bytes = new byte[NONCE];
        new SecureRandom().nextBytes(bytes);
        var nonce = HexFormat.of().formatHex(bytes);
        var request = HttpRequest.newBuilder(URI.create(address.home() + "/api/operator/proof")).timeout(PROVING)
                .header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString("{\"nonce\":\"" + nonce + "\"}")).build();
        try {
            var answer = http.send(request, BodyHandlers.ofInputStream());
            try (var body = answer.body()) {
                var proof = PROOF.matcher(new String(body.readNBytes(LONGEST), StandardCharsets.UTF_8).strip());
                return answer.statusCode() == OK && proof.matches() && MessageDigest.isEqual(proof.group(1).getBytes(StandardCharsets.UTF_8),
                        new OperatorToken(address.token()).proof(address.address(), address.port(), nonce).getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException noService) {
            // Nothing listens there, or a program with another protocol.
            return false;
        }
    }

    /** The answer to a request of the operator. The caller closes its body. */
    public HttpResponse<InputStream> get(String path) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(URI.create(address.home() + path)).header("Authorization", "Bearer " + address.token()).build(),
                BodyHandlers.ofInputStream());
    }

    /** The same for a body of JSON that is posted. */
    public HttpResponse<InputStream> post(String path, String json) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(URI.create(address.home() + path)).header("Authorization", "Bearer " + address.token())
                .header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(json)).build(), BodyHandlers.ofInputStream());
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
