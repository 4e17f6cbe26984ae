package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tercio.adapters.http.Client;
import tercio.adapters.http.OlderRules;
import tercio.adapters.http.Served;
import tercio.adapters.http.ToldGame;
import tercio.adapters.json.Json;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.Hides;
import tercio.adapters.secrets.TwinChannels;
import tercio.adapters.service.Service;
import tercio.application.record.GameOpened;
import tercio.application.record.MessageRegistry;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesLost;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesShared;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.given.Thorough;
import tercio.domain.map.SpaceId;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * French ships off the Canaries: two games that differ in what they look for, or in what they have found and not brought home, tell the Spanish
 * player and a spectator the same (EU-DISCOVERY).
 */
@Thorough("Two games are played twice: twins. FirstLineSecretsTest asks every channel in the short tier.")
@ExtendWith(HiddenKinds.class)
public class DiscoveryTwinsTest {

    private static final int FRANCE = 0;
    private static final int SPAIN = 1;
    private static final String SHIPS = "ships";
    private static final String ARGUIN = "s_arguin";
    private static final String GAMBIE = "s_gambie";
    private static final String ATLANTIC = "s_atlantique_n";
    private static final List<String> VIEWS = List.of("map", "countries", "sequence", "sieges", "stacks", "fleets", "battles", "round-track", "board", "nothing");
    private static final List<String> SHEETS = List.of("ers/france", "ers/spain", "colonial/france", "fleets/" + SHIPS, "stacks/" + SHIPS);

    private static final JsonMapper JSON = Json.wire(new MessageRegistry(RulebookModules.all().rulebooks().rulesets()));

    private Client client = Served.installed();

    /** @param carried the discoveries of the first ships, by the name of the stack */
    private ToldGame game(int ships, List<String> carried, String... others) {
        var scenario = (ObjectNode) client.get("/api/scenarios/eu-military/france-spain-sea", null).body().deepCopy();
        List.of("stacks", "leaders", "printedLeaders").forEach(scenario::putArray);
        var fleets = scenario.putArray("fleets");
        fleet(fleets.addObject(), SHIPS, "s_canarias", ships);
        for (var other : others) {
            fleet(fleets.addObject(), other, "s_acores", 2);
        }
        var discoveries = scenario.putObject("overseas").putObject("discoveries");
        discoveries.putObject("known").set("france", JSON.valueToTree(List.of("s_acores", "s_canarias")));
        discoveries.set("carried", JSON.valueToTree(carried.isEmpty() ? Map.of() : Map.of(SHIPS, carried)));
        var body = (ObjectNode) JSON.readTree("""
                {"ruleset": "eu-military", "dice": "physical", "public": true, "undo": "opponents-agree",
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""");
        body.set("scenario", scenario);
        var game = ToldGame.made(client, JSON, body);
        plays(game, new DeclareCampaign(new CountryId("france"), Campaign.PASSIVE));
        return game;
    }

    private static void fleet(ObjectNode fleet, String id, String at, int ships) {
        fleet.put("id", id).put("country", "france").put("at", at).put("veteran", false);
        fleet.putObject("ships").put("fleetPlus", 0).put("fleetMinus", ships > 3 ? 1 : 0).put("nwd", ships).put("ngd", 0).put("ntd", 0).put("nde", 0).put("vgd", 0);
        fleet.putArray("leaders");
    }

    private static void plays(ToldGame game, EuCommand command, Integer... dice) {
        game.play(game.seat(FRANCE), command, List.of(dice));
    }

    /** The ships have announced the exploration, and the movements are over. */
    private static ToldGame exploring(ToldGame game) {
        plays(game, new SailFleet(new StackId(SHIPS), List.of(), Optional.of(NavalAction.exploration())));
        plays(game, new RollNavalAttrition(new StackId(SHIPS)), 1);
        plays(game, new EndMovement(new CountryId("france")));
        return game;
    }

    private TwinChannels channels(ToldGame game) {
        var decisions = client.get(game.home() + "/decisions", game.host()).body().valueStream().map(each -> each.path("id").asString()).toList();
        return new TwinChannels(game.home(), game.newest(), decisions, VIEWS, SHEETS, List.of(SHIPS, "others", "nothing"), "s_acores");
    }

    private void alike(ToldGame one, ToldGame other) {
        one.tellsTheSameEverywhereAs(other, SPAIN, this::channels);
        for (var zone : List.of(ARGUIN, GAMBIE, ATLANTIC)) {
            var guess = JSON.valueToTree(new ExploreZone(new CountryId("france"), new StackId(SHIPS), new SpaceId(zone))).toString();
            one.refusesTheSameAs(other, SPAIN, "/commands", guess);
            one.refusesTheSameAs(other, SPAIN, "/decisions/explore-ships/check", guess);
            one.refusesTheSameAs(other, SPAIN, "/commands", JSON.valueToTree(new SailFleet(new StackId(SHIPS), List.of(new SpaceId(zone)))).toString());
        }
        one.refusesTheSameAs(other, SPAIN, "/forks", "{\"at\": 2, \"name\": \"what if\"}");
        one.refusesTheSameAs(other, SPAIN, "/undo", "{\"to\": 9999, \"reason\": \"a slip\"}");
    }

    /** A 7 with +4 fails in either zone and sinks the same ships. */
    @Hides({ExploreZone.class, ZoneExplored.class})
    @Test
    void whatAStackLooksForInVainIsItsOwn() {
        var one = exploring(game(4, List.of()));
        var other = exploring(game(4, List.of()));
        plays(one, new ExploreZone(new CountryId("france"), new StackId(SHIPS), new SpaceId(ARGUIN)), 7);
        plays(other, new ExploreZone(new CountryId("france"), new StackId(SHIPS), new SpaceId(ATLANTIC)), 7);

        alike(one, other);
    }

    @Hides({EuScenario.class, GameOpened.class})
    @Test
    void whatStacksThatMeetShareIsTheirOwn() {
        var one = game(2, List.of(ARGUIN), "others");
        var other = game(2, List.of(GAMBIE), "others");
        List.of(one, other).forEach(game -> plays(game, new SailFleet(new StackId(SHIPS), List.of(new SpaceId("s_acores")))));

        alike(one, other);
    }

    /** A 10 sinks the only ship, and what it had found with it. */
    @Test
    void whatIsLostWithItsShipsIsTheirOwn() {
        var one = exploring(game(1, List.of(ARGUIN)));
        var other = exploring(game(1, List.of(GAMBIE)));
        List.of(one, other).forEach(game -> plays(game, new ExploreZone(new CountryId("france"), new StackId(SHIPS), new SpaceId(ATLANTIC)), 10));

        alike(one, other);
    }

    /**
     * Whether there was anything to share, or to lose, is nothing that others can count: as many events are recorded (EU-DISCOVERY-MEETING,
     * EU-DISCOVERY-LOST), and the opening has a sealed part for each stack, which may hold nothing.
     */
    @Test
    void thatThereWasSomethingIsToldByNothing() {
        var meets = List.of(game(2, List.of(ARGUIN), "others"), game(2, List.of(), "others"));
        meets.forEach(game -> plays(game, new SailFleet(new StackId(SHIPS), List.of(new SpaceId("s_acores")))));
        assertThat(played(meets.get(0))).isEqualTo(played(meets.get(1)));

        var sinks = List.of(exploring(game(1, List.of(ARGUIN))), exploring(game(1, List.of())));
        sinks.forEach(game -> plays(game, new ExploreZone(new CountryId("france"), new StackId(SHIPS), new SpaceId(ATLANTIC)), 10));
        assertThat(played(sinks.get(0))).isEqualTo(played(sinks.get(1)));
    }

    /** All events as an opponent sees them, the opening among them. */
    private static List<String> played(ToldGame game) {
        return Arrays.stream(game.told("/events?limit=1000", game.seat(SPAIN)).split("\"position\"")).skip(1).toList();
    }

    // --- Games of older editions ---------------------------------------------------------------------------------------

    /** In games that were opened before edition 10 an event tells that stacks have shared something, to nobody but their player what. */
    @Hides(DiscoveriesShared.class)
    @Test
    void whatStacksThatMeetSharedInOlderGamesIsTheirOwn() {
        try (var older = Service.inMemory(OlderRules.under("eu-military", "9")); var reader = new Client(older.port())) {
            client = reader;
            var one = game(2, List.of(ARGUIN), "others");
            var other = game(2, List.of(GAMBIE), "others");
            List.of(one, other).forEach(game -> plays(game, new SailFleet(new StackId(SHIPS), List.of(new SpaceId("s_acores")))));

            assertThat(one.told("/events?limit=1000", one.host())).contains("DiscoveriesShared");
            alike(one, other);
        }
    }

    @Hides(DiscoveriesLost.class)
    @Test
    void whatWasLostWithItsShipsInOlderGamesIsTheirOwn() {
        try (var older = Service.inMemory(OlderRules.under("eu-military", "9")); var reader = new Client(older.port())) {
            client = reader;
            var one = exploring(game(1, List.of(ARGUIN)));
            var other = exploring(game(1, List.of(GAMBIE)));
            List.of(one, other).forEach(game -> plays(game, new ExploreZone(new CountryId("france"), new StackId(SHIPS), new SpaceId(ATLANTIC)), 10));

            assertThat(one.told("/events?limit=1000", one.host())).contains("DiscoveriesLost");
            alike(one, other);
        }
    }
}
