package tercio.adapters.eia.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.AdjudicationProblem;
import tercio.adapters.adjudication.AdjudicationResult;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.adjudication.Asked;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The three questions on supply, field by field as the contract has them. */
class SupplyEndpointsTest {

    private static final Adjudicator ADJUDICATOR =
            new Adjudicator(List.of(new ForageEndpoint(), new BesiegedSupplyEndpoint(), new DepotSupplyEndpoint()));

    @Test
    void theForageExampleOfTheContract() {
        assertThat(answer("{'procedure':'forage','forageValue':2,'otherCorps':1,'unusedMovement':1,'forceMarch':false,'winter':true,"
                + "'corpsFactors':2,'detachedFactors':2,'dice':{'forage':2}}"))
                .isEqualTo(json("{'ruleset':'empires-in-arms','procedure':'forage','modifier':2,'modified':4,'factorsLost':2,"
                        + "'corpsRemoved':false,'lostFromCorps':1,'lostFromDetached':1}"));
    }

    @Test
    void theBesiegedSupplyExampleOfTheContract() {
        assertThat(answer("{'procedure':'besieged-supply','spires':3,'factorsInside':9,'dice':{'forage':4}}"))
                .isEqualTo(json("{'ruleset':'empires-in-arms','procedure':'besieged-supply','modifier':1,'modified':5,'factorsLost':2,"
                        + "'cityEmptied':false}"));
    }

    @Test
    void theDepotSupplyExampleOfTheContract() {
        assertThat(answer("{'procedure':'depot-supply','corps':[{'distance':0},{'distance':3},{'distance':0,'winter':true}],"
                + "'besiegedPorts':[{'by':'sea'},{'by':'invasion','winter':true}]}"))
                .isEqualTo(json("{'ruleset':'empires-in-arms','procedure':'depot-supply','cost':14,'money':7}"));
    }

    @Test
    void withoutTheFactorsOfTheCorpsOnlyTheLossIsAnswered() {
        assertThat(answer("{'procedure':'forage','forageValue':0,'detachedFactors':1,'dice':{'forage':6}}"))
                .isEqualTo(json("{'ruleset':'empires-in-arms','procedure':'forage','modifier':0,'modified':6,'factorsLost':6}"));
    }

    @Test
    void noMoreIsLostThanThereIs() {
        assertThat(answer("{'procedure':'forage','forageValue':0,'corpsFactors':1,'detachedFactors':2,'dice':{'forage':6}}"))
                .isEqualTo(json("{'ruleset':'empires-in-arms','procedure':'forage','modifier':0,'modified':6,'factorsLost':3,"
                        + "'corpsRemoved':true,'lostFromCorps':1,'lostFromDetached':2}"));
        assertThat(answer("{'procedure':'besieged-supply','spires':1,'factorsInside':2,'dice':{'forage':6}}"))
                .isEqualTo(json("{'ruleset':'empires-in-arms','procedure':'besieged-supply','modifier':0,'modified':6,'factorsLost':2,"
                        + "'cityEmptied':true}"));
    }

    @Test
    void theSumIsRoundedUpOnceAndListsMayBeLeftOut() {
        assertThat(answer("{'procedure':'depot-supply','corps':[{'distance':0},{'distance':0},{'distance':1}]}"))
                .isEqualTo(json("{'ruleset':'empires-in-arms','procedure':'depot-supply','cost':4,'money':2}"));
        assertThat(answer("{'procedure':'depot-supply','besiegedPorts':[{'by':'sea'}]}"))
                .isEqualTo(json("{'ruleset':'empires-in-arms','procedure':'depot-supply','cost':1,'money':1}"));
        assertThat(answer("{'procedure':'depot-supply'}"))
                .isEqualTo(json("{'ruleset':'empires-in-arms','procedure':'depot-supply','cost':0,'money':0}"));
    }

    @Test
    void theExplanationHasEveryModifierWithItsRule() {
        var step = full("{'procedure':'forage','forageValue':4,'otherCorps':5,'unusedMovement':2,'forceMarch':true,'winter':true,"
                + "'ownTerritory':true,'besieging':true,'dice':{'forage':3}}").path("explanation").get(0);
        assertThat(step.path("dice")).isEqualTo(json("[3]"));
        assertThat(step.path("modified").asInt()).isEqualTo(3 + 2 + 1 + 2 - 1);
        assertThat(step.path("modifiers").findValuesAsString("rule"))
                .containsExactly("EIA-7.4.1.2.1", "EIA-7.4.1.2.3", "EIA-7.4.1.2.4", "EIA-7.4.1.2.5");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "'procedure':'forage','forageValue':10,'dice':{'forage':2} | /forageValue",
        "'procedure':'forage','dice':{'forage':2} | /forageValue",
        "'procedure':'forage','forageValue':1 | /dice/forage",
        "'procedure':'forage','forageValue':1,'dice':{'forage':7} | /dice/forage",
        "'procedure':'forage','forageValue':1,'dice':{'forage':0} | /dice/forage",
        "'procedure':'forage','forageValue':1,'dice':{'forage':2,'round1':2} | /dice/round1",
        "'procedure':'forage','forageValue':1,'otherCorps':-1,'dice':{'forage':2} | /otherCorps",
        "'procedure':'forage','forageValue':1,'unusedMovement':7,'dice':{'forage':2} | /unusedMovement",
        "'procedure':'forage','forageValue':1,'corpsFactors':0,'dice':{'forage':2} | /corpsFactors",
        "'procedure':'forage','forageValue':1,'winter':'yes','dice':{'forage':2} | /winter",
        "'procedure':'forage','forageValue':1,'terrain':'clear','dice':{'forage':2} | /terrain",
        "'procedure':'besieged-supply','spires':0,'factorsInside':1,'dice':{'forage':2} | /spires",
        "'procedure':'besieged-supply','spires':10,'factorsInside':1,'dice':{'forage':2} | /spires",
        "'procedure':'besieged-supply','factorsInside':1,'dice':{'forage':2} | /spires",
        "'procedure':'besieged-supply','spires':3,'dice':{'forage':2} | /factorsInside",
        "'procedure':'besieged-supply','spires':3,'factorsInside':16,'dice':{'forage':2} | /factorsInside",
        "'procedure':'besieged-supply','spires':3,'factorsInside':0,'dice':{'forage':2} | /factorsInside",
        "'procedure':'depot-supply','corps':[{'distance':4}] | /corps/0/distance",
        "'procedure':'depot-supply','corps':[{'distance':1},{}] | /corps/1/distance",
        "'procedure':'depot-supply','corps':[{'distance':1,'power':'france'}] | /corps/0/power",
        "'procedure':'depot-supply','corps':[3] | /corps/0",
        "'procedure':'depot-supply','corps':{} | /corps",
        "'procedure':'depot-supply','besiegedPorts':[{'by':'land'}] | /besiegedPorts/0/by",
        "'procedure':'depot-supply','dice':{'forage':1} | /dice",
    })
    void aFaultIsNamedByItsPlace(String fields, String pointer) {
        var answer = ADJUDICATOR.adjudicate(request("{" + fields + "}"));
        assertThat(answer).as(fields).isInstanceOf(AdjudicationResult.Refused.class);
        AdjudicationProblem problem = ((AdjudicationResult.Refused) answer).problem();
        assertThat(problem.status()).isEqualTo(422);
        assertThat(problem.errors().getFirst().pointer()).isEqualTo(pointer);
    }

    @Test
    void oddsAreExact() {
        var odds = odds("{'procedure':'forage','forageValue':3,'corpsFactors':2}").path("odds");
        assertThat(odds.path("factorsLost").toString()).contains("\"1/2\"").contains("\"1/6\"").contains("\"1/3\"");
        assertThat(odds("{'procedure':'besieged-supply','spires':4,'factorsInside':10}").path("odds").path("factorsLost").toString())
                .contains("\"1/3\"").contains("\"1/6\"");
    }

    @Test
    void theSchemaDescribesTheListsOfObjects() {
        var schema = new DepotSupplyEndpoint().schema();
        assertThat(schema.at("/properties/corps/type").asString()).isEqualTo("array");
        assertThat(schema.at("/properties/corps/items/properties/distance/maximum").asInt()).isEqualTo(3);
        assertThat(schema.at("/properties/corps/items/required")).isEqualTo(json("['distance']"));
        assertThat(schema.at("/properties/besiegedPorts/items/properties/by/enum")).isEqualTo(json("['sea','invasion']"));
    }

    private static JsonNode json(String text) {
        return Asked.json(text);
    }

    private static String request(String text) {
        return Asked.quoted(text).replaceFirst("\\{", "{\"ruleset\":\"empires-in-arms\",");
    }

    private static ObjectNode full(String text) {
        var answer = ADJUDICATOR.adjudicate(request(text));
        assertThat(answer).as(text).isInstanceOf(AdjudicationResult.Ruled.class);
        return ((AdjudicationResult.Ruled) answer).json();
    }

    private static ObjectNode answer(String text) {
        var answer = full(text);
        assertThat(answer.remove("explanation")).isNotEmpty();
        return answer;
    }

    private static ObjectNode odds(String text) {
        var answer = ADJUDICATOR.odds(request(text).getBytes(StandardCharsets.UTF_8), true);
        assertThat(answer).as(text).isInstanceOf(AdjudicationResult.Ruled.class);
        return ((AdjudicationResult.Ruled) answer).json();
    }
}
