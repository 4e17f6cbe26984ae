package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;

class AttritionEndpointTest {

    private static final String HEAD = "{'ruleset':'eu-military','procedure':'attrition','sizeLd':4,'technology':'muskets',"
            + "'pillageChoice':'lose','dice':{'attrition':5},'kind':";
    private static final String SUPPLY = HEAD + "'supply','causes':1}";
    private static final String MARCH = HEAD + "'movement','causes':1}";
    private static final String INSIDE = HEAD + "'siege-besieged'}";
    private static final String OUTSIDE = HEAD + "'siege-besieger'}";
    private static final String VOYAGE = "{'ruleset':'eu-military','procedure':'attrition','kind':'naval','sizeNd':5,"
            + "'technology':'nau-galleon','dice':{'attrition':5}}";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|0", "{'causes':3}|4", "{'massedForces':true}|2", "{'noLineOfSupply':true}|2", "{'enemyProvince':true}|2", "{'maneuver':3}|-3",
        "{'straitForts':4}|4", "{'pillageMinus':1}|1", "{'pillagePlus':2}|4", "{'snowflakes':2}|2",
        "{'causes':2,'massedForces':true}|4"})
    void weakSupply(String change, int modifier) {
        assertThat(Changed.modifier(SUPPLY, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|0", "{'causes':2}|2", "{'noLineOfSupply':true}|2", "{'enemyProvince':true}|2", "{'drivenBackByFlood':true}|2", "{'maneuver':6}|-6", "{'straitForts':2}|2",
        "{'pillageMinus':3,'pillagePlus':1}|5", "{'snowflakes':1}|1"})
    void march(String change, int modifier) {
        assertThat(Changed.modifier(MARCH, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|0", "{'siegeValueBesieged':2}|-2", "{'siegeValueBesieger':4}|4", "{'unblockedPort':true}|-3", "{'siegeworkMinus':1}|1",
        "{'siegeworkPlus':2}|6", "{'siegeworkMinus':1,'siegeworkPlus':1}|4"})
    void insideAFortress(String change, int modifier) {
        assertThat(Changed.modifier(INSIDE, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|0", "{'noLineOfSupply':true}|2", "{'tooSmallToUndermine':true}|0", "{'noLineOfSupply':true,'tooSmallToUndermine':true}|4",
        "{'massedForces':true}|2", "{'badWeather':true}|2", "{'straitForts':2}|2", "{'snowflakes':1}|1", "{'pillageMinus':1}|1",
        "{'pillagePlus':1}|2", "{'siegeValueBesieger':3}|-3", "{'siegeValueBesieged':1}|1"})
    void beforeAFortress(String change, int modifier) {
        assertThat(Changed.modifier(OUTSIDE, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|-6", "{'maneuver':4}|-10", "{'straitForts':2}|-4", "{'seaMalus':3}|-3", "{'technology':'carrack'}|-5", "{'technology':'battery'}|-7",
        "{'technology':'vessel'}|-8", "{'technology':'three-decker'}|-8", "{'technology':'seventy-four'}|-9", "{'badWeather':true}|-4",
        "{'greatestDifficulty':5}|-1", "{'greatestDifficulty':-1}|-7", "{'zonesEntered':3}|-6", "{'zonesEntered':8}|-4",
        "{'fleets':1,'zonesEntered':8}|-4", "{'fleets':2,'zonesEntered':5}|-2", "{'fleets':2,'zonesEntered':1}|-6", "{'fleets':3,'zonesEntered':5}|2",
        "{'fleets':2,'arsenalToArsenal':true}|-7", "{'fleets':1,'arsenalToArsenal':true}|-6", "{'startDistance':1}|-3", "{'startDistance':2}|0",
        "{'startDistance':4}|0", "{'startDistance':5}|3", "{'corsairMinus':1,'corsairPlus':1}|-3", "{'blockadedFortressLevel':3}|-4",
        "{'siegeValueBesieger':2}|-8"})
    void voyage(String change, int modifier) {
        assertThat(Changed.modifier(VOYAGE, change)).isEqualTo(modifier);
    }

    @Test
    void withoutTheTrialRulesDistanceIsSimplerAndCorsairsAndBlockadesCountNothing() {
        var off = "{'readings':{'EU-ATTR-NAVAL-TRIAL':'off'},'fleets':3,'zonesEntered':8,'corsairPlus':2,'blockadedFortressLevel':5,'siegeValueBesieger':1}";
        assertThat(Changed.modifier(VOYAGE, off)).isEqualTo(-6 + 2);
    }

    @ParameterizedTest
    @CsvSource({
        // size, modified die, LD at once, P: the printed columns
        "1,8,0,false", "1,9,0,true", "1,15,1,true", "2,6,0,true", "2,11,1,false", "2,15,1,true", "5,9,1,true", "5,15,2,true", "6,6,1,true",
        "6,9,2,true", "8,16,3,true", "6,5,0,false"})
    void inEuropeLossesFollowTheColumnOfTheSize(int size, int modified, int lost, boolean pillage) {
        var answer = Changed.answer(MARCH, "{'sizeLd':" + size + ",'causes':6,'maneuver':" + (modified > 10 ? 0 : 6)
                + ",'pillageChoice':'pillage','dice':{'attrition':" + (modified > 10 ? modified - 10 : modified - 4) + "}}");
        assertThat(answer.path("modified").asInt()).isEqualTo(modified);
        assertThat(answer.path("lossLd").asInt()).isEqualTo(lost);
        assertThat(answer.path("pillage").asBoolean()).isEqualTo(pillage);
    }

    @ParameterizedTest
    @CsvSource({
        // kind, technology, choice, further loss, pillage-, foraging
        "movement,arquebus,lose,1,true,false", "movement,arquebus,pillage,1,true,false", "movement,muskets,lose,1,false,false",
        "movement,muskets,pillage,0,true,true", "movement,manoeuvre,pillage,0,true,true", "movement,lace-war,pillage,0,true,false",
        "movement,lace-war,lose,1,false,false", "supply,baroque,pillage,0,true,false", "supply,renaissance,lose,1,true,false",
        "siege-besieger,muskets,pillage,0,true,false", "siege-besieger,medieval,lose,1,true,false"})
    void aPIsTakenByTechnologyAndChoice(String kind, String technology, String choice, int lost, boolean pillage, boolean foraging) {
        var causes = kind.startsWith("siege") ? "" : "'causes':1,";
        var answer = Asked.answer("{'ruleset':'eu-military','procedure':'attrition','kind':'" + kind + "'," + causes
                + "'sizeLd':4,'technology':'" + technology + "','pillageChoice':'" + choice + "','dice':{'attrition':8}}");
        assertThat(answer.path("lossLd").asInt()).isEqualTo(lost);
        assertThat(answer.path("pillage").asBoolean()).isEqualTo(pillage);
        assertThat(answer.path("foraging").asBoolean()).isEqualTo(foraging);
    }

    @Test
    void theBesiegedCannotPillage() {
        var answer = Changed.answer(INSIDE, "{'technology':null,'pillageChoice':null,'dice':{'attrition':6}}");
        assertThat(answer).isEqualTo(Asked.json("{'ruleset':'eu-military','procedure':'attrition','modifier':0,'modified':6,'lossLd':1,"
                + "'pillage':false,'foraging':false}"));
    }

    @Test
    void nobodyLosesMoreThanThereIs() {
        assertThat(Changed.answer(MARCH, "{'sizeLd':1,'causes':8,'dice':{'attrition':10}}").path("lossLd").asInt()).isEqualTo(1);
    }

    @Test
    void technologyAndChoiceAreNeededOnceAPComesUp() {
        assertThat(Asked.refusal(Changed.request(MARCH, "{'technology':null,'pillageChoice':null,'dice':{'attrition':6}}"))).containsExactly("/technology");
        assertThat(Asked.refusal(Changed.request(MARCH, "{'pillageChoice':null,'dice':{'attrition':6}}"))).containsExactly("/pillageChoice");
        assertThat(Changed.answer(MARCH, "{'pillageChoice':null,'technology':'arquebus','dice':{'attrition':6}}").path("lossLd").asInt()).isEqualTo(1);
        assertThat(Changed.answer(MARCH, "{'technology':null,'pillageChoice':null}").path("lossLd").asInt()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        // The printed remainders: 4 LD at 30% leave 3; 5 LD and 2 LDE at 40% leave 3 and of the LDE one.
        "4|0|8|[]|3|0", "5|2|9|[]|3|1",
        // 1 LD at 10% stays but for the star; 12 LD at 10% are 9 and 2 with a star.
        "1|0|6|[2]|1|0", "1|0|6|[3]|0|2", "12|0|6|[7]|10|2", "12|0|6|[8]|11|0",
        // Two stars: 2 LD and 2 LDE at 20% have one only at the LDE.
        "2|2|7|[1]|2|0", "4|0|5|[]|4|0", "4|0|15|[]|0|0"})
    void elsewhereAPercentageIsTaken(int ld, int lde, int modified, String remainder, int leftLd, int leftLde) {
        var answer = Changed.answer(MARCH, "{'theatre':'rotw','technology':null,'pillageChoice':null,'causes':4,'sizeLd':" + ld + ",'sizeLde':" + lde
                + ",'maneuver':" + (modified > 10 ? 0 : 6) + ",'dice':{'attrition':" + (modified > 10 ? modified - 6 : modified) + ",'remainder':" + remainder + "}}");
        assertThat(answer.path("modified").asInt()).isEqualTo(modified);
        assertThat(answer.path("remaining")).isEqualTo(Asked.json("{'ld':" + leftLd + ",'lde':" + leftLde + "}"));
        assertThat(answer.has("lossLd")).isFalse();
        assertThat(answer.has("unusedDice")).isFalse();
    }

    @Test
    void aStarWithoutDieIsRefused() {
        assertThat(Asked.refusal(Changed.request(MARCH, "{'theatre':'rotw','sizeLd':1,'dice':{'attrition':6}}"))).containsExactly("/dice/remainder");
        assertThat(Asked.refusal(Changed.request(MARCH, "{'theatre':'rotw','sizeLd':1,'dice':{'attrition':6,'remainder':4}}"))).containsExactly("/dice/remainder");
    }

    @Test
    void faultsAreNamed() {
        assertThat(Asked.refusal(Changed.request(SUPPLY, "{'causes':null}"))).containsExactly("/causes");
        assertThat(Asked.refusal(Changed.request(SUPPLY, "{'causes':0}"))).containsExactly("/causes");
        assertThat(Asked.refusal(Changed.request(SUPPLY, "{'sizeLd':null}"))).containsExactly("/sizeLd");
        assertThat(Asked.refusal(Changed.request(SUPPLY, "{'sizeLde':1}"))).containsExactly("/sizeLde");
        assertThat(Asked.refusal(Changed.request(MARCH, "{'massedForces':true,'badWeather':true}"))).containsExactly("/massedForces", "/badWeather");
        assertThat(Asked.refusal(Changed.request(VOYAGE, "{'technology':'muskets'}"))).containsExactly("/technology");
        assertThat(Asked.refusal(Changed.request(VOYAGE, "{'technology':null,'sizeNd':0}"))).containsExactlyInAnyOrder("/technology", "/sizeNd");
        assertThat(Asked.refusal(Changed.request(VOYAGE, "{'fleets':4}"))).containsExactly("/fleets");
        assertThat(Asked.refusal(Changed.request(INSIDE, "{'siegeworkMinus':1,'siegeworkPlus':2}"))).containsExactly("/siegeworkMinus");
    }
}
