package tercio.adapters.http;

import java.io.ByteArrayOutputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tercio.adapters.store.RehashedRecord;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Makes requests for any operation of the description, each hostile in one way, from what the service has told. */
final class HostileRequests {

    /** A schema or an operation under whose name whole bodies are known. */
    static final String RECORD = "record";
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
    private static final Pattern NAMED_SCHEMA = Pattern.compile("#/components/schemas/(\\w+)");
    private static final List<String> METHODS = List.of("FLY", "TRACE", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "POST", "GET", "get", "PROPFIND");
    private static final List<String> FAR = List.of("-1", "-2147483648", "2147483647", "2147483648", "99999999999999999999", "-99999999999999999999", "1e9", "0", "1.5", "NaN", "+1", "%2B1", "00");
    private static final List<String> NUMBERED = List.of("at", "from", "to", "limit", "page", "size", "turn", "seed", "position", "number", "of");
    private static final List<String> NO_TOKENS = List.of("Bearer wrong", "Bearer ", "Bearer x y", "Bearer \u00e9", "Basic x", "Bearer " + "t".repeat(900), "Bearer null", "Bearer ../x", "bearer");

    /** @param foreign whether its token is none of the game */
    record Request(ApiDocument.Operation operation, Hostility way, String method, String path, List<String> headers, byte[] body, boolean foreign) {

        RawHttp.Reply sentTo(RawHttp http) {
            return http.send(method, path, body, headers.toArray(String[]::new));
        }

        @Override
        public String toString() {
            return way + " " + method + " " + GameInvariants.shortened(path) + " " + headers.stream().map(GameInvariants::shortened).toList() + " "
                    + GameInvariants.shortened(new String(body, StandardCharsets.UTF_8));
        }
    }

    private final Random random;
    private final ToldNames known;
    private final ApiDocument document;
    private final RequestBodies bodies;
    private final JsonMapper json = new JsonMapper();

    HostileRequests(ApiDocument document, Random random, ToldNames known) {
        this.random = random;
        this.known = known;
        this.document = document;
        this.bodies = new RequestBodies(document, random);
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    /** A request about a game; another one has the foreign tokens. */
    Request of(ApiDocument.Operation operation, Hostility way, TouchedGame game, TouchedGame other) {
        var headers = new ArrayList<String>();
        boolean foreign = way == Hostility.FOREIGN_TOKEN && !operation.described().path("security").isEmpty();
        if (foreign) {
            foreign(other).ifPresent(headers::add);
        } else if (!operation.described().path("security").isEmpty()) {
            headers.add(game.seats().isEmpty() || chance(70) ? game.authorization() : "Authorization: Bearer " + one(game.seats()));
        }
        if (way == Hostility.ODD_HEADER) {
            headers.add(one(HostileTexts.HEADERS));
        }
        if (way == Hostility.WRONG_MEDIA_TYPE && (chance(50) || !operation.described().has("requestBody"))) {
            headers.add("Accept: " + one(HostileTexts.ACCEPTS));
        }
        if (document.parameter(operation, "Idempotency-Key").has("name") && chance(25)) {
            headers.add("Idempotency-Key: k" + random.nextInt(3));
        }
        if (document.parameter(operation, "If-Match").has("name") && chance(8)) {
            headers.add("If-Match: \"1\"");
        }
        var body = body(operation, way, game);
        if (body.length > 0 || way == Hostility.NO_BODY) {
            var type = content(operation).propertyNames().iterator().next();
            headers.add("Content-Type: " + (way == Hostility.WRONG_MEDIA_TYPE && headers.stream().noneMatch(header -> header.startsWith("Accept")) ? one(HostileTexts.CONTENT_TYPES) : type));
        }
        return new Request(operation, way, way == Hostility.WRONG_METHOD ? method(operation) : operation.method(), path(operation, way, game) + query(operation, way, game),
                headers, body, foreign);
    }

    private Optional<String> foreign(TouchedGame other) {
        if (chance(15)) {
            return Optional.empty();
        }
        return Optional.of(chance(50) ? other.authorization() : !other.seats().isEmpty() && chance(50) ? "Authorization: Bearer " + one(other.seats())
                : "Authorization: " + one(NO_TOKENS));
    }

    /** One that is not described for the path. */
    private String method(ApiDocument.Operation operation) {
        var described = document.operations().stream().filter(each -> each.path().equals(operation.path())).map(ApiDocument.Operation::method).toList();
        return one(METHODS.stream().filter(method -> !described.contains(method)).toList());
    }

    // --- Where it goes ---------------------------------------------------------------------------------------------

    private String path(ApiDocument.Operation operation, Hostility way, TouchedGame game) {
        var places = PLACE.matcher(operation.path()).results().map(each -> each.group(1)).toList();
        var odd = way == Hostility.ODD_PATH ? one(places) : "";
        return PLACE.matcher(operation.path()).replaceAll(place -> {
            var name = place.group(1);
            if (name.equals(odd)) {
                return Matcher.quoteReplacement(one(HostileTexts.PATHS));
            }
            if (way == Hostility.FAR_POSITION && NUMBERED.contains(name)) {
                return one(FAR);
            }
            return Matcher.quoteReplacement(encoded(value(operation, name, game)));
        });
    }

    private String value(ApiDocument.Operation operation, String name, TouchedGame game) {
        if (name.equals("id") && operation.path().startsWith("/api/games/")) {
            return game.id();
        }
        var here = known.of(ToldNames.SERVICE, operation.path() + " " + name);
        if (!here.isEmpty()) {
            return one(here);
        }
        var schema = document.parameter(operation, name).path("schema");
        if (schema.has("enum")) {
            return one(schema.path("enum").valueStream().map(JsonNode::asString).toList());
        }
        var told = known.of(operation.path().startsWith("/api/games/{id}") ? game.id() : ToldNames.SERVICE, name.equals("id") ? "ruleset" : name);
        return told.isEmpty() ? one(List.of("1", "2", "x")) : one(told);
    }

    private static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private String query(ApiDocument.Operation operation, Hostility way, TouchedGame game) {
        var parts = new ArrayList<String>();
        for (var parameter : document.parameters(operation)) {
            var name = parameter.path("name").asString();
            if (parameter.path("in").asString().equals("query")) {
                if (way == Hostility.FAR_POSITION && NUMBERED.contains(name)) {
                    parts.add(name + "=" + one(FAR));
                } else if (way == Hostility.ODD_QUERY && chance(60)) {
                    parts.add(name + "=" + one(HostileTexts.QUERY_VALUES));
                } else if (chance(parameter.path("required").asBoolean(false) ? 100 : 25)) {
                    parts.add(name + "=" + encoded(queried(operation, parameter, game)));
                }
            }
        }
        if (way == Hostility.ODD_QUERY && (parts.isEmpty() || chance(30))) {
            parts.add(one(HostileTexts.MALFORMED_QUERIES));
        }
        return parts.isEmpty() ? "" : "?" + String.join("&", parts);
    }

    private String queried(ApiDocument.Operation operation, JsonNode parameter, TouchedGame game) {
        var name = parameter.path("name").asString();
        if (NUMBERED.contains(name) || parameter.path("schema").path("type").asString().equals("integer")) {
            var positions = known.of(game.id(), "position");
            return positions.isEmpty() || chance(20) ? "1" : one(positions);
        }
        return parameter.path("schema").path("type").asString().equals("boolean") ? String.valueOf(chance(50)) : value(operation, name, game);
    }

    // --- What is in it ---------------------------------------------------------------------------------------------

    private static JsonNode content(ApiDocument.Operation operation) {
        return operation.described().path("requestBody").path("content");
    }

    private byte[] body(ApiDocument.Operation operation, Hostility way, TouchedGame game) {
        var content = content(operation);
        if (content.isMissingNode() || way == Hostility.NO_BODY) {
            return new byte[0];
        }
        if (way == Hostility.NOT_JSON) {
            return bytes(one(HostileTexts.NOT_JSON));
        }
        var schema = content.iterator().next().path("schema");
        if (content.propertyNames().iterator().next().contains("ndjson")) {
            return record(way, game);
        }
        var honest = honest(operation, schema, way, game);
        return switch (way) {
            case WRONG_TYPE, MISSING_FIELD, UNKNOWN_FIELD, REPEATED_FIELD, DEEP_NESTING, HUGE_NUMBER, NO_TEXT, INVISIBLE_TEXT, LONG_TEXT, ODD_NAME ->
                    bytes(bodies.damaged(honest, schema, way));
            case FAR_POSITION -> bytes(bodies.damaged(honest, schema, Hostility.HUGE_NUMBER));
            case NOT_UTF8 -> notUtf8(honest.toString());
            default -> bytes(honest.toString());
        };
    }

    private JsonNode honest(ApiDocument.Operation operation, JsonNode schema, Hostility way, TouchedGame game) {
        if (way == Hostility.NONSENSE && chance(70)) {
            return bodies.valid(schema, name -> List.of());
        }
        var whole = new ArrayList<>(known.of(game.id(), operation.toString()));
        var named = NAMED_SCHEMA.matcher(schema.path("$ref").asString(""));
        if (named.matches()) {
            whole.addAll(known.of(game.id(), named.group(1)));
        }
        return !whole.isEmpty() && chance(75) ? json.readTree(one(whole)) : bodies.valid(schema, name -> known.of(game.id(), name));
    }

    /** A record with one line damaged; every second time its chain is made anew, as whoever has the file can. */
    private byte[] record(Hostility way, TouchedGame game) {
        var records = known.of(game.id(), RECORD);
        if (records.isEmpty()) {
            return bytes("nonsense");
        }
        var lines = new ArrayList<>(one(records).lines().toList());
        int line = chance(30) ? 0 : random.nextInt(lines.size());
        switch (way) {
            case HONEST, AT_ONCE, FOREIGN_TOKEN, WRONG_METHOD, WRONG_MEDIA_TYPE, ODD_HEADER, ODD_QUERY -> { }
            case NOT_UTF8 -> {
                return notUtf8(String.join("\n", lines));
            }
            case MISSING_FIELD -> lines.remove(line);
            case REPEATED_FIELD -> lines.add(line, lines.get(line));
            case NONSENSE -> lines.set(line, lines.get(random.nextInt(lines.size())));
            default -> lines.set(line, bodies.damaged(json.readTree(lines.get(line)), json.createObjectNode(), way == Hostility.FAR_POSITION ? Hostility.HUGE_NUMBER : way));
        }
        var text = String.join("\n", lines) + "\n";
        return bytes(chance(50) ? RehashedRecord.of(text).orElse(text) : text);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** With bytes that are no UTF-8 in the first of its texts. */
    private byte[] notUtf8(String body) {
        int at = body.indexOf("\":\"") + 3;
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes(bytes(body.substring(0, at < 3 ? 0 : at)));
        bytes.writeBytes(one(List.of(new byte[] {(byte) 0xff}, new byte[] {(byte) 0xc3, 0x28}, new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80}, new byte[] {(byte) 0xc0, (byte) 0x80},
                new byte[] {(byte) 0xf8, (byte) 0x88, (byte) 0x80, (byte) 0x80, (byte) 0x80})));
        bytes.writeBytes(bytes(body.substring(at < 3 ? 0 : at)));
        return bytes.toByteArray();
    }
}
