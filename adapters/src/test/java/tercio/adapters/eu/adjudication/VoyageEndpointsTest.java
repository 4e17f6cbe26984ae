package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;
import tercio.adapters.adjudication.AskedOdds;
import tools.jackson.databind.JsonNode;

/** A whole voyage, and a landing at its end, asked in one. */
class VoyageEndpointsTest {

    private static final String HEAD = "{'ruleset':'eu-military','period':3,'seaRegion':'atlantic','turn':20,'procedure':";
    private static final String THREE = "{'country':'spain','units':{'nwd':3},'technology':'nau-galleon','firstLine':'nwd','leader':{'maneuver':2,'fire':2,'shock':2}}";
    private static final String ENEMY = "'country':'france','units':{'nwd':3},'technology':'nau-galleon','firstLine':'nwd','leader':{'maneuver':2,'fire':3,'shock':2}";
    /** Always -6, and a difficulty that undoes it; the commander of 2 is undone too. */
    private static final String EVEN = "'attrition':{'zonesEntered':3,'greatestDifficulty':8}";
    private static final String VOYAGE = HEAD + "'voyage','moving':" + THREE + "}";

    private static JsonNode odds(String change) {
        return AskedOdds.of(Changed.request(VOYAGE, change));
    }

    private static BigDecimal chance(JsonNode odds, String field, Object value) {
        return AskedOdds.chance(odds.get(field), value);
    }

    private static void close(BigDecimal actual, BigDecimal expected) {
        assertThat(actual).isCloseTo(expected, Offset.offset(new BigDecimal("1e-12")));
    }

    // --- Each roll of the way by itself ------------------------------------------------------------------------------

    /** Even commanders, warships of an old technology before the port: +1. A 7 escapes, a 5 or 6 does not, and a 4 has to fight. */
    @Test
    void outOfABlockadedPort() {
        var odds = odds("{'blockader':{" + ENEMY + "}}");

        assertThat(chance(odds, "end", "blockade")).isEqualByComparingTo("0.2");
        assertThat(chance(odds, "battle", "none")).isEqualByComparingTo("0.6");
        close(chance(odds, "arrives", true), new BigDecimal("0.4").add(chance(odds, "battle", "won")));
        close(chance(odds, "end", "battle").add(chance(odds, "end", "lost")).add(chance(odds, "battle", "won")), new BigDecimal("0.4"));
    }

    /** A presidio of level 2: +2. A 7 stops them, and a 9 sinks one ship. */
    @Test
    void pastAPresidio() {
        var odds = odds("{'battery':{'kind':'presidio','level':2}}");

        assertThat(chance(odds, "end", "shore-fire")).isEqualByComparingTo("0.4");
        assertThat(chance(odds, "arrives", true)).isEqualByComparingTo("0.6");
        assertThat(chance(odds, "shipsLostThirds", 0)).isEqualByComparingTo("0.8");
        assertThat(chance(odds, "shipsLostThirds", 3)).isEqualByComparingTo("0.2");
    }

    /** A 6 costs 10 % and a 10 50 %: of three ships one third, two, three, three again, five. */
    @Test
    void throughTheWeather() {
        var odds = odds("{" + EVEN + "}");

        assertThat(chance(odds, "arrives", true)).isEqualByComparingTo("1");
        assertThat(chance(odds, "shipsLostThirds", 0)).isEqualByComparingTo("0.5");
        assertThat(chance(odds, "shipsLostThirds", 1)).isEqualByComparingTo("0.1");
        assertThat(chance(odds, "shipsLostThirds", 2)).isEqualByComparingTo("0.1");
        assertThat(chance(odds, "shipsLostThirds", 3)).isEqualByComparingTo("0.2");
        assertThat(chance(odds, "shipsLostThirds", 5)).isEqualByComparingTo("0.1");
    }

    /** +10: a 5 is 15, and everything is lost. The faces 1 to 4 are 60 to 90 %, which leave four thirds to one. */
    @Test
    void aStormLosesEverything() {
        var odds = odds("{'attrition':{'greatestDifficulty':18}}");

        assertThat(chance(odds, "end", "lost")).isEqualByComparingTo("0.6");
        assertThat(chance(odds, "shipsLostThirds", 9)).isEqualByComparingTo("0.6");
        for (int thirds = 5; thirds <= 8; thirds++) {
            assertThat(chance(odds, "shipsLostThirds", thirds)).as("%d thirds", thirds).isEqualByComparingTo("0.1");
        }
    }

    // --- One after the other -----------------------------------------------------------------------------------------

    /** Even commanders in another zone: an 8. The battle is that of the procedure of battles. */
    @Test
    void anInterceptionLeadsToItsBattle() {
        var odds = odds("{'interceptor':{" + ENEMY + ",'at':'sea'}}");
        var battle = AskedOdds.of("{'ruleset':'eu-military','procedure':'naval-battle','seaRegion':'atlantic','turn':20,'interception':true,'phasing':" + THREE
                + ",'nonPhasing':{" + ENEMY + "}}");

        assertThat(chance(odds, "battle", "none")).isEqualByComparingTo("0.7");
        close(chance(odds, "battle", "won"), AskedOdds.chance(battle.get("winner"), "phasing").multiply(new BigDecimal("0.3")));
        close(chance(odds, "battle", "lost"), AskedOdds.chance(battle.get("winner"), "nonPhasing").multiply(new BigDecimal("0.3")));
        close(chance(odds, "arrives", true), new BigDecimal("0.7").add(chance(odds, "battle", "won")));
    }

    /** A blockade that lets 0.4 pass at once, then a battery that stops 0.4 of those: the battle before the port goes both ways. */
    @Test
    void whoIsStoppedMeetsNothingMore() {
        var alone = odds("{'blockader':{" + ENEMY + "}}");
        var both = odds("{'blockader':{" + ENEMY + "},'battery':{'kind':'presidio','level':2}}");

        assertThat(chance(both, "end", "blockade")).isEqualByComparingTo(chance(alone, "end", "blockade"));
        assertThat(chance(both, "end", "battle")).isEqualByComparingTo(chance(alone, "end", "battle"));
        assertThat(chance(both, "end", "shore-fire").doubleValue()).isBetween(0.4 * chance(alone, "arrives", true).doubleValue() - 0.05,
                0.5 * chance(alone, "arrives", true).doubleValue());
    }

    /** The attrition of an announced action comes before the interception: the ships meet it weakened, and all of them roll. */
    @Test
    void anActionPutsTheWeatherBeforeTheEnemy() {
        var late = odds("{'interceptor':{" + ENEMY + ",'at':'sea'}," + EVEN + "}");
        var action = odds("{'action':true,'interceptor':{" + ENEMY + ",'at':'sea'}," + EVEN + "}");

        assertThat(chance(action, "battle", "none")).isEqualByComparingTo(chance(late, "battle", "none"));
        assertThat(chance(action, "battle", "won")).isLessThan(chance(late, "battle", "won"));
    }

    // --- On dice -----------------------------------------------------------------------------------------------------

    @Test
    void theDiceTellOneVoyage() {
        var request = Changed.request(VOYAGE, "{'battery':{'kind':'presidio','level':2},'interceptor':{" + ENEMY + ",'at':'port'}," + EVEN
                + ",'dice':{'presidio':6,'interception':10,'attrition':5,'phasing':{'wind':9,'fire1':1,'shock1':1,'fire2':1,'shock2':1},"
                + "'nonPhasing':{'wind':1,'fire1':1,'shock1':1,'fire2':1,'shock2':1}}}");
        var answer = Asked.fullAnswer(request);

        // A 6 and 2 are 8: they pass. A natural 10 catches them even out of a port. With ones nobody hits, nobody wins, and the voyage is over.
        assertThat(answer.path("battle").asString()).isEqualTo("undecided");
        assertThat(answer.path("end").asString()).isEqualTo("battle");
        assertThat(answer.path("arrives").asBoolean()).isFalse();
        assertThat(answer.path("shipsLostThirds").asInt()).isZero();
        assertThat(answer.path("unusedDice")).isEqualTo(Asked.json("['/dice/attrition']"));
        assertThat(answer.path("explanation").get(0).path("rule").asString()).isEqualTo("EU-PRESIDIO-FIRE");
        assertThat(answer.path("explanation").get(answer.path("explanation").size() - 1).path("result").asString()).isEqualTo("3 warships");
    }

    @Test
    void theDiceOfTheBlockadeHaveTheirOwnNames() {
        var request = Changed.request(VOYAGE, "{'blockader':{" + ENEMY + "},'dice':{'escape':4,'runner':{'wind':9}}}");

        assertThat(Asked.refusal(request)).containsExactly("/dice/blockader/wind");
        assertThat(Changed.answer(VOYAGE, "{'blockader':{" + ENEMY + "},'dice':{'escape':6}}").path("end").asString()).isEqualTo("blockade");
    }

    // --- Landings ----------------------------------------------------------------------------------------------------

    /** Three transports have 9 points, and 4 LD need 8. */
    private static final String LANDING = HEAD + "'landing','moving':{'country':'spain','units':{'ntd':3},'technology':'nau-galleon','firstLine':'ntd'},"
            + "'troops':{'country':'spain','units':{'ld':4},'technology':'arquebus','leader':{'maneuver':3,'fire':2,'shock':3}},"
            + "'attrition':{'zonesEntered':3,'greatestDifficulty':6}}";

    /**
     * Up to 6 nobody is lost: 10 % of 4 LD is none, and a transport of which a third is lost stays whole. 20 % and 30 % cost 1 LD and a transport, 40 % 2 LD and
     * a transport, and two transports have room for 3 LD. 50 % cost two transports (five thirds): the last has room for 1 LD.
     */
    @Test
    void troopsDrownWithTheirShips() {
        var odds = AskedOdds.of(LANDING);

        assertThat(AskedOdds.chance(odds.get("lands"), true)).isEqualByComparingTo("1");
        assertThat(AskedOdds.chance(odds.get("lostAtSeaLd"), 0)).isEqualByComparingTo("0.6");
        assertThat(AskedOdds.chance(odds.get("lostAtSeaLd"), 1)).isEqualByComparingTo("0.2");
        assertThat(AskedOdds.chance(odds.get("lostAtSeaLd"), 2)).isEqualByComparingTo("0.1");
        assertThat(AskedOdds.chance(odds.get("lostAtSeaLd"), 3)).isEqualByComparingTo("0.1");
        assertThat(AskedOdds.chance(odds.get("beach"), "none")).isEqualByComparingTo("1");
        assertThat(AskedOdds.chance(odds.get("lostLd"), 0)).isEqualByComparingTo("0.6");
    }

    /** 7 is 20 %: a rounded LD, two thirds of a ship, for which a transport sinks. Two have room for the three LD that are left. */
    @Test
    void theDiceTellOneLanding() {
        var answer = Asked.answer(Changed.request(LANDING, "{'dice':{'attrition':7}}"));

        assertThat(answer.path("end").asString()).isEqualTo("arrives");
        assertThat(answer.path("lands").asBoolean()).isTrue();
        assertThat(answer.path("shipsLostThirds").asInt()).isEqualTo(3);
        assertThat(answer.path("lostAtSeaLd").asInt()).isEqualTo(1);
        assertThat(answer.path("lostLd").asInt()).isEqualTo(1);
        assertThat(answer.path("beach").asString()).isEqualTo("none");
        assertThat(Asked.refusal(Changed.request(LANDING, "{" + DEFENDER + ",'dice':{'attrition':7}}"))).containsExactly("/dice/troops/fire1");
    }

    private static final String DEFENDER = "'terrain':'plain','defender':{'country':'france','units':{'ld':3},'technology':'arquebus','leader':{'maneuver':2,'fire':2,'shock':2}}";

    @Test
    void theBeachIsABattleAcrossTheSea() {
        var calm = AskedOdds.of(Changed.request(LANDING, "{'attrition':null," + DEFENDER + "}"));
        var battle = AskedOdds.of("{'ruleset':'eu-military','procedure':'land-battle','period':3,'terrain':'plain','phasing':{'country':'spain','units':{'ld':4},"
                + "'technology':'arquebus','leader':{'maneuver':3,'fire':2,'shock':3},'crossed':'sea'},'nonPhasing':" + DEFENDER.substring(DEFENDER.indexOf('{')) + "}");

        assertThat(AskedOdds.chance(calm.get("beach"), "won")).isEqualByComparingTo(AskedOdds.chance(battle.get("winner"), "phasing"));
        assertThat(AskedOdds.chance(calm.get("beach"), "lost")).isEqualByComparingTo(AskedOdds.chance(battle.get("winner"), "nonPhasing"));
        assertThat(AskedOdds.chance(calm.get("lostLd"), 0)).isEqualByComparingTo(AskedOdds.chance(battle.at("/phasing/lossesLd"), 0));
        var rough = AskedOdds.of(Changed.request(LANDING, "{" + DEFENDER + "}"));
        assertThat(AskedOdds.chance(rough.get("beach"), "won")).isLessThan(AskedOdds.chance(calm.get("beach"), "won")).isPositive();
    }

    // --- Refusals ----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{'moving':null}|/moving: is missing", "{'seaRegion':'caspian'}|/seaRegion: must be one of mediterranean, baltic, atlantic, indian, pacific",
        "{'turn':63}|/turn: must be from 1 to 62", "{'battery':{'kind':'cannon','level':1}}|/battery/kind: must be one of presidio, strait, siegework",
        "{'battery':{'kind':'presidio','level':4}}|/battery/level: must be from 1 to 3", "{'attrition':{'zonesEntered':1e9}}|/attrition/zonesEntered: must be a whole number",
        "{'attrition':{'zonesEntered':9999999999}}|/attrition/zonesEntered: must be from 0 to 999", "{'attrition':{'fleets':2}}|/attrition/fleets: is no field of this procedure",
        "{'blockader':[]}|/blockader: must be an object", "{'troops':{}}|/troops: is no field of this procedure",
        "{'dice':{'escape':3}}|/dice: must not stand in a request for odds"})
    void whatIsWrongWithAVoyageIsNamed(String change, String refusal) {
        assertThat(AskedOdds.refusal(Changed.request(VOYAGE, change))).containsExactly(refusal);
    }

    @Test
    void aSideOfAVoyageGivesNoOrders() {
        assertThat(AskedOdds.refusal(VOYAGE.replace("'firstLine'", "'captures':['nwd'],'withdrawWithWind':'after-fire1','firstLine'"))).containsExactlyInAnyOrder(
                "/moving/captures: is no field of this procedure", "/moving/withdrawWithWind: is no field of this procedure");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{'troops':null}|/troops: is missing",
        "{'troops':{'country':'spain','units':{'ld':5},'technology':'arquebus'}}|/troops/units: must find room aboard: the ships of /moving have 9 transport points, and the troops need 10 (EU-SEA-TRANSPORT)",
        "{'troops':{'country':'turkey','units':{'ld':1,'timar':true},'technology':'arquebus'}}|/troops/units: must not hold Timar or Pashas, who never go by sea (EU-SEA-TRANSPORT)",
        "{'defender':{'country':'france','units':{'ld':3},'technology':'arquebus'}}|/terrain: is missing", "{'action':true}|/action: is no field of this procedure",
        "{'period':null}|/period: is missing", "{'theatre':'moon'}|/theatre: must be one of europe, rotw"})
    void whatIsWrongWithALandingIsNamed(String change, String refusal) {
        assertThat(AskedOdds.refusal(Changed.request(LANDING, change))).containsExactly(refusal);
    }
}
