package tercio.adapters.http;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A player's program: it knows no rules, only HTTP. */
public final class Client implements AutoCloseable {

    /** An answer of the service. */
    public record Reply(int status, JsonNode body, HttpResponse<String> raw) {
        public String etag() {
            return raw.headers().firstValue("ETag").orElse("");
        }

        public String detail() {
            return body.path("detail").asString("");
        }
    }

    /** A game that was made, with its tokens. */
    public record Made(String id, String host, String anna, String bert) {}

    private final HttpClient http = HttpClient.newHttpClient();
    private final JsonMapper json = new JsonMapper();
    private final String base;

    public Client(int port) {
        this("http://127.0.0.1:" + port);
    }

    /** @param base such as {@code http://10.0.0.1:8080} */
    Client(String base) {
        this.base = base;
    }

    public Reply get(String path, String token, String... headers) {
        return send(HttpRequest.newBuilder(URI.create(base + path)).GET(), token, headers);
    }

    public Reply post(String path, String token, String body, String... headers) {
        return send(HttpRequest.newBuilder(URI.create(base + path)).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)), token, headers);
    }

    public Reply put(String path, String token, String body) {
        return send(HttpRequest.newBuilder(URI.create(base + path)).header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(body)), token);
    }

    public Reply delete(String path, String token) {
        return send(HttpRequest.newBuilder(URI.create(base + path)).DELETE(), token);
    }

    private Reply send(HttpRequest.Builder request, String token, String... headers) {
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            var raw = http.send(request.build(), BodyHandlers.ofString());
            var type = raw.headers().firstValue("Content-Type").orElse("");
            return new Reply(raw.statusCode(), type.contains("json") && !type.contains("jsonl")
                    ? json.readTree(raw.body()) : json.createObjectNode(), raw);
        } catch (java.io.IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** A race of ten squares between Anna, who is red, and Bert, who is blue. */
    public Made race(String dice, String undo, boolean open) {
        var made = post("/api/games", null, """
                {"ruleset": "race", "scenario": "short", "dice": "%s", "undo": "%s", "public": %s,
                 "seats": [{"name": "Anna", "controls": ["red"]}, {"name": "Bert", "controls": ["blue"]}]}"""
                .formatted(dice, undo, open));
        var body = made.body();
        return new Made(body.path("id").asString(), body.path("hostToken").asString(),
                body.path("seats").path(0).path("token").asString(), body.path("seats").path(1).path("token").asString());
    }

    /** Opens the link of an answer that gave a place, and returns the token of the person; empty where the answer has no link. */
    public String opened(JsonNode answer) {
        var link = answer.path("link").asString("").split("/#/place/");
        if (link.length < 2) {
            return "";
        }
        var parts = link[1].split("/");
        return post("/api/games/" + parts[0] + "/invitations/open", null, "{\"secret\": \"" + parts[1] + "\"}").body().path("token").asString();
    }

    int port() {
        return URI.create(base).getPort();
    }

    public String base() {
        return base;
    }

    @Override
    public void close() {
        http.close();
    }
}
