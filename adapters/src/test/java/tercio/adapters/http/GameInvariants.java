package tercio.adapters.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Invariants of a game after any requests: it verifies, its record makes the same game elsewhere, and its views can be told again later. */
final class GameInvariants {

    private static final List<String> TOLD = List.of("", "/decisions", "/log?limit=500", "/events?limit=1000", "/remarks", "/places", "/amendments", "/timeline", "/dice", "/adjustments");
    /** Answers of a copy at the position of the record; later additions to it, such as the commitment of its own dice, are not counted. */
    private static final List<String> COPIED = List.of("/decisions");

    private final RawHttp http;
    private final Map<String, List<String>> views;

    /** @param views the names of the views of each ruleset */
    GameInvariants(RawHttp http, Map<String, List<String>> views) {
        this.http = http;
        this.views = views;
    }

    /** The answers to its host, by address. */
    Map<String, String> told(TouchedGame game) {
        var told = new LinkedHashMap<String, String>();
        for (var view : views.getOrDefault(game.ruleset(), List.of())) {
            told.put("/" + view, answer(http, game.home() + "/" + view, game.authorization()));
        }
        TOLD.forEach(address -> told.put(address, answer(http, game.home() + address, game.authorization())));
        return told;
    }

    private static String answer(RawHttp http, String path, String authorization) {
        var reply = http.get(path, authorization);
        return reply.status() + " " + reply.header("ETag").orElse("") + " " + reply.body();
    }

    /** The invariants that do not hold; nothing of a sound game. */
    List<String> faults(TouchedGame game, RawHttp elsewhere) {
        var faults = new ArrayList<String>();
        var verified = http.get(game.home() + "/verification", game.authorization());
        if (verified.status() != 200 || !verified.json().path("verified").asBoolean()) {
            faults.add(game.home() + " does not verify: " + verified.status() + " " + shortened(verified.body()));
        }
        var record = http.get(game.home() + "/record", game.authorization());
        if (record.status() != 200) {
            faults.add(game.home() + " has no record: " + record.status() + " " + shortened(record.body()));
            return faults;
        }
        var copy = elsewhere.post("/api/games/import?again=true", record.body(), "Content-Type: application/x-ndjson");
        if (copy.status() != 201) {
            faults.add(game.home() + " cannot be imported elsewhere: " + copy.status() + " " + shortened(copy.body()));
            return faults;
        }
        int position = Integer.parseInt(record.header("ETag").orElseThrow().replace("\"", ""));
        faults.addAll(differences(game, copy.json(), elsewhere, position));
        return faults;
    }

    private List<String> differences(TouchedGame game, JsonNode copy, RawHttp elsewhere, int position) {
        var faults = new ArrayList<String>();
        var there = "/api/games/" + copy.path("id").asString();
        var addresses = new ArrayList<>(COPIED);
        views.getOrDefault(game.ruleset(), List.of()).forEach(view -> addresses.add("/" + view));
        for (var address : addresses) {
            var here = answer(http, game.home() + address + "?at=" + position, game.authorization());
            var again = answer(elsewhere, there + address + "?at=" + position, "Authorization: Bearer " + copy.path("hostToken").asString());
            if (!here.equals(again.replace(copy.path("id").asString(), game.id()))) {
                faults.add(game.home() + address + " is another in the copy of its record: " + difference(here, again));
            }
        }
        return faults;
    }

    /** The first place at which two texts differ, with its surroundings. */
    static String difference(String one, String other) {
        int at = 0;
        while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        int from = Math.max(0, at - 80);
        return "..." + one.substring(from, Math.min(one.length(), at + 120)) + " | and | ..." + other.substring(from, Math.min(other.length(), at + 120));
    }

    /** The beginning and the end of a text. */
    static String ends(String text) {
        return text.length() > 600 ? text.substring(0, 120) + "..." + text.substring(text.length() - 480) : text;
    }

    static String shortened(String text) {
        return text.length() > 400 ? text.substring(0, 400) + "..." : text;
    }
}
