package tercio.adapters.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tercio.adapters.rulebook.RulebookModules;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Exact odds of every procedure; the small ones counted by hand. */
class OddsTest {

    private static final Adjudicator ADJUDICATOR = RulebookModules.all().adjudicator();

    private static JsonNode asked(String request, boolean fractions) {
        var answer = ADJUDICATOR.odds(Asked.quoted(request).getBytes(StandardCharsets.UTF_8), fractions);
        assertThat(answer).as(String.valueOf(answer)).isInstanceOf(AdjudicationResult.Ruled.class);
        return answer.json();
    }

    private static JsonNode odds(String request) {
        return asked(request, false).get("odds");
    }

    private static List<String> refused(String request) {
        var answer = ADJUDICATOR.odds(Asked.quoted(request).getBytes(StandardCharsets.UTF_8), false);
        assertThat(answer).isInstanceOf(AdjudicationResult.Refused.class);
        return ((AdjudicationResult.Refused) answer).problem().errors().stream().map(RequestFault::pointer).toList();
    }

    private static BigDecimal chance(JsonNode field, String value) {
        return field.get("values").valueStream().filter(entry -> entry.get("value").asString().equals(value))
                .map(entry -> entry.get("probability").decimalValue()).findFirst().orElse(BigDecimal.ZERO);
    }

    /** 8 or more is needed: with a manoeuvre differential of 2 the faces 6 to 10 get away. */
    @Test
    void anEvasionNeedsHalfTheFacesWithTwoPointsOfManoeuvre() {
        var success = odds("{'ruleset':'eu-military','procedure':'evasion','phasingManeuver':2,'nonPhasingManeuver':4}").get("success");
        assertThat(chance(success, "true")).isEqualByComparingTo("0.5");
    }

    /** 8 or more and always a natural 10: with -2 across the river only the 10 is left. */
    @Test
    void aRiverLeavesOnlyTheTenToAnInterception() {
        var success = odds("{'ruleset':'eu-military','procedure':'interception','element':'land','interceptor':{'maneuver':2},"
                + "'moving':{'maneuver':2},'acrossRiverOrPass':true}").get("success");
        assertThat(chance(success, "true")).isEqualByComparingTo("0.1");
    }

    @Test
    void aBattleThatIsEvadedHalfTheTimeIsFoughtTheOtherHalf() {
        var odds = odds(battle("'evades':true"));
        assertThat(chance(odds.get("evaded"), "true")).isEqualByComparingTo("0.5");
        assertThat(chance(odds.get("ended"), "evasion")).isEqualByComparingTo("0.5");
        var fought = odds(battle("'evades':false"));
        assertThat(chance(odds.get("winner"), "phasing").multiply(BigDecimal.TWO))
                .isEqualByComparingTo(chance(fought.get("winner"), "phasing"));
    }

    /** Outside Europe losses stand in the unit of the edition, two halves to a detachment. */
    @Test
    void theOlderEditionsHaveOddsInTheirOwnUnit() {
        var europe = battle("'evades':false").replace("eu-military", "eu-rapid-battle");
        var rapid = odds(europe.replace("'period'", "'theatre':'rotw','period'"));
        sumsToOne(rapid);
        assertThat(rapid.get("phasing").has("lossesHalves")).isTrue();
        assertThat(rapid.toString()).doesNotContain("Thirds");
        sumsToOne(odds(europe));
        assertThat(odds(europe).get("nonPhasing").has("lossesLd")).isTrue();
    }

    /** A breached fort of level 0 without troops falls without a fight in the rapid rules. */
    @Test
    void aFortThatFallsWithoutAFightDoesSoForCertain() {
        var odds = odds("{'ruleset':'eu-rapid-battle','procedure':'assault','period':3,'fortressLevel':0,'theatre':'rotw','breach':true,"
                + "'artilleryValue':4,'besieger':{'country':'france','units':{'armyPlus':1},'technology':'muskets'},"
                + "'besieged':{'country':'spain','technology':'arquebus'}}");
        sumsToOne(odds);
        assertThat(chance(odds.get("fortressFalls"), "true")).isEqualByComparingTo("1");
        assertThat(chance(odds.at("/besieger/leader"), "unharmed")).isEqualByComparingTo("1");
    }

    @Test
    void comparedChoicesAreAllThere() {
        var table = asked(battle("'evades':false").replace("'period'", "'choices':'compare','period'"), false).get("choices");
        assertThat(table).hasSize(8);
        assertThat(table.valueStream().map(line -> line.get("choices").toString()).distinct()).hasSize(8);
        table.forEach(line -> sumsToOne(line.get("odds")));
    }

    /** A stack that intercepts cannot be evaded. */
    @Test
    void choicesThatTheRulesForbidAreLeftOut() {
        var table = asked(battle("'evades':false").replace("'period'", "'choices':'compare','interception':true,'period'"), false)
                .get("choices");
        assertThat(table).hasSize(4);
    }

    @Test
    void diceAndUnknownFieldsAreRefused() {
        assertThat(refused("{'ruleset':'eu-military','procedure':'evasion','phasingManeuver':2,'nonPhasingManeuver':4,"
                + "'dice':{'evasion':5}}")).containsExactly("/dice");
        assertThat(refused("{'ruleset':'eu-military','procedure':'evasion','phasingManeuver':7,'nonPhasingManeuver':4,'luck':1}"))
                .containsExactlyInAnyOrder("/phasingManeuver", "/luck");
        assertThat(refused("{'ruleset':'eu-military','procedure':'evasion','phasingManeuver':2,'nonPhasingManeuver':4,"
                + "'choices':'best'}")).containsExactly("/choices");
    }

    /** Three rounds before Arras: by hand 0.025 honours and 0.016 surrender, all in the third. */
    @Test
    void aSiegeOfSeveralRoundsTellsWhenAndHowItEnds() {
        var odds = odds(siege("'rounds':3"));
        sumsToOne(odds);
        assertThat(chance(odds.at("/siege/ended"), "honours")).isEqualByComparingTo("0.025");
        assertThat(chance(odds.at("/siege/ended"), "surrender")).isEqualByComparingTo("0.016");
        assertThat(chance(odds.at("/siege/fallsInRound"), "3")).isEqualByComparingTo("0.041");
        assertThat(chance(odds.at("/siege/afterRound/2"), "holds")).isEqualByComparingTo("1");
        assertThat(chance(odds.get("result"), "S-")).as("the first round by itself").isEqualByComparingTo("0.3");
    }

    @Test
    void oneRoundOfUnderminingIsAnsweredWithoutTheSiege() {
        assertThat(odds(siege("'supplyDistance':0")).has("siege")).isFalse();
    }

    @Test
    void breachAndHonoursAreCompared() {
        var without = asked(siege("'choices':'compare','rounds':4"), false).get("choices");
        assertThat(without.valueStream().map(line -> line.get("choices").toString())).containsExactly(
                "{\"/breachOrHonours\":\"honours\",\"/assaultBreach\":false}", "{\"/breachOrHonours\":\"breach\",\"/assaultBreach\":false}");
        var stormed = asked(stormed("'choices':'compare','rounds':4"), false).get("choices");
        assertThat(stormed).hasSize(4);
        stormed.forEach(line -> sumsToOne(line.get("odds")));
    }

    @Test
    void aSiegeThatCannotBeIsRefused() {
        assertThat(refused(siege("'rounds':0"))).containsExactly("/rounds");
        assertThat(refused(siege("'rounds':13,'breachOrHonours':'both'"))).containsExactly("/rounds", "/breachOrHonours");
        assertThat(refused(siege("'rounds':2,'assaultBreach':true"))).containsExactly("/assaultBreach");
        assertThat(refused(siege("'rounds':2,'attrition':{'badWeather':1}")))
                .containsExactlyInAnyOrder("/attrition/badWeather", "/attrition/technology");
        assertThat(refused(stormed("'rounds':2").replace("'country':'spain',", ""))).containsExactly("/besieged/country");
    }

    @Test
    void fractionsComeOnRequest() {
        var odds = asked("{'ruleset':'eu-military','procedure':'evasion','phasingManeuver':2,'nonPhasingManeuver':4}", true).get("odds");
        assertThat(odds.at("/success/values/0/fraction").asString()).isEqualTo("1/2");
        assertThat(odds.at("/modified/meanFraction").asString()).isEqualTo("15/2");
        assertThat(odds.at("/modified/p5").asInt()).isEqualTo(3);
        assertThat(odds.at("/modified/p95").asInt()).isEqualTo(12);
    }

    /** Each published example without its dice; the published answer is then one that may happen. */
    @TestFactory
    Stream<DynamicTest> everyProcedureSumsToOneAndHoldsThePublishedAnswer() throws IOException {
        try (var stream = getClass().getResourceAsStream("contract-examples.jsonl")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().map(Asked::json)
                    .map(example -> DynamicTest.dynamicTest(example.at("/request/procedure").asString(), () -> {
                        var request = (ObjectNode) example.get("request");
                        request.remove("dice");
                        var odds = odds(request.toString());
                        sumsToOne(odds);
                        holds(odds, example.get("answer"));
                    })).toList().stream();
        }
    }

    private static void holds(JsonNode odds, JsonNode answer) {
        for (var field : odds.properties()) {
            var published = answer.get(field.getKey());
            if (!field.getValue().has("values")) {
                holds(field.getValue(), published);
            } else if (published != null) {
                assertThat(field.getValue().get("values").valueStream().map(entry -> entry.get("value")))
                        .as(field.getKey()).contains(published);
            }
        }
    }

    private static void sumsToOne(JsonNode odds) {
        for (var field : leaves(odds)) {
            var sum = field.get("values").valueStream().map(entry -> entry.get("probability").decimalValue())
                    .reduce(BigDecimal.ZERO, BigDecimal::add);
            assertThat(sum).as(field.toString()).isEqualByComparingTo(BigDecimal.ONE);
        }
    }

    private static List<JsonNode> leaves(JsonNode odds) {
        var leaves = new ArrayList<JsonNode>();
        for (var field : odds.properties()) {
            if (field.getValue().has("values")) {
                leaves.add(field.getValue());
            } else {
                leaves.addAll(leaves(field.getValue()));
            }
        }
        return leaves;
    }

    private static String battle(String choice) {
        return "{'ruleset':'eu-military','procedure':'land-battle','period':3,'terrain':'plain',"
                + "'phasing':{'country':'france','units':{'armyPlus':1},'armyClass':'IV','technology':'muskets',"
                + "'leader':{'maneuver':2,'fire':4,'shock':2}},"
                + "'nonPhasing':{'country':'spain','units':{'armyPlus':1},'armyClass':'III','technology':'muskets',"
                + "'leader':{'maneuver':4,'fire':2,'shock':3}," + choice + "}}";
    }

    private static String siege(String more) {
        return "{'ruleset':'eu-military','procedure':'undermining','period':3,'fortressLevel':3,'terrain':'plain','port':'none',"
                + "'besieger':{'country':'france','armyClass':'IV','units':{'armyPlus':1,'armyMinus':1}},'besieged':{},"
                + "'firstRoundThisTurn':true," + more + "}";
    }

    private static String stormed(String more) {
        return siege(more).replace("'besieger':{", "'besieger':{'technology':'muskets','veteran':true,")
                .replace("'besieged':{}", "'besieged':{'country':'spain','armyClass':'III','technology':'muskets','units':{'ld':1}}");
    }
}
