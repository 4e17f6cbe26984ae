package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;
import tools.jackson.databind.JsonNode;

/** Procedures of a single roll, and recruitment. */
class SmallEndpointsTest {

    private static final String HEAD = "{'ruleset':'eu-military','procedure':";
    private static final String REVOLT = HEAD + "'revolt','sizeLd':0,'terrain':'plain','dice':{'revolt':7}}";
    private static final String RAID = HEAD + "'corsair','element':'land','sizeLd':1,'terrain':'plain','dice':{'corsair':7}}";
    private static final String HUNT = HEAD + "'corsair','element':'sea','technology':'vessel','otherShips':true,'dice':{'corsair':7}}";
    private static final String ESCAPE = HEAD + "'blockade-escape','movingManeuver':3,'blockadingManeuver':3,'blockaderTechnology':'vessel','dice':{'escape':7}}";
    private static final String SHOT = HEAD + "'presidio','kind':'presidio','level':1,'dice':{'presidio':7}}";
    private static final String CONQUISTADOR = HEAD + "'conquistador','leaderSum':11,'armyCounter':true,'nativesLd':6,'dice':{'conquistador':4,'remainder':[2]}}";
    private static final String RECRUIT = HEAD + "'recruitment','limit':5,'recruit':4,'unitPrice':25}";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|0", "{'sizeLd':5}|5", "{'pashas':2}|2", "{'maneuver':4}|4", "{'rebelManeuver':3}|-3", "{'fortressLevel':2}|-2", "{'garrisonLd':2}|-2",
        "{'terrain':'desert'}|-3", "{'terrain':'sparse-forest'}|-3", "{'revoltPlus':2}|-4"})
    void againstARevolt(String change, int modifier) {
        assertThat(Changed.modifier(REVOLT, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource({"7,1,true", "7,0,false", "10,0,true", "8,0,true"})
    void anEightOrANaturalTenSucceeds(int die, int ld, boolean success) {
        var change = "{'sizeLd':" + ld + ",'rebelManeuver':" + (die == 10 ? 6 : 0) + ",'dice':{'revolt':" + die + "}}";
        assertThat(Changed.answer(REVOLT, change).path("success").asBoolean()).isEqualTo(success);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|1", "{'pashas':1}|2", "{'maneuver':2}|3", "{'corsairManeuver':2}|-1", "{'corsairPlus':1}|-1", "{'terrain':'swamp'}|-2"})
    void againstRaidersOnLandTheListOfRevoltsHolds(String change, int modifier) {
        assertThat(Changed.modifier(RAID, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|1", "{'technology':'seventy-four'}|2", "{'fleetMinus':2}|4", "{'fleetPlus':1,'fleetMinus':1}|6", "{'maneuver':3}|4", "{'corsairManeuver':3}|-2",
        "{'corsairPlus':2}|-3", "{'friendlyPort':true}|-1", "{'navalBattle':true}|0", "{'enemyShips':'ships'}|0", "{'enemyShips':'fleet-minus'}|-1",
        "{'enemyShips':'fleet-plus'}|-3"})
    void againstCorsairsAtSea(String change, int modifier) {
        assertThat(Changed.modifier(HUNT, change)).isEqualTo(modifier);
    }

    @Test
    void aHuntNeedsShipsAndItsOwnFields() {
        assertThat(Asked.refusal(Changed.request(HUNT, "{'otherShips':false}"))).containsExactly("/otherShips");
        assertThat(Asked.refusal(Changed.request(HUNT, "{'technology':null,'terrain':'plain'}"))).containsExactlyInAnyOrder("/technology", "/terrain");
        assertThat(Asked.refusal(Changed.request(RAID, "{'sizeLd':null,'terrain':null}"))).containsExactlyInAnyOrder("/sizeLd", "/terrain");
        assertThat(Asked.refusal(Changed.request(RAID, "{'element':'air'}"))).contains("/element");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|0", "{'movingManeuver':5}|2", "{'blockadingManeuver':5}|0", "{'blockaderSmaller':true}|1", "{'blockaderNwd':true}|1",
        "{'blockaderNwd':true,'blockaderTechnology':'seventy-four'}|0"})
    void outOfABlockade(String change, int modifier) {
        assertThat(Changed.modifier(ESCAPE, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource({"8,escaped", "10,escaped", "7,failed", "6,failed", "5,forced-battle", "1,forced-battle"})
    void anEscapeFailsInTwoWays(int die, String result) {
        assertThat(Changed.answer(ESCAPE, "{'dice':{'escape':" + die + "}}").path("result").asString()).isEqualTo(result);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|1", "{'level':3}|3", "{'fleetCounter':true}|2", "{'level':null,'kind':'strait','theatre':'europe'}|2",
        "{'level':null,'kind':'strait','theatre':'rotw','fortressLevel':3}|1", "{'level':null,'kind':'strait','theatre':'rotw','fortressLevel':1}|0",
        "{'level':null,'kind':'siegework','siegeworkPlus':2}|2", "{'level':null,'kind':'siegework'}|0"})
    void fireFromTheShore(String change, int modifier) {
        assertThat(Changed.modifier(SHOT, change)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource({"7,1,false,0", "8,1,true,0", "10,1,true,1", "10,3,true,2", "10,2,true,1"})
    void aHitStopsAndMaySink(int die, int level, boolean stopped, int lost) {
        var answer = Changed.answer(SHOT, "{'level':" + level + ",'dice':{'presidio':" + die + "}}");
        assertThat(answer.path("stopped").asBoolean()).isEqualTo(stopped);
        assertThat(answer.path("lossNd").asInt()).isEqualTo(lost);
    }

    @Test
    void eachBatteryHasItsOwnFields() {
        assertThat(Asked.refusal(Changed.request(SHOT, "{'level':0}"))).containsExactly("/level");
        assertThat(Asked.refusal(Changed.request(SHOT, "{'kind':'strait','level':null}"))).containsExactly("/theatre");
        assertThat(Asked.refusal(Changed.request(SHOT, "{'kind':'strait','level':null,'theatre':'rotw'}"))).containsExactly("/fortressLevel");
        assertThat(Asked.refusal(Changed.request(SHOT, "{'siegeworkPlus':1}"))).containsExactly("/siegeworkPlus");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{}|4", "{'previousUses':2}|6", "{'missionary':true}|3", "{'sizeLd':4}|5", "{'sizeLd':3}|4", "{'armyCounter':false}|3", "{'leaderSum':6}|5",
        "{'leaderSum':7}|4"})
    void aConquistadorsModifiers(String change, int modified) {
        assertThat(Changed.answer(CONQUISTADOR, change).path("modified").asInt()).isEqualTo(modified);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        // sum, die, cell, natives, deserting, resisting, eliminated in thirds
        "11|4|R30/D80|6|3|12|3", "13|1|R100/D70|6|6|0|12", "16|2|R100|6|0|0|18", "12|7|R0|6|0|18|0", "16|10|R10/D90|8|2|21|1",
        "13|8|R10/D90|3|1|8|0", "16|3|R90|9|0|3|24"})
    void whatNativesDo(int sum, int die, String cell, int natives, int join, int resist, int gone) {
        var answer = Changed.answer(CONQUISTADOR, "{'leaderSum':" + sum + ",'nativesLd':" + natives + ",'dice':{'conquistador':" + die + ",'remainder':[2,2]}}");
        assertThat(answer.path("result").asString()).isEqualTo(cell);
        assertThat(thirds(answer.path("deserting"))).isEqualTo(join);
        assertThat(thirds(answer.path("resisting"))).isEqualTo(resist);
        assertThat(thirds(answer.path("eliminated"))).isEqualTo(gone);
    }

    @Test
    void theStarsOfTheDesertersAreThrownFirstAndWhoJoinsDoesNotResist() {
        // 2 LD at R10/D90: one third with a star desert, 2 LD with a star resist.
        var request = "{'leaderSum':13,'nativesLd':2,'dice':{'conquistador':8,'remainder':%s}}";
        var evens = Changed.answer(CONQUISTADOR, request.formatted("[2,4]"));
        assertThat(thirds(evens.path("deserting"))).isEqualTo(1);
        assertThat(thirds(evens.path("resisting"))).isEqualTo(5);
        assertThat(thirds(evens.path("eliminated"))).isZero();
        var odd = Changed.answer(CONQUISTADOR, request.formatted("[3,4,5]"));
        assertThat(thirds(odd.path("deserting"))).isZero();
        assertThat(thirds(odd.path("resisting"))).isEqualTo(6);
        assertThat(odd.path("unusedDice")).isEqualTo(Asked.json("['/dice/remainder/2']"));
        assertThat(Asked.refusal(Changed.request(CONQUISTADOR, request.formatted("[3]")))).containsExactly("/dice/remainder/1");
    }

    private static int thirds(JsonNode size) {
        return 3 * size.path("ld").asInt() + size.path("lde").asInt();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        // The worked levies of the rulebook: 3 at once and the fourth double; then four at triple but two.
        "{'exceptionalLevies':true}|3|125", "{'exceptionalLevies':true,'alreadyRecruited':4}|3|250",
        "{}|5|100", "{'recruit':6}|5|175", "{'alreadyRecruited':5,'recruit':1}|5|50", "{'alreadyRecruited':10,'recruit':5}|5|375",
        "{'alreadyRecruited':0,'recruit':15}|5|750", "{'recruit':0}|5|0"})
    void recruitsBeyondTheLimitCostMore(String change, int limit, int cost) {
        var answer = Changed.answer(RECRUIT, change);
        assertThat(answer.path("effectiveLimit").asInt()).isEqualTo(limit);
        assertThat(answer.path("cost").asInt()).isEqualTo(cost);
    }

    @Test
    void nobodyRecruitsMoreThanThreeTimesTheLimit() {
        assertThat(Asked.refusal(Changed.request(RECRUIT, "{'recruit':16}"))).containsExactly("/recruit");
        assertThat(Asked.refusal(Changed.request(RECRUIT, "{'alreadyRecruited':15,'recruit':1}"))).containsExactly("/recruit");
        assertThat(Asked.refusal(Changed.request(RECRUIT, "{'dice':{'recruitment':3}}"))).containsExactly("/dice");
        assertThat(Asked.refusal(Changed.request(RECRUIT, "{'limit':null,'recruit':2147483648,'unitPrice':-1}")))
                .containsExactly("/limit", "/recruit", "/unitPrice");
    }
}
