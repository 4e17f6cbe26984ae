package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.TURKEY;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tercio.adapters.http.ToldGame;
import tercio.adapters.json.Json;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.Hides;
import tercio.adapters.secrets.TwinChannels;
import tercio.application.record.GameOpened;
import tercio.application.record.MessageRegistry;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.economy.play.EconomyCommand.TakeIncome;
import tercio.domain.eia.economy.play.Income;
import tercio.domain.eia.month.play.MonthCommand.EndMonthPhase;
import tercio.domain.eia.month.play.MonthCommand.SkipToLandPhase;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.orders.play.OrdersCommand.SendOrders;
import tercio.domain.eia.reinforcement.play.Recruits;
import tercio.domain.eia.reinforcement.play.ReinforcementCommand.RaiseCorps;
import tercio.domain.eia.reinforcement.play.ReinforcementEvent.CorpsRaised;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.game.Id;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Two games of Empires in Arms that differ only in which Russian corps stands where answer the Turkish player and a spectator with the same texts
 * at every address, until step six of a combat reveals the corps (EIA-7.5.2.6.3).
 */
@ExtendWith(HiddenKinds.class)
public class CorpsIdentitiesTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final String FIELD = "513";
    private static final String ODESSA = "244";
    private static final int RUSSIAN = 0;
    private static final int TURKISH = 1;
    /** The addresses at which most is told. */
    private static final List<String> MOST_TOLD = List.of("", "/map", "/powers", "/decisions", "/events?limit=1000", "/log", "/record");
    private static final List<String> VIEWS = List.of("map", "powers", "sequence", "supply", "combats", "board");
    /** Russia's infantry at Odessa and in the field, by the ids that tell nation and kind. */
    private static final String AT_ODESSA = "russia-infantry-1";
    private static final String IN_FIELD = "russia-infantry-2";

    private static Client client;
    private static JsonMapper json;

    @BeforeAll
    static void start() {
        client = Served.installed();
        json = Json.wire(new MessageRegistry(RulebookModules.installed().rulebooks().rulesets()));
    }

    /** One corps of infantry at Odessa, the other in the field with the guard; they hold the same. Each Turkish corps is the only one of its kind. */
    private static EiaScenario war(String odessa, String field) {
        var printed = EiaScenarios.find("turkey-russia").orElseThrow();
        var men = new Factors(Map.of(FactorType.INFANTRY, 6, FactorType.MILITIA, 4));
        var corps = List.of(new CorpsAtStart(new UnitId(odessa), Optional.empty(), new SpaceId(ODESSA), false), new CorpsAtStart(new UnitId(field), Optional.empty(), new SpaceId(FIELD), false),
                new CorpsAtStart(new UnitId("russia-guard"), Optional.empty(), new SpaceId(FIELD), false), new CorpsAtStart(new UnitId("turkey-i-janissary"), Optional.empty(), new SpaceId("518"), false),
                new CorpsAtStart(new UnitId("turkey-f1"), Optional.empty(), new SpaceId("518"), false));
        var strengths = new HashMap<>(Map.of(new UnitId(odessa), men, new UnitId(field), men));
        Stream.of("russia-guard", "turkey-i-janissary", "turkey-f1").forEach(id -> strengths.put(new UnitId(id), printed.strengths().get(new UnitId(id))));
        return printed.withCorps(corps, strengths, Map.of());
    }

    /** One of the twins: the game as it is told, and its whole board. */
    private static final class Twin {
        private final ToldGame game;
        private EiaState state;

        private Twin(String odessa, String field, Map<String, String> readings) {
            var chosen = new HashMap<>(readings);
            chosen.put("EIA-CORPS-IDENTITIES", "hidden");
            var scenario = war(odessa, field);
            var body = (ObjectNode) json.readTree("""
                    {"ruleset": "empires-in-arms", "dice": "physical", "public": true,
                     "seats": [{"name": "Anna", "controls": ["russia"]}, {"name": "Ben", "controls": ["turkey"]}]}""");
            body.set("scenario", json.valueToTree(scenario));
            body.set("readings", json.valueToTree(chosen));
            game = ToldGame.made(client, json, body);
            var under = new Readings(chosen);
            state = RULES.start(RULES.asRecorded(scenario, under, bound -> 0), under);
        }

        private Twin play(EiaCommand command, Integer... dice) {
            var left = new ArrayList<>(List.of(dice));
            var verdict = RULES.decide(state, command, name -> left.isEmpty() ? OptionalInt.empty() : OptionalInt.of(left.removeFirst()));
            assertThat(verdict).as("%s", command).isInstanceOf(Verdict.Accepted.class);
            game.play(game.seat(command.power() == RUSSIA ? RUSSIAN : TURKISH), command, List.of(dice));
            state = (EiaState) ((Verdict.Accepted<EiaEvent>) verdict).boards().getLast();
            return this;
        }

        private JsonNode corps(String token, String id) {
            return client.get(game.home() + "/map", token).body().path("zones").valueStream().flatMap(zone -> zone.path("pieces").valueStream())
                    .filter(piece -> piece.path("id").asString().equals(id)).findFirst().orElseThrow();
        }

        private TwinChannels channels() {
            var names = new ArrayList<>(Id.texts(state.corps().keySet()));
            names.addAll(List.of("russia-i", "russia-ii"));
            return new TwinChannels(game.home(), game.newest(), RULES.decisions(state).stream().map(decision -> decision.id()).toList(), VIEWS,
                    List.of("powers/russia", "powers/turkey"), names, ODESSA);
        }
    }

    private final List<Twin> twins = new ArrayList<>();

    private void twins(Map<String, String> readings) {
        twins.add(new Twin("russia-i", "russia-ii", readings));
        twins.add(new Twin("russia-ii", "russia-i", readings));
    }

    private void play(EiaCommand... commands) {
        for (var command : commands) {
            twins.forEach(twin -> twin.play(command));
        }
    }

    private Twin one() {
        return twins.getFirst();
    }

    private Twin other() {
        return twins.getLast();
    }

    private void alikeForOthers() {
        one().game.tellsTheSameEverywhereAs(other().game, TURKISH, told -> (told == one().game ? one() : other()).channels());
    }

    /** The refusal of an enemy's request in the name of the other power tells nothing. */
    private void refusedAlike(EiaCommand... guesses) {
        for (var guess : guesses) {
            var body = json.writeValueAsString(guess);
            one().game.refusesTheSameAs(other().game, TURKISH, "/commands", body);
            RULES.decisions(one().state).forEach(decision -> one().game.refusesTheSameAs(other().game, TURKISH, "/decisions/" + decision.id() + "/check", body));
        }
        one().game.refusesTheSameAs(other().game, TURKISH, "/forks", "{\"at\": 2, \"name\": \"what if\"}");
    }

    private static ChooseChit chit(Power power, OperationalChit chit) {
        return new ChooseChit(power, Optional.of(chit));
    }

    @Hides(GameOpened.class)
    @Test
    void whichCorpsStandsWhereIsKnownToItsPowerUntilStepSix() {
        twins(Map.of());
        one().game.tellsTheSameAs(other().game, TURKISH, MOST_TOLD);
        var turkish = one().corps(one().game.seat(TURKISH), IN_FIELD);
        assertThat(turkish.path("name").asString()).isEqualTo("Russia infantry corps 2");
        assertThat(turkish.path("label").asString()).isEqualTo("2");
        assertThat(turkish.path("identity").asString()).isEqualTo("hidden");
        assertThat(turkish.has("counter")).isFalse();
        var own = one().corps(one().game.seat(RUSSIAN), IN_FIELD);
        assertThat(own.path("identity").asString()).isEqualTo("own");
        assertThat(own.path("counter").asString()).isEqualTo("russia-ii");
        assertThat(own.path("counterName").asString()).isEqualTo("Russia II");
        assertThat(own.path("label").asString()).isEqualTo("II");
        assertThat(other().corps(other().game.seat(RUSSIAN), IN_FIELD).path("counter").asString()).isEqualTo("russia-i");

        play(new EndStep(RUSSIA, LandStep.DEPOTS), new EndStep(RUSSIA, LandStep.MOVEMENT), new PaySupply(RUSSIA), new EndStep(RUSSIA, LandStep.GUERILLAS),
                new EndStep(TURKEY, LandStep.DEPOTS), new MoveCorps(TURKEY, new UnitId("turkey-infantry-1"), List.of(new SpaceId(FIELD)), List.of(new EiaLeaderId("grand-vizier"))),
                new MoveCorps(TURKEY, new UnitId("turkey-feudal-infantry-1"), List.of(new SpaceId(FIELD)), List.of()), new EndStep(TURKEY, LandStep.MOVEMENT), new PaySupply(TURKEY),
                new ChooseCombat(TURKEY, new SpaceId(FIELD), false), chit(TURKEY, OperationalChit.ASSAULT));
        alikeForOthers();
        refusedAlike(new MoveCorps(RUSSIA, new UnitId(IN_FIELD), List.of(new SpaceId(ODESSA)), List.of()), new MoveCorps(RUSSIA, new UnitId("russia-ii"), List.of(new SpaceId(ODESSA)), List.of()));

        play(chit(RUSSIA, OperationalChit.DEFEND));
        for (var token : new String[] {one().game.seat(TURKISH), null}) {
            assertThat(one().corps(token, IN_FIELD).path("counter").asString()).isEqualTo("russia-ii");
            assertThat(one().corps(token, IN_FIELD).path("identity").asString()).isEqualTo("revealed");
            assertThat(one().corps(token, AT_ODESSA).has("counter")).as("who does not fight stays hidden").isFalse();
        }
        assertThat(other().corps(null, IN_FIELD).path("counter").asString()).isEqualTo("russia-i");
        assertThat(client.get(one().game.home() + "/log?lang=en", null).raw().body()).contains("Identities are revealed: ", "Russia II (infantry corps 2)");
        assertThat(client.get(one().game.home() + "/log?lang=fr", null).raw().body()).contains("Les identités sont révélées", "le IIe corps russe (corps d’infanterie n° 2)");
    }

    /** Russia reads its counter in its questions, their answers and forms; Turkey, a spectator and the questions of the other twin tell none. */
    @Test
    void aQuestionNamesTheCounterToItsPowerAlone() {
        twins(Map.of());
        play(new EndStep(RUSSIA, LandStep.DEPOTS));
        var questions = "/decisions?lang=en";

        assertThat(one().game.told(questions, one().game.seat(RUSSIAN))).contains("What does Russia I (infantry corps 1) leave", "Russia II (infantry corps 2) in ")
                .doesNotContain("does Russia infantry corps 1");
        assertThat(other().game.told(questions, other().game.seat(RUSSIAN))).contains("What does Russia II (infantry corps 1) leave", "Russia I (infantry corps 2) in ");
        assertThat(one().game.told(questions, one().game.host())).contains("What does Russia I (infantry corps 1) leave");
        for (var token : new String[] {one().game.seat(TURKISH), null}) {
            assertThat(one().game.told(questions, token)).contains("Which corps of Russia moves?").doesNotContain("Russia I", "Russia II");
        }
        one().game.tellsTheSameAs(other().game, TURKISH, List.of("", questions, "/decisions?lang=fr"));
    }

    @Tag(Tier.BOTH)
    @Hides({RaiseCorps.class, CorpsRaised.class, SendOrders.class})
    @Test
    void whichCorpsIsRaisedIsKnownToItsPowerAndAnOrderNamesItAsOthersDo() {
        twins(Map.of("EIA-MONTH", "entered"));
        play(new TakeIncome(RUSSIA, Optional.of(new Income(30, 12))), new EndMonthPhase(RUSSIA, MonthPhase.ECONOMIC), new SkipToLandPhase(TURKEY),
                new EndMonthPhase(RUSSIA, MonthPhase.POLITICAL));
        var recruits = Optional.of(new Recruits(Factors.of(FactorType.INFANTRY, 3), 9, 3));
        one().play(new RaiseCorps(RUSSIA, RaiseCorps.HIDDEN, new SpaceId(ODESSA), false, recruits, Optional.of(new UnitId("russia-iv"))));
        other().play(new RaiseCorps(RUSSIA, RaiseCorps.HIDDEN, new SpaceId(ODESSA), false, recruits, Optional.of(new UnitId("russia-v"))));
        assertThat(one().corps(one().game.seat(RUSSIAN), "russia-infantry-3").path("counterName").asString()).isEqualTo("Russia IV");
        assertThat(one().corps(null, "russia-infantry-3").path("identity").asString()).isEqualTo("hidden");

        play(new SkipToLandPhase(RUSSIA));
        play(new SendOrders(RUSSIA, List.of("infantry corps 2", "infantry corps 3")));
        // Every address is asked of in the test above in the short tier.
        if (Tier.thorough()) {
            alikeForOthers();
        } else {
            one().game.tellsTheSameAs(other().game, TURKISH, MOST_TOLD);
        }
        refusedAlike(new RaiseCorps(RUSSIA, RaiseCorps.HIDDEN, new SpaceId(ODESSA), false, recruits, Optional.of(new UnitId("russia-iv"))));
    }

    @Test
    void aCommandThatNamesACounterOpenlyIsRefusedAndSaysWhatWouldDo() {
        twins(Map.of("EIA-MONTH", "entered"));
        play(new TakeIncome(RUSSIA, Optional.of(new Income(30, 12))), new EndMonthPhase(RUSSIA, MonthPhase.ECONOMIC), new SkipToLandPhase(TURKEY),
                new EndMonthPhase(RUSSIA, MonthPhase.POLITICAL));
        var refused = client.post(one().game.home() + "/commands", one().game.seat(RUSSIAN),
                json.writeValueAsString(new RaiseCorps(RUSSIA, new UnitId("russia-iv"), new SpaceId(ODESSA), false, Optional.of(new Recruits(Factors.of(FactorType.INFANTRY, 3), 0, 0)))));

        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.body().path("detail").asString())
                .isEqualTo("This game hides which corps stands where: \"corps\" is \"hidden\", and \"counter\" says which it is.");
        assertThat(client.get(one().game.home() + "/moves/russia-i", one().game.seat(RUSSIAN)).status()).as("a counter is no id here").isEqualTo(404);
    }
}
