package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A scenario sent along with several wars, a led minor country, a free campaign and a right of passage, over HTTP. */
class SentWarsTest {

    private static final String COUNTRY = "{\"initiative\": %d, \"landTechnology\": \"muskets\", \"landTechnologyLevel\": 40, \"tercio\": false, \"stability\": 0}";

    private static final String SCENARIO = """
            {"name": "two wars", "period": 3, "turn": 24, "startRound": "S1", "poorWeather": false,
             "alliances": [["france", "savoie"], ["spain"], ["england"]],
             "wars": [{"sides": [["france"], ["spain"]]}%s],
             "relations": {"minors": {"savoie": {"patron": "france"}}, "freeCampaigns": {"france": ["major"]},
                           "passage": [{"regions": ["hre"], "to": ["france"]}]},
             "countries": {"france": %s, "savoie": %s, "spain": %s, "england": %s},
             "owners": {"champagne": "france", "luxemburg": "spain"},
             "stacks": [{"id": "fra", "province": "champagne", "country": "france", "units": {"armyPlus": 1}, "veteran": false}]}""";

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private static Client.Reply made(String anotherWar) {
        return made(anotherWar, "[{\"name\": \"Anna\", \"controls\": [\"france\", \"savoie\", \"spain\", \"england\"]}]");
    }

    private static Client.Reply made(String anotherWar, String seats) {
        return client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": %s, "dice": "server", "undo": "free", "public": true,
                 "seats": %s}""".formatted(SCENARIO.formatted(anotherWar,
                COUNTRY.formatted(20), COUNTRY.formatted(5), COUNTRY.formatted(10), COUNTRY.formatted(8)), seats));
    }

    /** Savoy is led by France: the player of France answers for it, unless another seat has asked for it. */
    @Test
    void aMinorCountryIsPlayedByTheSeatOfItsPatron() {
        var game = made("", "[{\"name\": \"Anna\", \"controls\": [\"france\"]}, {\"name\": \"Bert\", \"controls\": [\"spain\", \"england\"]}]").body();
        assertThat(game.path("seats").path(0).path("controls").toString()).isEqualTo("[\"france\",\"savoie\"]");
        assertThat(client.post("/api/games/" + game.path("id").asString() + "/commands", game.path("seats").path(0).path("token").asString(),
                "{\"type\": \"DeclareCampaign\", \"country\": \"savoie\", \"campaign\": \"simple\"}").status()).isEqualTo(200);

        var apart = made("", "[{\"name\": \"Anna\", \"controls\": [\"france\"]}, {\"name\": \"Carla\", \"controls\": [\"savoie\"]}]").body();
        assertThat(apart.path("seats").path(0).path("controls").toString()).isEqualTo("[\"france\"]");
        assertThat(apart.path("seats").path(1).path("controls").toString()).isEqualTo("[\"savoie\"]");
    }

    @Test
    void theyAreSeenAndPlayed() {
        var game = made("").body();
        var path = "/api/games/" + game.path("id").asString();
        var anna = game.path("seats").path(0).path("token").asString();

        var sequence = client.get(path + "/sequence", anna).body();
        assertThat(sequence.path("wars").toString()).isEqualTo("[{\"one\":[\"france\",\"savoie\"],\"other\":[\"spain\"]}]");
        assertThat(sequence.path("order").path(0).toString()).isEqualTo("[\"france\",\"savoie\"]");
        assertThat(client.post(path + "/commands", anna,
                "{\"type\": \"UseFreeCampaign\", \"country\": \"france\", \"campaign\": \"major\", \"free\": \"major\"}").status()).isEqualTo(200);
        assertThat(client.post(path + "/commands", anna,
                "{\"type\": \"DeclareCampaign\", \"country\": \"savoie\", \"campaign\": \"simple\"}").status()).isEqualTo(200);
        var refused = client.post(path + "/commands", anna, "{\"type\": \"MoveStack\", \"stack\": \"fra\", \"path\": [\"lorraine\"]}");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.raw().body()).contains("may be crossed, not held");
        assertThat(client.post(path + "/commands", anna, "{\"type\": \"MoveStack\", \"stack\": \"fra\", \"path\": [\"lorraine\", \"luxemburg\"]}").status())
                .isEqualTo(200);
        assertThat(client.get(path + "/ers", anna).raw().body()).as("nobody has paid").doesNotContain("\"amount\":50");
    }

    @Test
    void aFaultIsNamedAtItsPlace() {
        var refused = made(", {\"sides\": [[\"england\"]]}");

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.raw().body()).contains("/wars/1/sides", "two or more sides");
    }
}
