package tercio.adapters.http;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A game that hostile requests were sent about, or that one of them made. */
final class TouchedGame {

    private final String id;
    private final String host;
    private final String ruleset;
    private final List<String> seats = new ArrayList<>();
    private int commands;

    private TouchedGame(String id, String host, String ruleset) {
        this.id = id;
        this.host = host;
        this.ruleset = ruleset;
    }

    /** From the answer that made it. */
    static TouchedGame of(RawHttp http, JsonNode made) {
        var id = made.path("id").asString();
        var host = made.path("hostToken").asString();
        var game = new TouchedGame(id, host, http.get("/api/games/" + id, "Authorization: Bearer " + host).json().path("ruleset").asString());
        made.path("seats").forEach(seat -> seat.path("token").asStringOpt().ifPresent(game.seats::add));
        return game;
    }

    String id() {
        return id;
    }

    String home() {
        return "/api/games/" + id;
    }

    String ruleset() {
        return ruleset;
    }

    String authorization() {
        return "Authorization: Bearer " + host;
    }

    String host() {
        return host;
    }

    /** The tokens of its seats, also those that are void by now. */
    List<String> seats() {
        return seats;
    }

    int commands() {
        return commands;
    }

    void played() {
        commands++;
    }
}
