package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;

/** Large answers travel compressed to who can read that, small ones as they are. */
class CompressionTest {

    private static Service service;
    private static HttpClient http;

    @BeforeAll
    static void start() {
        service = Service.inMemory(RulebookModules.all().rulebooks());
        http = HttpClient.newHttpClient();
    }

    @AfterAll
    static void stop() {
        http.close();
        service.close();
    }

    private static HttpResponse<byte[]> get(String path, String... headers) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + path)).headers(headers).build();
        return http.send(request, BodyHandlers.ofByteArray());
    }

    @Test
    void aLargeAnswerWithAnETagIsCompressedAndKeepsIt() throws Exception {
        var plain = get("/api/rulesets/eu-military/board", "Accept-Encoding", "identity");
        var zipped = get("/api/rulesets/eu-military/board", "Accept-Encoding", "gzip, br");

        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(zipped.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(zipped.headers().allValues("Vary")).contains("Accept-Encoding");
        assertThat(zipped.headers().firstValue("ETag")).isEqualTo(plain.headers().firstValue("ETag"));
        assertThat(zipped.body().length).isLessThan(plain.body().length / 4);
        try (var unzipped = new GZIPInputStream(new ByteArrayInputStream(zipped.body()))) {
            assertThat(new String(unzipped.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(new String(plain.body(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void whoRefusesItGetsItPlainAndACacheIsTold() throws Exception {
        var refused = get("/api/rulesets/eu-military/board", "Accept-Encoding", "gzip;q=0, identity");
        assertThat(refused.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(String.join(",", refused.headers().allValues("Vary"))).containsIgnoringCase("Accept-Encoding");
    }

    @Test
    void aSmallOneIsNot() throws Exception {
        assertThat(get("/api/games", "Accept-Encoding", "gzip").headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(get("/api/games/nowhere/map", "Accept-Encoding", "gzip").statusCode()).isEqualTo(404);
    }
}
