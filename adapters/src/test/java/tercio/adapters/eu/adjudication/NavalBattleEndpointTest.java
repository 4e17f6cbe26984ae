package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;
import tercio.adapters.adjudication.AskedOdds;
import tools.jackson.databind.node.ObjectNode;

/** The endpoint {@code naval-battle}: what it takes and what it refuses. */
class NavalBattleEndpointTest {

    private static final String LEPANTO = """
            {'ruleset':'eu-military','procedure':'naval-battle','seaRegion':'mediterranean','turn':20,
             'phasing':{'country':'spain','units':{'fleetPlus':1,'nwd':7,'ntd':1},'technology':'galleon-fluyt','firstLine':'nwd',
                        'leader':{'maneuver':4,'fire':3,'shock':3},'captures':['ngd','ngd']},
             'nonPhasing':{'country':'turkey','units':{'fleetPlus':1,'ngd':10},'technology':'nau-galleon','firstLine':'ngd',
                           'leader':{'maneuver':3,'fire':2,'shock':4}},
             'dice':{'phasing':{'wind':6,'fire1':7,'shock1':5,'fire2':8,'pursuit':8,'leaderCasualty':7},
                     'nonPhasing':{'wind':9,'fire1':5,'shock1':4,'fire2':6,'leaderCasualty':5}}}""";

    private static ObjectNode change(String pointer, String value) {
        return Asked.change(LEPANTO, pointer, value);
    }

    /** Two stars of the pursuit take two galleys each; of six losses the four taken come off the damaged. */
    @Test
    void galleysAreCapturedForTheStarsOfThePursuit() {
        var answer = Asked.answer(LEPANTO);
        assertThat(answer.at("/phasing/captured")).isEqualTo(Asked.json("{'nwd':0,'ngd':4,'ntd':0}"));
        assertThat(answer.at("/nonPhasing/damagedThirds").asInt()).isZero();
        assertThat(answer.at("/nonPhasing/destroyedThirds").asInt()).isEqualTo(6);
        assertThat(answer.at("/nonPhasing/destroyed").asBoolean()).isFalse();
    }

    /** The losses of the battle itself are too few; those of the beaten Turks on their way to port count too (EU-SEA-RETREAT), those of the winner against it. */
    @Test
    void shipsThatSinkOnTheWayToPortCountForAMajorBattle() {
        assertThat(Asked.answer(LEPANTO).path("majorBattle").asBoolean()).isFalse();
        var sunk = change("/nonPhasing/sunkAfterwardsThirds", "999");
        sunk.withObjectProperty("dice").withObjectProperty("nonPhasing").put("leaderFate", 4);
        assertThat(Asked.answer(sunk.toString()).path("majorBattle").asBoolean()).isTrue();
        assertThat(Asked.answer(change("/phasing/sunkAfterwardsThirds", "999").toString()).path("majorBattle").asBoolean()).isFalse();
        assertThat(Asked.refusal(change("/nonPhasing/sunkAfterwardsThirds", "1000").toString())).containsExactly("/nonPhasing/sunkAfterwardsThirds");
        sunk.remove("dice");
        assertThat(AskedOdds.refusal(sunk.toString())).containsExactly(
                "/nonPhasing/sunkAfterwardsThirds: is known only when the battle is over: leave it out, or ask for the ruling on its dice");
    }

    /** A request with one fault is not refused for others besides. */
    @Test
    void galleysOutsideTheirSeasAreTheOnlyFault() {
        assertThat(Asked.refusal(change("/seaRegion", "'atlantic'").toString()))
                .containsExactly("/nonPhasing/firstLine", "/nonPhasing/units/ngd");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', nullValues = "-", value = {
        "/seaRegion | - | /seaRegion",
        "/seaRegion | 'arctic' | /seaRegion",
        "/seaRegion | 'atlantic' | /nonPhasing/firstLine",
        "/turn | - | /turn",
        "/turn | 63 | /turn",
        "/terrain | 'plain' | /terrain",
        "/phasing/firstLine | - | /phasing/firstLine",
        "/phasing/firstLine | 'ngd' | /phasing/firstLine",
        "/phasing/firstLine | 'ntd' | /phasing/firstLine",
        "/phasing/units | {} | /phasing/units",
        "/phasing/units | {'nwd':-1} | /phasing/units/nwd",
        "/phasing/units | {'ld':1} | /phasing/units/ld",
        "/phasing/technology | 'muskets' | /phasing/technology",
        "/phasing/captures | 'nwd' | /phasing/captures",
        "/phasing/captures | ['nwd','vgd'] | /phasing/captures/1",
        "/phasing/withdrawWithWind | 'now' | /phasing/withdrawWithWind",
        "/phasing/retreatRoom | 5 | /phasing/retreatRoom",
        "/phasing/evades | true | /phasing/evades",
        "/dice/phasing/wind | - | /dice/phasing/wind",
        "/dice/phasing/smallStack | 3 | /dice/phasing/smallStack",
        "/dice/phasing/fire1 | [7] | /dice/phasing/fire1"})
    void whatCannotBeJudgedIsRefusedWhereItStands(String pointer, String value, String refused) {
        assertThat(Asked.refusal(change(pointer, value).toString())).contains(refused);
    }

    @Test
    void aFleetThatEvadesFightsNoBattle() {
        var request = change("/nonPhasing/evades", "true");
        ((ObjectNode) request.at("/dice/nonPhasing")).put("evasion", 8);
        assertThat(Asked.answer(request.toString()).at("/ended").asString()).isEqualTo("evasion");
    }
}
