package tercio.adapters.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Served;

/** The documentation as a browser gets it. */
class DocsServiceTest {

    private static final Pattern HREF = Pattern.compile("(?:href|src|action)=\"([^\"]*)\"");

    private static HttpResponse<String> get(String path, String... headers) {
        var request = HttpRequest.newBuilder(URI.create(Served.installed().base() + path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try (var http = HttpClient.newHttpClient()) {
            return http.send(request.build(), BodyHandlers.ofString());
        } catch (Exception failed) {
            throw new IllegalStateException(failed);
        }
    }

    @Test
    void everyPageIsServedAndItsLinksLeadSomewhere() {
        var library = DocsLibrary.read();
        assertThat(library.pages()).hasSizeGreaterThan(25);
        for (var page : library.pages()) {
            var answer = get("/docs/" + page.path());
            assertThat(answer.statusCode()).as(page.path()).isEqualTo(200);
            assertThat(answer.body()).contains("<h1", page.title().replace("'", "&#39;"), "aria-current=\"page\"").doesNotContain("<script", "style=\"", "&lt;!--");
            HREF.matcher(answer.body()).results().map(found -> found.group(1)).filter(to -> !to.startsWith("#")).distinct().forEach(to -> {
                var address = URI.create("http://host/docs/" + page.path()).resolve(to).getPath();
                if (address.startsWith("/docs/")) {
                    boolean picture = address.endsWith(".png") || address.endsWith(".svg");
                    assertThat(picture ? DocsLibrary.picture(address.substring("/docs/".length())).isPresent() : library.page(address.substring("/docs/".length())).isPresent())
                            .as("%s of %s", to, page.path()).isTrue();
                } else {
                    assertThat(address).as("%s of %s", to, page.path()).isIn("/", "/docs", "/api/docs", "/page/docs.css", "/favicon.svg");
                }
            });
        }
    }

    @Test
    void thePolicyIsStrictAndRunsNoScript() {
        var policy = get("/docs").headers().firstValue("Content-Security-Policy").orElse("");
        assertThat(policy).contains("default-src 'none'", "form-action 'self'", "frame-ancestors 'none'").doesNotContain("script-src", "unsafe");
        assertThat(get("/docs/board.png").headers().firstValue("Content-Type")).contains("image/png");
        assertThat(get("/docs/way.svg").headers().firstValue("Content-Type")).contains("image/svg+xml");
    }

    @Test
    void theSearchFindsPlacesByAllWords() {
        assertThat(get("/docs?q=backup+restore").body()).contains("docs/operator/data#restore", "Data folder, backup and keys");
        assertThat(get("/docs?q=zweihander").body()).contains("Nothing has all of these words.");
        assertThat(get("/docs?q=%3Cscript%3Ealert(1)%3C/script%3E").body()).contains("value=\"&lt;script&gt;").doesNotContain("<script>");
        var long_ = get("/docs?q=" + "a".repeat(101));
        assertThat(long_.statusCode()).isEqualTo(400);
        assertThat(long_.body()).contains("at most 100 characters");
        assertThat(get("/docs?q=the").body()).contains("The first 40 places:");
    }

    @Test
    void aPageThatIsMissingSaysSo() {
        for (var path : new String[] {"/docs/nothing", "/docs/user/nothing", "/docs/index", "/docs/nothing.png"}) {
            var answer = get(path);
            assertThat(answer.statusCode()).as(path).isEqualTo(404);
            assertThat(answer.body()).as(path).contains("There is no such page.");
        }
        assertThat(get("/docs/..%2f..%2fapplication.properties").statusCode()).isIn(400, 404);
        assertThat(get("/docs/").headers().firstValue("Location")).contains("/docs");
    }

    @Test
    void aPageIsSentOnce() {
        var first = get("/docs/user/dice");
        var again = get("/docs/user/dice", "If-None-Match", first.headers().firstValue("ETag").orElseThrow());
        assertThat(again.statusCode()).isEqualTo(304);
    }

    @Test
    void theAddressOfTheInterfaceAnswers() {
        var page = get("/api", "Accept", "text/html,application/xhtml+xml,*/*;q=0.8");
        assertThat(page.statusCode()).isEqualTo(302);
        assertThat(page.headers().firstValue("Location")).contains("/api/docs");
        var program = get("/api");
        assertThat(program.statusCode()).isEqualTo(200);
        assertThat(program.body()).contains("\"description\":\"/api/openapi.json\"", "\"guide\":\"/docs/api/overview\"");
        assertThat(get("/api/").statusCode()).isEqualTo(200);
    }
}
