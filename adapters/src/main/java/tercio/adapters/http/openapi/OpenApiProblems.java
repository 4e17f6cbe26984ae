package tercio.adapters.http.openapi;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem.HttpMethod;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.JsonSchema;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tercio.adapters.http.filter.IdempotencyFilter;
import tercio.adapters.http.filter.PerViewerFilter;

/** The problems that an operation may answer. */
final class OpenApiProblems {

    private static final Map<Integer, String> MEANING = new TreeMap<>(Map.ofEntries(
            Map.entry(400, "Malformed: `errors` tells where"), Map.entry(401, "The token is missing or unknown"),
            Map.entry(403, "Not for this seat; or a foreign `Origin` or `Host`"),
            Map.entry(404, "There is nothing of that name that this caller may see"),
            Map.entry(406, "There is no answer in a content type of `Accept`"),
            Map.entry(409, "The `Idempotency-Key` came with another body before; or the game is set aside as damaged"),
            Map.entry(410, "The game was here, and is missing from the database: `reason`"),
            Map.entry(412, "The game has moved on since the position of `If-Match`"),
            Map.entry(413, "The body is too large"), Map.entry(415, "The body is of another content type than the one that is taken"),
            Map.entry(422, "Against the rules: `rule`, `detail` and `legal`"), Map.entry(429, "Too much work at once, or in a day, for this caller"),
            Map.entry(503, "Too much work at once; or games cannot be written now")));
    private static final Set<Integer> BUSY = Set.of(429, 503);
    private static final Pattern COSTLY = Pattern.compile(".*/(odds|odds/\\{of}|odds/moves/\\{piece}|adjudications|verification|import|statistics|forks|amendments/\\{number}.*|rollouts|analysis/.+)");
    private static final Pattern RULED = Pattern.compile(".*/(games|import|commands|commands/dice|orders|check|undo|redo|contributions|adjustments|places|places/\\{person}|forks"
            + "|remarks|hooks/\\{kind}|amendments|amendments/\\{number}|steps|adopt|adjudications|odds|odds/\\{of})");

    void addTo(Components components) {
        MEANING.forEach((status, meaning) -> {
            var schema = new JsonSchema();
            schema.set$ref("#/components/schemas/Problem");
            var response = new ApiResponse().description(meaning)
                    .content(new Content().addMediaType("application/problem+json", new MediaType().schema(schema)));
            if (BUSY.contains(status)) {
                response.addHeaderObject("Retry-After", new Header().$ref("#/components/headers/RetryAfter"));
            }
            components.addResponses("Problem" + status, response);
        });
    }

    void addTo(String path, HttpMethod method, Operation operation) {
        statuses(path, method).forEach(status -> operation.getResponses()
                .addApiResponse(String.valueOf(status), new ApiResponse().$ref("#/components/responses/Problem" + status)));
        addNotModified(path, method, operation);
    }

    /** Adds the answer 304 to a view, for a caller that requests it again. */
    private static void addNotModified(String path, HttpMethod method, Operation operation) {
        var answer = operation.getResponses().get("200");
        if (method == HttpMethod.GET && answer != null && answer.getHeaders() != null && answer.getHeaders().containsKey("ETag")
                && PerViewerFilter.mayAnswerNotModified(path)) {
            operation.getResponses().addApiResponse("304", new ApiResponse().description("It is as it was when it had the `ETag` in `If-None-Match`"));
        }
    }

    private static Set<Integer> statuses(String path, HttpMethod method) {
        var statuses = new TreeSet<>(Set.of(400, 403, 406));
        if (path.contains("{")) {
            statuses.add(404);
        }
        if (path.startsWith("/api/games/{id}")) {
            statuses.addAll(Set.of(401, 409, 410));
        }
        if (IdempotencyFilter.covers(method.name(), path)) {
            statuses.add(409);
        }
        if (method != HttpMethod.GET) {
            statuses.addAll(Set.of(413, 415));
            statuses.addAll(BUSY);
        }
        if (path.matches(".*/(commands|undo|redo|contributions|adjustments|places|places/\\{person}|amendments|amendments/\\{number}|steps|adopt)") && method != HttpMethod.GET) {
            statuses.add(412);
        }
        if (!path.startsWith("/api/receipts") && RULED.matcher(path).matches() && (method != HttpMethod.GET || path.endsWith("{of}"))) {
            statuses.add(422);
        }
        if (path.endsWith("/set-up") || path.endsWith("/scenario")) {
            statuses.add(422);
        }
        if (path.equals("/api/analysis/persons/join")) {
            statuses.addAll(Set.of(401, 403, 404, 409, 410));
        }
        if (Set.of("/api/analysis/compare", "/api/analysis/positions").contains(path)) {
            statuses.add(404);
        }
        if (path.equals("/api/analysis/query")) {
            statuses.add(401);
        }
        // They may name a game by whose tables they are answered.
        if (path.equals("/api/adjudications") || path.equals("/api/odds")) {
            statuses.addAll(Set.of(401, 404, 409, 410));
        }
        if (path.equals("/api/backup")) {
            statuses.addAll(Set.of(401, 503));
        }
        if (COSTLY.matcher(path).matches()) {
            statuses.addAll(BUSY);
        }
        return statuses;
    }
}
