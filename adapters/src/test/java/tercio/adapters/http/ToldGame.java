package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tercio.domain.game.Command;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A game of a service, and what the service tells its players and spectators. Two games that differ in a secret are compared by what they tell. */
public final class ToldGame {

    /** What differs between any two games: instants, and the texts of hashes and random numbers, such as the ids of games. */
    private static final List<Pattern> CHANCE = List.of(
            Pattern.compile("\"(hash|sealed|head|diceCommitment|secret|commitment)\"\\s*:\\s*(\"[^\"]*\"|\\[[^]]*]|null)"),
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
     * What a reader is told at an address, without what differs between any two games.
     *
     * @param token null for a spectator
     */
    public String told(String path, String token) {
        var reply = client.get(home() + path, token);
        var text = reply.status() + " " + reply.raw().body();
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
    }
}
