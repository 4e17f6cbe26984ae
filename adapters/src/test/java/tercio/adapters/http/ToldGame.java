package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.LiveStream;
import tercio.adapters.secrets.TwinChannels;
import tercio.domain.game.Command;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A game of a service, and what the service tells its players and spectators. Two games that differ in a secret are compared by what they tell. */
public final class ToldGame {

    /** Texts that differ between any two games: instants, and the texts of hashes and random numbers, such as the ids of games. */
    private static final List<Pattern> CHANCE = List.of(
            Pattern.compile("\"(hash|sealed|head|signature|key|publicKey|diceCommitment|secret|commitment)\"\\s*:\\s*(\"[^\"]*\"|\\[[^]]*]|null)"),
            Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z"), Pattern.compile("\\b[0-9a-f]{16,}\\b"));

    private final Client client;
    private final JsonMapper json;
    private final JsonNode made;

    private ToldGame(Client client, JsonMapper json, JsonNode made) {
        this.client = client;
        this.json = json;
        this.made = made;
    }

    /** A new game. */
    public static ToldGame made(Client client, JsonMapper json, ObjectNode request) {
        var made = client.post("/api/games", null, request.toString());
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        return new ToldGame(client, json, made.body());
    }

    /** Its address on the service. */
    public String home() {
        return "/api/games/" + made.path("id").asString();
    }

    public String host() {
        return made.path("hostToken").asString();
    }

    /** The token of a seat, counted from 0. */
    public String seat(int number) {
        return made.at("/seats/" + number + "/token").asString();
    }

    /** The position of its newest event. */
    public int newest() {
        return client.get(home(), host()).body().path("position").asInt();
    }

    /** Gives a command with the dice that were rolled for it. */
    public void play(String token, Command command, List<Integer> dice) {
        var body = (ObjectNode) json.valueToTree(command);
        dice.forEach(die -> body.withArray("dice").add(die));
        var answer = client.post(home() + "/commands", token, body.toString());
        assertThat(answer.status()).as("%s: %s", body, answer.raw().body()).isEqualTo(200);
    }

    /**
     * The answer to a reader at an address, without the texts that differ between any two games.
     *
     * @param token null for a spectator
     */
    public String told(String path, String token) {
        return answered(home() + path, token);
    }

    private String answered(String address, String token) {
        var reply = client.get(address, token);
        return masked(reply.status() + " " + reply.etag() + " " + reply.raw().body());
    }

    private static String masked(String answer) {
        var text = answer;
        for (var chance : CHANCE) {
            text = chance.matcher(text).replaceAll("CHANCE");
        }
        return text;
    }

    /** Asserts that a seat and a spectator are told the same by this game and another, at these addresses and about every question asked so far. */
    public void tellsTheSameAs(ToldGame other, int seat, List<String> addresses) {
        var paths = new ArrayList<>(addresses);
        IntStream.rangeClosed(1, newest()).forEach(position -> paths.add("/questions/" + position));
        for (var path : paths) {
            assertThat(told(path, seat(seat))).as("%s for seat %d", path, seat).isEqualTo(other.told(path, other.seat(seat)));
            assertThat(told(path, null)).as("%s for a spectator", path).isEqualTo(other.told(path, null));
        }
        assertThat(told("/events?limit=1000", host())).as("what the host knows").isNotEqualTo(other.told("/events?limit=1000", other.host()));
        HiddenKinds.compared(events(host()), events(seat(seat)));
    }

    private JsonNode events(String token) {
        return client.get(home() + "/events?limit=1000", token).body();
    }

    /** The same at every address of the published description, in the live stream, and as a table of the statistics. */
    public void tellsTheSameEverywhereAs(ToldGame other, int seat, Function<ToldGame, TwinChannels> channels) {
        var one = channels.apply(this);
        var two = channels.apply(other);
        for (var token : List.<Function<ToldGame, String>>of(game -> game.seat(seat), game -> null)) {
            for (var operation : fetching()) {
                for (int at = 0; at < one.of(operation).size(); at++) {
                    assertThat(answered(one.of(operation).get(at), token.apply(this))).as("%s for seat %d, or a spectator", one.of(operation).get(at), seat)
                            .isEqualTo(other.answered(two.of(operation).get(at), token.apply(other)));
                }
            }
            assertThat(masked(LiveStream.upTo(newest(), client.base() + home(), token.apply(this)))).as("the stream of events")
                    .isEqualTo(masked(LiveStream.upTo(other.newest(), client.base() + other.home(), token.apply(other))));
            assertThat(masked(client.get(home() + "/statistics", token.apply(this), "Accept", "text/csv").raw().body())).as("statistics as CSV")
                    .isEqualTo(masked(client.get(other.home() + "/statistics", token.apply(other), "Accept", "text/csv").raw().body()));
        }
        tellsTheSameAs(other, seat, List.of());
    }

    /** The same answer to a request that is refused, with the token of a seat and without one. */
    public void refusesTheSameAs(ToldGame other, int seat, String path, String body) {
        for (var token : List.<Function<ToldGame, String>>of(game -> game.seat(seat), game -> null)) {
            var here = client.post(home() + path, token.apply(this), body);
            var there = client.post(other.home() + path, token.apply(other), body);
            assertThat(masked(here.status() + " " + here.raw().body())).as("%s %s", path, body).isEqualTo(masked(there.status() + " " + there.raw().body()));
            assertThat(here.status()).as("%s %s", path, body).isGreaterThanOrEqualTo(400);
        }
    }

    private List<String> fetching() {
        var fetching = client.get("/api/openapi.json", null).body().path("paths").properties().stream().filter(path -> path.getValue().has("get")).map(Map.Entry::getKey).toList();
        assertThat(fetching).hasSizeGreaterThan(20);
        return fetching;
    }
}
