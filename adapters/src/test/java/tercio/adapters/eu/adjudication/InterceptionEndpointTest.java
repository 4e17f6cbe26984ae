package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;

class InterceptionEndpointTest {

    private static final String LAND = """
            {'ruleset':'eu-military','procedure':'interception','element':'land','interceptor':{'maneuver':2},
             'moving':{'maneuver':2},'dice':{'interception':7}}""";
    private static final String SEA = """
            {'ruleset':'eu-military','procedure':'interception','element':'sea','interceptor':{'maneuver':2,
             'technology':'three-decker','at':'arsenal'},'moving':{'maneuver':2},'dice':{'interception':7}}""";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|0",
        "{'interceptor':{'maneuver':5}}|3",
        "{'moving':{'maneuver':6}}|-4",
        "{'interceptor':{'maneuver':2,'technologyLevel':26},'moving':{'maneuver':2,'technologyLevel':20}}|1",
        "{'interceptor':{'maneuver':2,'technologyLevel':25},'moving':{'maneuver':2,'technologyLevel':20}}|0",
        "{'moving':{'maneuver':2,'technologyLevel':70}}|0",
        "{'target':{'friendlyForceOrCity':true}}|1",
        "{'sameProvince':true}|1",
        "{'target':{'swamp':true}}|-1",
        "{'interceptor':{'maneuver':2,'province':{'swamp':true}}}|-1",
        "{'interceptor':{'maneuver':2,'province':{'flooded':true}}}|-1",
        "{'interceptor':{'maneuver':2,'province':{'swamp':true,'flooded':true}}}|-1",
        "{'badWeather':true}|-2",
        "{'acrossRiverOrPass':true}|-2",
        "{'target':{'unbesiegedEnemy':true}}|-2",
        "{'interceptor':{'maneuver':2,'besieging':true}}|-1",
        "{'sameProvince':true,'badWeather':true,'target':{'swamp':true,'unbesiegedEnemy':true,'friendlyForceOrCity':true}}|-3"})
    void onLandAllModifiersAdd(String change, int modifier) {
        assertThat(Changed.modifier(LAND, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|0",
        "{'moving':{'maneuver':0}}|2",
        "{'interceptor':{'maneuver':2,'technologyLevel':6,'technology':'carrack','at':'arsenal'}}|1",
        "{'badWeather':true}|-2",
        "{'interceptor':{'maneuver':2,'technology':'carrack','at':'sea','blockading':true}}|-1",
        "{'interceptor':{'maneuver':2,'technology':'three-decker','at':'sea'}}|1",
        "{'interceptor':{'maneuver':2,'technology':'seventy-four','at':'sea'}}|1",
        "{'interceptor':{'maneuver':2,'technology':'vessel','at':'sea'}}|0",
        "{'sameSeaZone':true}|1",
        "{'landing':'arsenal-adjacent-sea'}|2",
        "{'interceptor':{'maneuver':2,'technology':'vessel','at':'port'}}|-3"})
    void atSeaEachModifierCounts(String change, int modifier) {
        assertThat(Changed.modifier(SEA, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{'interceptor':{'maneuver':2,'technology':'three-decker','at':'sea'},'sameSeaZone':true}|1",
        "{'interceptor':{'maneuver':2,'technology':'three-decker','at':'sea'},'sameSeaZone':true,'landing':'same-sea-zone'}|2",
        "{'interceptor':{'maneuver':2,'technology':'vessel','at':'port'},'landing':'stationed-province'}|2"})
    void atSeaOnlyTheGreatestOfTheLastListCounts(String change, int modifier) {
        assertThat(Changed.modifier(SEA, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource({"7,0,false", "8,0,true", "10,6,true", "9,2,false", "10,0,true"})
    void anEightSucceedsAndSoDoesANaturalTen(int die, int enemyManeuver, boolean success) {
        var change = "{'moving':{'maneuver':" + (enemyManeuver + 2 > 6 ? 6 : enemyManeuver + 2) + "},'dice':{'interception':" + die + "}}";
        assertThat(Changed.answer(LAND, change).path("success").asBoolean()).isEqualTo(success);
    }

    @Test
    void whatOnlyTheOtherElementKnowsIsRefused() {
        assertThat(Asked.refusal(Changed.request(LAND, "{'landing':'none'}"))).containsExactly("/landing");
        assertThat(Asked.refusal(Changed.request(SEA, "{'sameProvince':true}"))).containsExactly("/sameProvince");
    }

    @Test
    void whatIsNeededIsNamedWhereItBelongs() {
        assertThat(Asked.refusal(Changed.request(SEA, "{'interceptor':{}}")))
                .containsExactly("/interceptor/maneuver", "/interceptor/technology", "/interceptor/at");
        assertThat(Asked.refusal(Changed.request(LAND, "{'moving':null}"))).containsExactly("/moving");
        assertThat(Asked.refusal(Changed.request(LAND, "{'interceptor':{'maneuver':7,'technologyLevel':71,'province':{'dry':true}}}")))
                .containsExactly("/interceptor/maneuver", "/interceptor/technologyLevel", "/interceptor/province/dry");
    }
}
