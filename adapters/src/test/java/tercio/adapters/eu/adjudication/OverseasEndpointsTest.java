package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;
import tercio.adapters.adjudication.AskedOdds;

/** Corsairs against gold at sea, pirates against traders, and natives whom troops meet. */
class OverseasEndpointsTest {

    private static final String HEAD = "{'ruleset':'eu-military','procedure':";
    /** Pirates without a leader in the zone that the convoy enters: +2 and +1. Five transports are not armed. */
    private static final String CONVOY = HEAD + "'convoy-attack','sameSeaZone':true,'corsair':{'technology':'galleon-fluyt','piratesWithoutLeader':true},"
            + "'convoy':{'technology':'galleon-fluyt','ntd':5},'dice':{'interception':5,'corsair':7,'raid':4}}";
    private static final String PIRATES = HEAD + "'pirates','tradeFleetSides':3,'dice':{'pirates':5}}";
    private static final String NATIVES = HEAD + "'native-activation','tolerance':4,'dice':{'activation':4}}";
    private static final String CONQUISTADOR = HEAD + "'conquistador','leaderSum':11,'armyCounter':true,'nativesLd':6,'dice':{'conquistador':4}}";
    private static final String EXPLORER = HEAD + "'exploration','element':'land','maneuver':0,'sizeLd':4,'dice':{'exploration':10,'leaderDeath':9}}";
    private static final String VOYAGE = HEAD + "'attrition','kind':'naval','sizeNd':4,'technology':'carrack','dice':{'attrition':5}}";

    // --- The attack on a convoy --------------------------------------------------------------------------------------

    @Test
    void piratesFindTheConvoyAndRaidIt() {
        var answer = Changed.answer(CONVOY, "{}");

        // 5 and 3 are 8: found. Nobody is armed: a 7 is a 7. The raid has no modifier: a 4 takes three ships.
        assertThat(answer.path("ending").asString()).isEqualTo("raided");
        assertThat(answer.path("found").asBoolean()).isTrue();
        assertThat(answer.path("captured").asInt()).isEqualTo(3);
    }

    @Test
    void aSearchThatFailsNeedsNoOtherDie() {
        var answer = Changed.answer(CONVOY, "{'dice':{'interception':4}}");

        assertThat(answer.path("ending").asString()).isEqualTo("not-found");
        assertThat(answer.path("found").asBoolean()).isFalse();
        assertThat(answer.path("captured").asInt()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        // Two warships: +1 in the defence, a 7 fights them off.
        "'technology':'galleon-fluyt','nwd':2,'ntd':5|5,7,4|fought-off|0",
        // A FLEET-: +2 in both, a 5 is a 7 in the raid: two ships. A FLEET+: +4, a 4 is an 8: two ships.
        "'technology':'galleon-fluyt','fleetMinus':1,'nwd':2,'ntd':5|5,1,5|raided|2", "'technology':'galleon-fluyt','fleetPlus':1,'ntd':5|5,1,4|raided|2",
        // An admiral of 2 spoils the search: 5 + 3 - 2 is 6. With an 8 they find it; his 2 help in both, and his galleys with 1: 4 + 3 is 7 in the raid.
        "'technology':'galleon-fluyt','maneuver':2,'otherShips':true,'ntd':5|6,1,4|not-found|0", "'technology':'galleon-fluyt','maneuver':2,'otherShips':true,'ntd':5|8,1,4|raided|2",
        // No more than there is.
        "'technology':'galleon-fluyt','ntd':1|5,1,1|raided|1"})
    void theEscortDefends(String convoy, String dice, String ending, int captured) {
        var thrown = dice.split(",");
        var answer = Changed.answer(CONVOY, "{'convoy':{" + convoy + "},'dice':{'interception':" + thrown[0] + ",'corsair':" + thrown[1] + ",'raid':" + thrown[2] + "}}");
        assertThat(answer.path("ending").asString()).isEqualTo(ending);
        assertThat(answer.path("captured").asInt()).isEqualTo(captured);
    }

    /** +3 finds in six of ten; a FLEET- fights off from a 6 on; the raid at +2 takes 4 with a 1, 3 with 2 to 4, 2 with 5 to 9, 1 with a 10. */
    @Test
    void theOddsOfAnAttackAreThoseOfItsThreeDice() {
        var odds = AskedOdds.of(HEAD + "'convoy-attack','sameSeaZone':true,'corsair':{'technology':'galleon-fluyt','piratesWithoutLeader':true},"
                + "'convoy':{'technology':'galleon-fluyt','fleetMinus':1,'nwd':2,'ntd':5}}");

        assertThat(AskedOdds.chance(odds.get("ending"), "not-found")).isEqualByComparingTo("0.4");
        assertThat(AskedOdds.chance(odds.get("ending"), "fought-off")).isEqualByComparingTo("0.3");
        assertThat(AskedOdds.chance(odds.get("ending"), "raided")).isEqualByComparingTo("0.3");
        assertThat(AskedOdds.chance(odds.get("captured"), 0)).isEqualByComparingTo("0.7");
        assertThat(AskedOdds.chance(odds.get("captured"), 1)).isEqualByComparingTo("0.03");
        assertThat(AskedOdds.chance(odds.get("captured"), 2)).isEqualByComparingTo("0.15");
        assertThat(AskedOdds.chance(odds.get("captured"), 3)).isEqualByComparingTo("0.09");
        assertThat(AskedOdds.chance(odds.get("captured"), 4)).isEqualByComparingTo("0.03");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "{'corsair':null}|/corsair", "{'convoy':null}|/convoy", "{'corsair':{'technology':'carrack','maneuver':7}}|/corsair/maneuver",
        "{'corsair':{'technology':'steam'}}|/corsair/technology", "{'corsair':{'technology':'carrack','maneuver':2,'piratesWithoutLeader':true}}|/corsair/piratesWithoutLeader",
        "{'convoy':{'technology':'carrack'}}|/convoy", "{'convoy':{'technology':'carrack','nwd':1,'ntd':99999999999999999999}}|/convoy/ntd",
        "{'convoy':{'technology':'carrack','ntd':1,'fleetPlus':4}}|/convoy/fleetPlus", "{'landing':'stationed-province'}|/landing", "{'enemyShips':'armada'}|/enemyShips",
        "{'corsairPlus':-1}|/corsairPlus", "{'gold':75}|/gold", "{'dice':{'interception':11}}|/dice/interception", "{'dice':{'interception':5}}|/dice/corsair"})
    void whatIsWrongWithAnAttackIsNamed(String change, String pointer) {
        assertThat(Asked.refusal(Changed.request(CONVOY, change))).containsExactly(pointer);
    }

    @Test
    void aRefusalSaysWhatIsLegal() {
        assertThat(AskedOdds.refusal(HEAD + "'convoy-attack','corsair':{'technology':'carrack','maneuver':2,'piratesWithoutLeader':true},"
                + "'convoy':{'technology':'steam'},'landing':'arsenal-adjacent-sea'}")).containsExactlyInAnyOrder(
                "/corsair/piratesWithoutLeader: must be false where their leader has a manoeuvre",
                "/convoy: must hold a ship: ntd, nwd, otherShips, or a FLEET",
                "/convoy/technology: must be one of carrack, nau-galleon, galleon-fluyt, battery, vessel, three-decker, seventy-four",
                "/landing: must be one of none, same-sea-zone");
        assertThat(AskedOdds.refusal(HEAD + "'pirates','tradeFleetSides':1000}")).containsExactly("/tradeFleetSides: must be from 0 to 999");
        assertThat(AskedOdds.refusal(HEAD + "'native-activation'}")).containsExactly("/tolerance: is missing");
        assertThat(AskedOdds.refusal(HEAD + "'native-activation','tolerance':11,'dice':{'activation':3}}")).containsExactlyInAnyOrder("/tolerance: must be from 0 to 10",
                "/dice: must not stand in a request for odds");
    }

    // --- Pirates and traders -----------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"3,5,true", "3,4,false", "0,8,true", "0,7,false", "7,1,true"})
    void anEightWithTheSidesOfTheTradersTakesASideOff(int sides, int die, boolean success) {
        var answer = Changed.answer(PIRATES, "{'tradeFleetSides':" + sides + ",'dice':{'pirates':" + die + "}}");
        assertThat(answer.path("modifier").asInt()).isEqualTo(sides);
        assertThat(answer.path("success").asBoolean()).isEqualTo(success);
    }

    @Test
    void theSidesOfTheTradersAreNeeded() {
        assertThat(Asked.refusal(Changed.request(PIRATES, "{'tradeFleetSides':null}"))).containsExactly("/tradeFleetSides");
        assertThat(Asked.refusal(Changed.request(PIRATES, "{'tradeFleetSides':'3'}"))).containsExactly("/tradeFleetSides");
        assertThat(Asked.refusal(Changed.request(PIRATES, "{'dice':{}}"))).containsExactly("/dice/pirates");
    }

    // --- Natives -----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"4,4,true", "4,5,false", "0,1,false", "10,10,true"})
    void aDieOfAtMostTheToleranceWakesTheNatives(int tolerance, int die, boolean rise) {
        assertThat(Changed.answer(NATIVES, "{'tolerance':" + tolerance + ",'dice':{'activation':" + die + "}}").path("rise").asBoolean()).isEqualTo(rise);
    }

    @Test
    void theChanceThatNativesRiseIsTheirTolerance() {
        assertThat(AskedOdds.chance(AskedOdds.of(HEAD + "'native-activation','tolerance':4}").get("rise"), true)).isEqualByComparingTo("0.4");
    }

    /** R30/D80: of 1/3 LD one third is left to desert by the row of 1 detachment; without natives there is nobody to bring over. */
    @Test
    void nativesMayBeCountedInThirds() {
        assertThat(Asked.refusal(Changed.request(CONQUISTADOR, "{'nativesLd':0}"))).containsExactly("/nativesLd");
        assertThat(Asked.refusal(Changed.request(CONQUISTADOR, "{'nativesLd':null,'nativesLde':1}"))).containsExactly("/nativesLd");
        assertThat(Asked.refusal(Changed.request(CONQUISTADOR, "{'nativesLde':3}"))).containsExactly("/nativesLde");
        var some = Changed.answer(CONQUISTADOR, "{'nativesLd':2,'nativesLde':1,'dice':{'conquistador':4,'remainder':[2,2,2,2]}}");
        int all = 0;
        for (var part : new String[] {"deserting", "resisting", "eliminated"}) {
            all += 3 * some.path(part).path("ld").asInt() + some.path(part).path("lde").asInt();
        }
        assertThat(all).isEqualTo(2 * 3 + 1);
    }

    // --- Fields that voyages and explorers have in a game ------------------------------------------------------------

    @Test
    void nobodyIsTestedForDeathWhereNobodyLeads() {
        // 10 and 4 are 14: the leader of a stack is tested, and a 9 is above his 0.
        assertThat(Changed.answer(EXPLORER, "{}").path("leader").asString()).isEqualTo("killed");
        var unled = Changed.answer(EXPLORER, "{'withoutLeader':true}");
        assertThat(unled.path("leader").asString()).isEqualTo("unharmed");
        assertThat(unled.path("unusedDice")).isEqualTo(Asked.json("['/dice/leaderDeath']"));
        assertThat(Asked.refusal(Changed.request(EXPLORER, "{'withoutLeader':true,'maneuver':3}"))).containsExactly("/withoutLeader");
        assertThat(Asked.refusal(Changed.request(EXPLORER, "{'withoutLeader':true,'leaderAlone':true,'sizeLd':null}"))).containsExactly("/withoutLeader");
    }

    @Test
    void carracksCountForWarshipsAlone() {
        // Always -6; a carrack +1, which galleys and transports have not (EU-ATTR-NAVAL).
        assertThat(Changed.modifier(VOYAGE, "{}")).isEqualTo(-5);
        assertThat(Changed.modifier(VOYAGE, "{'noWarships':true}")).isEqualTo(-6);
        assertThat(Changed.modifier(VOYAGE, "{'technology':'nau-galleon','noWarships':true}")).isEqualTo(Changed.modifier(VOYAGE, "{'technology':'nau-galleon'}"));
    }
}
