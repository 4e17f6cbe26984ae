package tercio.adapters.http;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Goes where it is led and keeps the cookies of one service, as a browser does. */
final class CookieBrowser implements AutoCloseable {

    private final HttpClient http = HttpClient.newHttpClient();
    private final String home;
    private final Map<String, String> cookies = new TreeMap<>();

    CookieBrowser(String home) {
        this.home = home;
    }

    Map<String, String> cookies() {
        return cookies;
    }

    /** The answer to one request, which may lead elsewhere. */
    HttpResponse<String> get(String address) {
        return send(HttpRequest.newBuilder(URI.create(address.startsWith("/") ? home + address : address)).GET());
    }

    HttpResponse<String> post(String path, String form) {
        return send(HttpRequest.newBuilder(URI.create(home + path)).header("Content-Type", "application/x-www-form-urlencoded").header("Origin", home).POST(HttpRequest.BodyPublishers.ofString(form)));
    }

    /** The answer to the last request to which it is led. */
    HttpResponse<String> follow(String address) {
        var answer = get(address);
        while (answer.statusCode() / 100 == 3) {
            answer = get(answer.headers().firstValue("Location").orElseThrow());
        }
        return answer;
    }

    /** The address to which a request leads, led up to an address that begins so. */
    String ledTo(String address, String beginning) {
        var at = address;
        do {
            at = get(at).headers().firstValue("Location").orElseThrow();
        } while (!at.startsWith(beginning));
        return at;
    }

    String cookieHeader() {
        return cookies.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).collect(Collectors.joining("; "));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        var built = request.copy();
        if (!cookies.isEmpty() && request.copy().build().uri().toString().startsWith(home)) {
            built.header("Cookie", cookieHeader());
        }
        try {
            var answer = http.send(built.build(), BodyHandlers.ofString());
            answer.headers().allValues("Set-Cookie").forEach(this::keep);
            return answer;
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private void keep(String cookie) {
        var pair = cookie.split(";", 2)[0].split("=", 2);
        if (pair[1].isEmpty()) {
            cookies.remove(pair[0]);
        } else {
            cookies.put(pair[0], pair[1]);
        }
    }

    @Override
    public void close() {
        http.close();
    }
}
