package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tercio.adapters.json.Json;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.record.MessageRegistry;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Treaty;
import tercio.domain.eia.economy.play.EconomyCommand.FillTreasury;
import tercio.domain.eia.economy.play.EconomyCommand.TakeIncome;
import tercio.domain.eia.economy.play.Income;
import tercio.domain.eia.movement.play.MarchCommand.Disembark;
import tercio.domain.eia.movement.play.MarchCommand.EnterCity;
import tercio.domain.eia.naval.play.NavalCommand.EmbarkCorps;
import tercio.domain.eia.naval.play.NavalCommand.LaunchFleet;
import tercio.domain.eia.naval.play.NavalCommand.SailFleet;
import tercio.domain.eia.political.play.PoliticalCommand.AnswerTreaty;
import tercio.domain.eia.political.play.PoliticalCommand.CedeProvince;
import tercio.domain.eia.political.play.PoliticalCommand.ControlMinor;
import tercio.domain.eia.political.play.PoliticalCommand.DeclareWar;
import tercio.domain.eia.political.play.PoliticalCommand.OfferTreaty;
import tercio.domain.eia.reinforcement.play.FactorPurchase;
import tercio.domain.eia.reinforcement.play.Recruits;
import tercio.domain.eia.reinforcement.play.ReinforcementCommand.BuyFactors;
import tercio.domain.eia.reinforcement.play.ReinforcementCommand.RaiseCorps;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.given.Thorough;
import tercio.domain.map.SpaceId;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Six months on the Danube as a group enters them: its own siege table, income and reinforcements, a landing at Naples, its conquest, a
 * peace with Austria. The game is exported, verified and imported again.
 */
@Thorough("Six months of a campaign over HTTP; the phases have tests of their own in the short tier.")
class SixMonthsTest {

    private static final JsonMapper MAPPER = Json.wire(new MessageRegistry(RulebookModules.all().rulebooks().rulesets()));
    private static final String AMSTERDAM = "310";
    private static final String NAPLES = "355";
    /** The Tyrrhenian Sea, off Naples. */
    private static final String SEA = "751";
    private static final String DUTCH = "holland-corps";
    private static final List<String> MONTHS = List.of("September 1805", "October 1805", "November 1805", "December 1805", "January 1806", "February 1806");
    private static final int PAGE = 500;
    private static final int MOST_COMMANDS = 5_000;

    private static Client client;

    private final Map<String, Deque<EiaCommand>> plan = new HashMap<>();
    private String home;
    private String host;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private static EiaScenario sixMonths() {
        var printed = EiaScenarios.find("danube-1805").orElseThrow();
        return new EiaScenario("danube-six-months", printed.from(), new CampaignMonth(1806, 2), printed.powers(), printed.corps(), printed.strengths(), printed.leaders(),
                printed.garrisons(), printed.depots(), printed.irregulars(), printed.fleets(), printed.provinces(), printed.cities(), printed.diplomacy());
    }

    private void enter(String month, String segment, EiaCommand... commands) {
        plan.put(month + " " + segment, new ArrayDeque<>(List.of(commands)));
    }

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }

    private void planned() {
        enter("September 1805", "economic", new TakeIncome(Power.FRANCE, Optional.of(new Income(60, 30))), new FillTreasury(Power.FRANCE, 20),
                new TakeIncome(Power.AUSTRIA, Optional.of(new Income(40, 20))), new FillTreasury(Power.AUSTRIA, 20));
        enter("September 1805", "political", new DeclareWar(Power.FRANCE, new NationId("naples"), 1));
        enter("September 1805", "reinforcement", new RaiseCorps(Power.FRANCE, new UnitId(DUTCH), new SpaceId(AMSTERDAM), true, Optional.of(new Recruits(infantry(8), 24, 8))),
                new BuyFactors(Power.AUSTRIA, Optional.of(new FactorPurchase(new UnitId("austria-viii"), infantry(2), 6, 2))));
        enter("September 1805", "naval", new LaunchFleet(Power.FRANCE, new SpaceId(AMSTERDAM)), new EmbarkCorps(Power.FRANCE, new UnitId(DUTCH), List.of()),
                new SailFleet(Power.FRANCE, new FleetId("france-fleet-1"), new SpaceId(SEA), false, List.of(new UnitId(DUTCH))));
        enter("September 1805", "movement of france", new Disembark(Power.FRANCE, new UnitId(DUTCH), new SpaceId(NAPLES), false, List.of()), new EnterCity(Power.FRANCE, new UnitId(DUTCH), List.of()));
        enter("November 1805", "political", new OfferTreaty(Power.AUSTRIA, new NationId("france"), Treaty.TRUCE), new AnswerTreaty(Power.FRANCE, Power.AUSTRIA, Treaty.TRUCE, true),
                new CedeProvince(Power.AUSTRIA, new ProvinceId("Illyria"), Power.FRANCE));
        enter("December 1805", "political", new ControlMinor(Power.FRANCE, new ProvinceId("Naples"), ProvinceStanding.FREE_STATE));
        enter("January 1806", "economic", new TakeIncome(Power.FRANCE, Optional.of(new Income(30, 10))), new FillTreasury(Power.FRANCE, 30));
    }

    @Test
    void aCampaignOfSixMonthsIsEnteredExportedVerifiedAndReplayed() {
        planned();
        var request = (ObjectNode) MAPPER.readTree("""
                {"ruleset": "empires-in-arms", "dice": "server", "public": true, "readings": {"EIA-MONTH": "entered"},
                 "seats": [{"name": "table", "controls": ["france", "austria", "russia"]}],
                 "charts": {"origin": "our box", "tables": {"siege": ["modified_die_min,modified_die_max,result", ",1,sortie", "2,2,no_result", "3,,breach"]}}}""");
        request.set("scenario", MAPPER.valueToTree(sixMonths()));
        var made = client.post("/api/games", null, request.toString());
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        home = "/api/games/" + made.body().path("id").asString();
        host = made.body().path("hostToken").asString();

        var seen = new HashSet<String>();
        for (int number = 0; number < MOST_COMMANDS && !get("/sequence").path("segment").asString().equals("over"); number++) {
            seen.add(get("/sequence").path("title").asString());
            answerNext(number);
        }

        assertThat(seen).containsExactlyInAnyOrderElementsOf(MONTHS);
        assertThat(plan.values()).as("all that was planned was entered").allSatisfy(left -> assertThat(left).isEmpty());
        assertThat(get("/sequence").path("segment").asString()).isEqualTo("over");
        assertThat(account()).contains("France declares war on Naples and loses 1 political point.", "France raises Holland Corps inside Amsterdam.",
                "France's fleet 1 sails to sea area 751 with Holland Corps aboard.", "France holds the capital of Naples.", "France has conquered Naples.",
                "Austria and France agree on a peace that forbids war.", "Naples is a free state under France.");
        assertThat(get("/powers/france").path("enemies").toString()).isEqualTo("[\"russia\"]");
        assertThat(get("").at("/charts/origin").asString()).isEqualTo("our box");
        assertThat(get("/verification").path("verified").asBoolean()).isTrue();

        var copy = client.post("/api/games/import?again=true", null, client.get(home + "/record", host).raw().body());
        assertThat(copy.status()).as(copy.raw().body()).isEqualTo(201);
        var powers = get("/powers");
        home = "/api/games/" + copy.body().path("id").asString();
        host = copy.body().path("hostToken").asString();
        assertThat(get("/powers")).as("replayed").isEqualTo(powers);
        assertThat(get("/verification").path("verified").asBoolean()).isTrue();
    }

    /** All lines of the account. */
    private List<String> account() {
        int newest = get("").path("position").asInt();
        return IntStream.iterate(1, from -> from <= newest, from -> from + PAGE).boxed()
                .flatMap(from -> get("/log?from=" + from + "&limit=" + PAGE).path("lines").valueStream()).map(line -> line.path("text").asString()).toList();
    }

    /** Gives the answer planned for this moment; else ends a step that players end; else gives an answer that the game draws. */
    private void answerNext(int number) {
        var month = get("/sequence");
        var segment = month.path("segment").asString();
        var left = plan.get(month.path("title").asString() + " " + (segment.equals("movement") ? "movement of " + month.path("moving").asString() : segment));
        if (left != null && !left.isEmpty()) {
            send(MAPPER.valueToTree(left.removeFirst()));
            return;
        }
        var decisions = get("/decisions").valueStream().toList();
        var end = decisions.stream().filter(decision -> decision.path("id").asString().startsWith("end-")).findFirst();
        if (end.isPresent()) {
            send(end.get().at("/options/0/command"));
            return;
        }
        var sample = get("/decisions/" + decisions.getFirst().path("id").asString() + "/sample?seed=" + number);
        send(sample.has("command") ? sample.path("command") : sample);
    }

    private void send(JsonNode command) {
        var reply = client.post(home + "/commands", host, command.toString());
        assertThat(reply.status()).as("%s: %s", command, reply.raw().body()).isEqualTo(200);
    }

    private JsonNode get(String path) {
        var reply = client.get(home + path, host);
        assertThat(reply.status()).as(path + ": " + reply.raw().body()).isEqualTo(200);
        return reply.body();
    }
}
