package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tercio.adapters.http.ToldGame;
import tercio.adapters.json.Json;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.Hides;
import tercio.application.record.MessageRegistry;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.SealFirstLine;
import tercio.domain.eu.sea.battle.play.SeaFightEvent;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Two games that differ in the first line alone that Spain has chosen in secret answer the French player and a spectator with the same texts,
 * until both lines are revealed (EU-SEA-LINE).
 */
@ExtendWith(HiddenKinds.class)
public class FirstLineSecretsTest {

    private static final int FRANCE = 0;
    private static final int SPAIN = 1;
    private static final List<String> COUNTRIES = List.of("france", "spain");
    private static final List<String> CHANNELS = List.of("", "/map", "/countries", "/ers/france", "/sequence", "/sieges", "/board", "/decisions", "/log", "/events?limit=1000",
            "/timeline", "/record", "/rulings", "/diff?from=0", "/dice", "/statistics", "/report", "/moves/west", "/verification", "/odds/first-line-phasing",
            "/decisions/first-line-phasing/sample?seed=3");

    private static final EuMilitary RULES = new EuMilitary();

    private static Client client;
    private static JsonMapper json;

    @BeforeAll
    static void start() {
        var rulebooks = RulebookModules.all().rulebooks();
        client = Served.installed();
        json = Json.wire(new MessageRegistry(rulebooks.rulesets()));
    }

    /** A French and a Spanish naval stack with warships and galleys in the same zone, and nothing else that moves. */
    private static ObjectNode scenario() {
        var scenario = (ObjectNode) client.get("/api/scenarios/eu-military/france-spain-sea", null).body().deepCopy();
        var fleets = scenario.putArray("fleets");
        for (var side : List.of(List.of("west", "france"), List.of("armada", "spain"))) {
            var fleet = fleets.addObject().put("id", side.getFirst()).put("country", side.getLast()).put("at", "s_lion").put("veteran", false);
            fleet.putObject("ships").put("fleetPlus", 1).put("fleetMinus", 0).put("nwd", 2).put("ngd", 3).put("ntd", 0).put("nde", 0).put("vgd", 0);
            fleet.putArray("leaders");
        }
        scenario.putArray("stacks");
        scenario.putArray("leaders");
        scenario.putArray("printedLeaders");
        return scenario;
    }

    /** One of the twins: the game as it is told, and its whole board. */
    private static final class Twin {
        private final ToldGame game;
        private EuState board;

        private Twin(boolean openTable) {
            var body = (ObjectNode) json.readTree("""
                    {"ruleset": "eu-military", "dice": "physical", "public": true, "undo": "opponents-agree",
                     "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""");
            body.set("scenario", scenario());
            if (openTable) {
                body.put("openTable", true);
            }
            game = ToldGame.made(client, json, body);
            board = RULES.start(json.convertValue(body.path("scenario"), EuScenario.class), Readings.STANDARD);
        }

        /** Up to the choice of the first lines: France attacks, nobody else moves, and each die shows a 1. */
        private Twin untilTheChoice() {
            for (int tries = 0; tries < 60 && !asked().contains("first-line-phasing"); tries++) {
                play(game.host(), RULES.moves(board, "west").orElseThrow().stream().map(option -> (EuCommand) option.command())
                        .filter(command -> command instanceof SailFleet sail && sail.action().filter(action -> action.kind() == NavalAction.Kind.BATTLE).isPresent())
                        .findFirst().orElseGet(this::next));
            }
            assertThat(asked()).contains("first-line-phasing", "first-line-nonPhasing");
            return this;
        }

        private EuCommand next() {
            var options = RULES.decisions(board).stream().flatMap(decision -> decision.options().stream()).map(option -> (EuCommand) option.command()).toList();
            return options.stream().filter(command -> command instanceof DeclareCampaign declared && declared.country().equals(new CountryId("france")) && declared.campaign() == Campaign.SIMPLE)
                    .findFirst().orElse(options.getFirst());
        }

        private List<String> asked() {
            return RULES.decisions(board).stream().map(Decision::id).toList();
        }

        private void play(String token, EuCommand command) {
            var dice = new ArrayList<Integer>();
            var verdict = RULES.decide(board, command, die -> {
                dice.add(1);
                return OptionalInt.of(1);
            });
            assertThat(verdict).as("%s", command).isInstanceOf(Verdict.Accepted.class);
            game.play(token, command, dice);
            board = (EuState) ((Verdict.Accepted<EuEvent>) verdict).boards().getLast();
        }

        private void line(int seat, String stack, FirstLine line) {
            play(game.seat(seat), new SealFirstLine(new CountryId(COUNTRIES.get(seat)), new StackId(stack), Optional.of(line)));
        }

        private String told(String path, int seat) {
            return game.told(path, game.seat(seat));
        }
    }

    @Hides({SealFirstLine.class, SeaFightEvent.FirstLineSealed.class})
    @Test
    void theEnemyAndASpectatorCannotTellWhichLineIsSealed() {
        var one = new Twin(false).untilTheChoice();
        var two = new Twin(false).untilTheChoice();
        one.line(SPAIN, "armada", FirstLine.NWD);
        two.line(SPAIN, "armada", FirstLine.NGD);

        one.game.tellsTheSameAs(two.game, FRANCE, CHANNELS);
        assertThat(one.told("/events?limit=1000", FRANCE)).contains("\"FirstLineSealed\"", "payload.line", "causedBy.line");
        assertThat(one.told("/events?limit=1000", SPAIN)).isNotEqualTo(two.told("/events?limit=1000", SPAIN));

        one.line(FRANCE, "west", FirstLine.NWD);
        assertThat(one.told("/events?limit=1000", FRANCE)).contains("\"FirstLinesFormed\"").doesNotContain("payload.line");
    }

    /** A side that has sealed a line takes it back alone; once both are revealed the other side is asked. */
    @Test
    void aRevealedLineIsTakenBackWithConsentAlone() {
        var twin = new Twin(false).untilTheChoice();
        int before = twin.game.newest();
        var board = twin.board;
        twin.line(SPAIN, "armada", FirstLine.NWD);
        var undone = client.post(twin.game.home() + "/undo", twin.game.seat(SPAIN), "{\"to\": " + before + ", \"reason\": \"\"}");
        assertThat(undone.raw().body()).contains("Undone");
        twin.board = board;
        twin.line(SPAIN, "armada", FirstLine.NGD);
        int half = twin.game.newest();
        twin.line(FRANCE, "west", FirstLine.NGD);
        var asked = client.post(twin.game.home() + "/undo", twin.game.seat(FRANCE), "{\"to\": " + half + ", \"reason\": \"a slip\"}");
        assertThat(asked.raw().body()).contains("RequestMade").doesNotContain("Undone");
    }

    /** At an open table both still choose at the same time, and nothing is hidden. */
    @Test
    void anOpenTableHidesNothing() {
        var twin = new Twin(true).untilTheChoice();
        twin.line(SPAIN, "armada", FirstLine.NGD);
        assertThat(twin.told("/events?limit=1000", FRANCE)).contains("\"line\":\"ngd\"").doesNotContain("\"hidden\"");
    }

    /** A war on land holds no secrets: nothing of it is sealed, whoever reads it. */
    @Test
    void aWarOnLandHasNothingHidden() {
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "dice": "server", "public": true, "seats": [{"name": "Anna", "controls": ["france", "spain"]}]}""");
        var home = "/api/games/" + made.body().path("id").asString();
        for (var path : List.of("", "/events?limit=100", "/record", "/decisions")) {
            assertThat(client.get(home + path, null).raw().body()).as(path).doesNotContain("\"hidden\"", "\"sealed\"");
        }
        assertThat(Optional.of(client.get(home + "/record", null).status())).contains(200);
    }
}
