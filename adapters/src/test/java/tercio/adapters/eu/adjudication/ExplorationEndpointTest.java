package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;

class ExplorationEndpointTest {

    private static final String LAND = "{'ruleset':'eu-military','procedure':'exploration','element':'land','maneuver':4,'sizeLd':4,"
            + "'dice':{'exploration':5}}";
    private static final String SEA = "{'ruleset':'eu-military','procedure':'exploration','period':2,'element':'sea','maneuver':4,'sizeNd':4,"
            + "'technology':'nau-galleon','dice':{'exploration':2}}";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|0", "{'maneuver':5}|-1", "{'seaMalus':3}|3", "{'technology':'carrack'}|1", "{'technology':'battery'}|-1", "{'technology':'vessel'}|-2",
        "{'technology':'three-decker'}|-2", "{'technology':'seventy-four'}|-3", "{'badWeather':true}|2", "{'knownByOthers':true}|0",
        "{'knownByOthers':true,'period':4}|-2", "{'period':4}|0"})
    void atSea(String change, int modifier) {
        assertThat(Changed.modifier(SEA, change)).isEqualTo(modifier);
    }

    @Test
    void onLandOnlyTheLeaderCounts() {
        assertThat(Changed.modifier(LAND, "{}")).isZero();
        assertThat(Changed.modifier(LAND, "{'maneuver':null,'dice':{'exploration':1}}")).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        // element, modified, discovery, tested with a stack, tested alone
        "land,6,success,false,false", "land,7,success,false,false", "land,8,success,false,true", "land,11,failure,true,true", "land,14,failure,true,true",
        "sea,6,success,false,false", "sea,7,success,true,true", "sea,8,success,true,true", "sea,11,failure,false,true", "sea,12,failure,false,true",
        "sea,13,failure,true,true", "sea,14,failure,true,true"})
    void thePrintedColumns(String element, int modified, String discovery, boolean testedWithStack, boolean testedAlone) {
        var request = element.equals("land") ? LAND : SEA;
        for (boolean alone : new boolean[] {false, true}) {
            var size = alone ? "'leaderAlone':true,'sizeLd':null,'sizeNd':null," : "";
            var answer = Changed.answer(request, "{" + size + (modified > 10 ? "'maneuver':0," : "") + "'dice':{'exploration':"
                    + (modified > 10 ? modified - 4 : modified) + ",'leaderDeath':10,'remainder':[2]}}");
            assertThat(answer.path("modified").asInt()).isEqualTo(modified);
            assertThat(answer.path("discovery").asString()).isEqualTo(discovery);
            assertThat(answer.path("leader").asString()).isEqualTo((alone ? testedAlone : testedWithStack) ? "killed" : "unharmed");
            assertThat(answer.has("remaining")).isEqualTo(!alone);
        }
    }

    @ParameterizedTest
    @CsvSource({"1,failure,true,true", "3,failure,true,true", "4,failure,false,true", "5,failure,false,true", "6,success,true,true", "8,success,true,true",
        "9,success,false,true", "10,success,false,true"})
    void aHalfResultTakesOneMoreDie(int half, String discovery, boolean testedWithStack, boolean testedAlone) {
        for (boolean alone : new boolean[] {false, true}) {
            var size = alone ? "'leaderAlone':true,'sizeLd':null," : "";
            var answer = Changed.answer(LAND, "{" + size + "'dice':{'exploration':9,'half':" + half + ",'leaderDeath':5}}");
            assertThat(answer.path("discovery").asString()).isEqualTo(discovery);
            assertThat(answer.path("leader").asString()).isEqualTo((alone ? testedAlone : testedWithStack) ? "killed" : "unharmed");
        }
    }

    @Test
    void aLeaderDiesOnlyAboveHisManoeuvre() {
        var request = "{'dice':{'exploration':9,'half':1,'leaderDeath':%d}}";
        assertThat(Changed.answer(LAND, request.formatted(4)).path("leader").asString()).isEqualTo("unharmed");
        assertThat(Changed.answer(LAND, request.formatted(5)).path("leader").asString()).isEqualTo("killed");
    }

    @Test
    void lossesAreThoseOfThePercentage() {
        // 4 LD at 40% keep 2 and one third.
        var answer = Changed.answer(LAND, "{'dice':{'exploration':9,'half':9}}");
        assertThat(answer.path("percentage").asInt()).isEqualTo(40);
        assertThat(answer.path("remaining")).isEqualTo(Asked.json("{'ld':2,'lde':1}"));
    }

    @Test
    void whatIsNeededIsNamed() {
        assertThat(Asked.refusal(Changed.request(LAND, "{'sizeLd':null}"))).containsExactly("/sizeLd");
        assertThat(Asked.refusal(Changed.request(LAND, "{'leaderAlone':true}"))).containsExactly("/sizeLd");
        assertThat(Asked.refusal(Changed.request(LAND, "{'technology':'carrack'}"))).containsExactly("/technology");
        assertThat(Asked.refusal(Changed.request(SEA, "{'technology':null,'period':null}"))).containsExactlyInAnyOrder("/technology", "/period");
        assertThat(Asked.refusal(Changed.request(LAND, "{'dice':{'exploration':9}}"))).containsExactly("/dice/half");
        assertThat(Asked.refusal(Changed.request(LAND, "{'dice':{'exploration':9,'half':1}}"))).containsExactly("/dice/leaderDeath");
    }
}
