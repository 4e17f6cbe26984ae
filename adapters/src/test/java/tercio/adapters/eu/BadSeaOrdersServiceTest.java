package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.scenario.adjustment.play.EuChange;
import tercio.domain.game.MessageTypes;
import tercio.domain.given.Tier;

/**
 * Orders and adjustments at sea and overseas that make no sense, over HTTP: each part of each kind missing, empty, negative, huge, of the wrong type or naming
 * what does not exist. Each is refused in words, and nothing changes.
 */
class BadSeaOrdersServiceTest {

    private static final int LONGEST = 3_000;
    /** Of so many values one is sent for each part, another one for the next part. */
    private static final int EACH = Tier.times(3, 1);
    /** What stands in the place of a part. */
    private static final List<String> WORTHLESS = List.of("null", "\"\"", "\"nobody\"", "-1", "2147483647", "99999999999999999999", "1.5", "true", "[]", "{}", "[null]",
            "[\"nobody\", \"nobody\"]", "{\"nwd\": -1, \"ngd\": 2147483647}", "{\"kind\": \"landing\", \"target\": \"nobody\"}", "{\"kind\": \"piracy\"}",
            "\"" + "x".repeat(300) + "\"");

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private record Game(String home, String host) {}

    private static Game game(String scenario, String countries) {
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "%s", "dice": "server", "undo": "free", "seats": [{"name": "Anna", "controls": [%s]}]}""".formatted(scenario, countries));
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        return new Game("/api/games/" + made.body().path("id").asString(), made.body().path("hostToken").asString());
    }

    private static Game colonial() {
        return game("colonial", "\"spain\", \"portugal\", \"france\", \"azteque\"");
    }

    /** The kinds of commands of the chapters of the sea and the rest of the world. */
    private static Stream<MessageTypes.MessageType<EuCommand>> kinds() {
        return StreamSupport.stream(new EuMilitary().commands().all().spliterator(), false).filter(word -> Stream.of("sea.voyage", "sea.interception", "sea.battle",
                "sea.attrition", "sea.shorefire", "sea.flotilla", "sea.transport", "world.exploration", "world.establishment", "world.convoy", "world.natives", "turn.refit", "world.corsair")
                .anyMatch(chapter -> word.type().getName().contains("." + chapter + ".play.")));
    }

    /** Bodies with one part spoilt, and one without any part. */
    private static List<String> spoilt(String named, RecordComponent[] parts) {
        var all = new ArrayList<String>(List.of("{" + named + "}"));
        int at = named.length();
        for (var spoilt : parts) {
            for (var value : WORTHLESS) {
                if (at++ % EACH != 0) {
                    continue;
                }
                all.add("{" + named + Arrays.stream(parts).map(part -> ", \"" + part.getName() + "\": " + (part == spoilt ? value : sensible(part))).reduce("", String::concat) + "}");
            }
        }
        return all;
    }

    private static String sensible(RecordComponent part) {
        return switch (part.getName()) {
            case "country", "controller", "owner", "by" -> "\"spain\"";
            case "leader" -> "\"espagne_magallanes\"";
            case "port", "province", "target" -> "\"r_haiti_e\"";
            case "zone", "at", "to" -> "\"s_caraibes\"";
            case "path" -> "[\"s_caraibes\"]";
            case "leaders", "stacks" -> "[]";
            default -> part.getType() == int.class || part.getType() == Integer.class ? "1" : part.getType() == StackId.class ? "\"spa-f2\"" : "null";
        };
    }

    private static int position(Game game) {
        return client.get(game.home(), game.host()).body().path("position").asInt();
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @ValueSource(strings = {"france-spain-sea", "colonial"})
    void everyWorthlessOrderIsRefusedInWords(String scenario) {
        var game = scenario.equals("colonial") ? colonial() : game(scenario, "\"spain\", \"france\"");
        int before = position(game);
        assertThat(kinds()).hasSizeGreaterThan(40);
        kinds().forEach(kind -> {
            for (var body : spoilt("\"type\": \"" + kind.alias() + "\"", kind.type().getRecordComponents())) {
                var reply = client.post(game.home() + "/commands", game.host(), body);
                assertThat(reply.status()).as("%s: %s", body, reply.raw().body()).isIn(400, 422);
                assertThat(reply.detail()).as(body).isNotBlank().hasSizeLessThan(LONGEST).doesNotContain("Exception").doesNotContain("tercio.");
                if (reply.status() == 422) {
                    assertThat(reply.body().path("rule").asString()).as(body).matches("EU-.+|TERCIO-LIMIT");
                }
            }
        });
        assertThat(position(game)).isEqualTo(before);
    }

    @Test
    void everyWorthlessAdjustmentIsRefusedWithThePartThatIsWrong() {
        var game = colonial();
        int before = position(game);
        for (var kind : Stream.of(EuChange.class.getPermittedSubclasses()).flatMap(family -> Stream.of(family.getPermittedSubclasses())).toList()) {
            var word = kind.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
            for (var change : List.of("{\"kind\": \"" + word + "\"}", whole(word, kind, "\"nobody\""), whole(word, kind, "-1"), whole(word, kind, "99999999999999999999"), whole(word, kind, "[]"))) {
                var reply = client.post(game.home() + "/adjustments", game.host(), "{\"reason\": \"a test\", \"changes\": [" + change + "]}");
                assertThat(reply.status()).as("%s: %s", change, reply.raw().body()).isIn(400, 422);
                assertThat(reply.body().path("errors").path(0).path("pointer").asString("") + reply.detail()).as(change).contains("/changes/0");
            }
        }
        assertThat(position(game)).isEqualTo(before);
    }

    private static String whole(String word, Class<?> kind, String value) {
        return "{\"kind\": \"" + word + "\"" + Arrays.stream(kind.getRecordComponents()).map(part -> ", \"" + part.getName() + "\": " + value).reduce("", String::concat) + "}";
    }
}
