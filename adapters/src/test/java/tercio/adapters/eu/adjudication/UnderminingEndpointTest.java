package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;

/** The siege of Arras: level 3, plain, six French LD of period III with artillery 4. */
class UnderminingEndpointTest {

    private static final String REQUEST = """
            {'ruleset':'eu-military','procedure':'undermining','period':3,'fortressLevel':3,'terrain':'plain','port':'none',
             'besieger':{'country':'france','units':{'armyPlus':1,'armyMinus':1}},'besieged':{},'dice':{'undermining':5}}""";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|-2", "{'fortressLevel':1}|1", "{'fortressLevel':5}|-5", "{'artilleryValue':7}|0", "{'artilleryValue':0}|-3", "{'port':'unblockaded'}|-4",
        "{'terrain':'swamp'}|-4", "{'terrain':'swamp','port':'unblockaded'}|-5", "{'breachThisTurn':true}|0", "{'assaultCausedLossThisTurn':true}|-1",
        "{'siegeworkMinus':1}|-1", "{'siegeworkPlus':2}|4", "{'besieged':{'siegeValue':2}}|-4", "{'besieged':{'units':{'ld':3}}}|-1",
        "{'besieged':{'units':{'armyMinus':1}}}|1", "{'besieger':{'country':'france','units':{'armyPlus':2},'siegeValue':3}}|2",
        "{'besieger':{'country':'baviere','armyClass':'I','units':{'armyPlus':2}}}|-1", "{'theatre':'rotw','fortressLevel':0}|2"})
    void eachModifierCounts(String change, int modifier) {
        assertThat(Changed.modifier(REQUEST, change)).isEqualTo(modifier);
    }

    @Test
    void siegeworksAreLeftOutWhereTheFortressFallsOrMayFall() {
        var surrender = Changed.answer(REQUEST, "{'siegeworkPlus':2,'breachThisTurn':true,'dice':{'undermining':8}}");
        assertThat(surrender.path("result").asString()).isEqualTo("R");
        assertThat(surrender.has("siegeworkPlus")).isFalse();
        var breach = Changed.answer(REQUEST, "{'siegeworkPlus':2,'dice':{'undermining':6}}");
        assertThat(breach.path("result").asString()).isEqualTo("B");
        assertThat(breach.path("siegeworkPlus").asInt()).isEqualTo(2);
    }

    @Test
    void theArtilleryOfTheBesiegerNeedsCountryAndPeriodOrIsGiven() {
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'period':null}"))).containsExactly("/period");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'besieger':{'units':{'ld':3}}}"))).containsExactly("/besieger/country");
        assertThat(Changed.modifier(REQUEST, "{'period':null,'artilleryValue':4,'besieger':{'units':{'ld':3}}}")).isEqualTo(-2);
    }

    @Test
    void whatNoFortressAllowsIsRefused() {
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'besieger':{'country':'france','units':{'ld':2}}}"))).containsExactly("/besieger/units");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'besieged':{'units':{'ld':4}}}"))).containsExactly("/besieged/units");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'fortressLevel':0}"))).containsExactly("/fortressLevel");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'fortressLevel':6}"))).contains("/fortressLevel");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'siegeworkMinus':1,'siegeworkPlus':2}"))).containsExactly("/siegeworkMinus");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'siegeworkMinus':2}"))).containsExactly("/siegeworkMinus");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'supplyDistance':13}"))).containsExactly("/supplyDistance");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'besieger':{'country':'france','units':{}}}"))).contains("/besieger/units");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'besieger':{'country':'france','units':{'armyPlus':2,'ld':1}}}"))).containsExactly("/besieger/units");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'besieger':{'country':'atlantis','units':{'ld':3}}}"))).containsExactly("/besieger/country");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'port':null,'terrain':'moor','tunnel':1}"))).containsExactlyInAnyOrder("/port", "/terrain", "/tunnel");
    }

    /** Each 4 LD of natives are an ARMY+ and 2 more an ARMY-, inside (+3) as before the walls (artillery 1, level 1). */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{'fortressLevel':2,'theatre':'rotw','besieged':{'country':'natives','units':{'ld':1}}}|1",
        "{'fortressLevel':2,'theatre':'rotw','besieged':{'country':'natives','units':{'ld':2}}}|3",
        "{'fortressLevel':2,'theatre':'rotw','besieged':{'country':'baviere','units':{'ld':2}}}|1",
        "{'fortressLevel':1,'theatre':'rotw','besieger':{'country':'natives','units':{'ld':4}}}|0",
        "{'fortressLevel':1,'theatre':'rotw','besieger':{'country':'natives','units':{'ld':3}}}|-1"})
    void nativesAreMergedIntoArmies(String change, int modifier) {
        assertThat(Changed.modifier(REQUEST, change)).isEqualTo(modifier);
    }

    @Test
    void aFortHoldsAndNeedsOneLd() {
        var fort = "{'theatre':'rotw','fortressLevel':0,'besieger':{'country':'france','units':{'%s':%d}},'besieged':{'units':{'lde':3}}}";
        assertThat(Changed.answer(REQUEST, fort.formatted("lde", 3)).path("result").asString()).isEqualTo("S-");
        assertThat(Asked.refusal(Changed.request(REQUEST, fort.formatted("lde", 2)))).containsExactly("/besieger/units");
    }
}
