package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.adjudication.Asked;

/** The endpoints of the older editions: the same requests, that edition's rules, losses in its unit. */
class EditionEndpointsTest {

    private static final String ARTOIS = """
            {'ruleset':'eu-rapid-battle','procedure':'land-battle','period':3,'terrain':'plain',
             'phasing':{'country':'france','units':{'armyPlus':2},'veteran':true,'technology':'muskets',
                        'leader':{'maneuver':2,'fire':4,'shock':2}},
             'nonPhasing':{'country':'spain','units':{'armyPlus':1,'ld':1},'veteran':true,'technology':'muskets','tercio':true,
                        'leader':{'name':'Alba','maneuver':4,'fire':2,'shock':3}},
             'dice':{'phasing':{'fire1':10,'shock1':1,'fire2':1,'shock2':1,'pursuit':9,'leaderCasualty':9},
                     'nonPhasing':{'fire1':1,'shock1':1,'fire2':1,'shock2':1,'retreat':1,'leaderCasualty':9}}}""";

    private static final String ARRAS = """
            {'ruleset':'eu-rapid-battle','procedure':'assault','period':3,'fortressLevel':4,'artilleryValue':16,
             'besieger':{'country':'france','units':{'armyPlus':2},'veteran':true,'technology':'muskets',
                         'leader':{'maneuver':2,'fire':2,'shock':2}},
             'besieged':{'country':'spain','technology':'arquebus','leader':{'maneuver':2,'fire':2,'shock':2}},
             'dice':{'besieger':{'fire':1,'shock':1,'leaderCasualty':9},'besieged':{'fire':1,'shock':1,'leaderCasualty':9}}}""";

    private static final String UNDERMINING = """
            {'ruleset':'eu-fast-battle','procedure':'undermining','period':3,'fortressLevel':3,'terrain':'plain','port':'none',
             'besieger':{'country':'france','units':{'armyPlus':2,'armyMinus':0}},'dice':{'undermining':5}}""";

    private static final String MARCH = """
            {'ruleset':'eu-rapid-battle','procedure':'attrition','kind':'movement','theatre':'rotw','sizeLd':1,'causes':1,'maneuver':0,
             'dice':{'attrition':4}}""";

    @Test
    void aRapidBattleIsAnsweredInHalves() {
        var answer = Asked.answer(ARTOIS);
        // C 13 is 2 1/2, E 8 is 1; one size better makes 4, and the fourth of five detachments falls.
        assertThat(answer.at("/phasing/inflictedHalves").asInt()).isEqualTo(7);
        assertThat(answer.at("/phasing/inflictedAfterSmallStackHalves").asInt()).isEqualTo(7);
        assertThat(answer.at("/phasing/inflictedAfterSizeHalves").asInt()).isEqualTo(8);
        assertThat(answer.at("/phasing/rolls/fire1/lossHalves").asInt()).isEqualTo(5);
        assertThat(answer.at("/nonPhasing/sufferedHalves").asInt()).isEqualTo(8);
        assertThat(answer.at("/nonPhasing/lossesLd").asInt()).isEqualTo(4);
        assertThat(answer.at("/nonPhasing/remaining/ld").asInt()).isEqualTo(1);
        assertThat(answer.path("majorBattle").asBoolean()).isTrue();
        assertThat(answer.toString()).doesNotContain("Thirds");
    }

    @Test
    void everyStepThatReadsALostTableIsMarked() {
        var steps = Asked.fullAnswer(ARTOIS).path("explanation");
        assertThat(StreamSupport.stream(steps.spliterator(), false).filter(step -> step.has("table")))
                .isNotEmpty().allSatisfy(step -> assertThat(step.path("reconstructed").asBoolean()).isTrue());
        assertThat(Asked.fullAnswer(Changed.request(ARTOIS, "{'ruleset':'eu-military'}")).path("explanation").toString())
                .doesNotContain("reconstructed");
    }

    @Test
    void theSameBattleUnderTheFastRulesIsInThirds() {
        var answer = Asked.answer(Changed.request(ARTOIS, "{'ruleset':'eu-fast-battle'}"));
        // C 13 is 2 2/3; the pursuit 9 in E is 1 and takes the last star.
        assertThat(answer.at("/phasing/inflictedThirds").asInt()).isEqualTo(8 + 3);
        assertThat(answer.path("ruleset").asString()).isEqualTo("eu-fast-battle");
    }

    @Test
    void anAssaultUnderEachEdition() {
        var rapid = Asked.answer(ARRAS);
        assertThat(rapid.path("resistance").asInt()).isEqualTo(8);
        // The walls 4, the arquebusiers 1; four guns a level take 1 off the fire.
        assertThat(rapid.at("/besieger/drm/fire").asInt()).isEqualTo(-4);
        assertThat(rapid.at("/besieger/drm/shock").asInt()).isEqualTo(-5);
        assertThat(rapid.path("besieger").has("inflictedHalves")).isTrue();
        assertThat(Asked.answer(Changed.request(ARRAS, "{'ruleset':'eu-fast-battle'}")).path("resistance").asInt()).isEqualTo(12);
        assertThat(Asked.answer(Changed.request(ARRAS, "{'ruleset':'eu-military'}")).path("resistance").asInt()).isEqualTo(9);
    }

    /** Two A+ of 3 make 6 under the older count: bonus 2 at level 3. The main edition counts 3 and 2: 5, bonus 2 as well. */
    @Test
    void underminingCountsAllArtillery() {
        assertThat(Asked.answer(UNDERMINING).path("artilleryBonus").asInt()).isEqualTo(2);
        var more = Changed.request(UNDERMINING,
                "{'besieger':{'country':'france','units':{'armyPlus':2,'armyMinus':0},'armyClass':'IV'},'period':4}");
        // 4 and 4 make 8, which the level 3 fortress feels as 3; 4 and 2 make 6, felt as 2.
        assertThat(Asked.answer(more).path("artilleryBonus").asInt()).isEqualTo(3);
        assertThat(Asked.answer(Changed.request(more, "{'ruleset':'eu-military'}")).path("artilleryBonus").asInt()).isEqualTo(2);
    }

    /** A 4 takes 1/3, so 1/2, from one detachment: five strength points are left. */
    @Test
    void rapidAttritionOverseasTakesHalves() {
        var answer = Asked.answer(MARCH);
        assertThat(answer.path("lossHalves").asInt()).isEqualTo(1);
        assertThat(answer.path("remaining")).isEqualTo(Asked.json("{'ld':0,'lde':1}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"interception", "evasion", "continuation", "conquistador", "recruitment", "exploration"})
    void aProcedureThatTheOlderEditionsLackIsRefused(String procedure) {
        for (var ruleset : new String[] {"eu-fast-battle", "eu-rapid-battle"}) {
            assertThat(Asked.refusal("{'ruleset':'" + ruleset + "','procedure':'" + procedure + "'}")).containsExactly("/procedure");
        }
    }

    /** Their games fight at sea: a question about it is answered by the edition. */
    @Test
    void theOlderEditionsHaveNavalBattles() {
        for (var ruleset : new String[] {"eu-fast-battle", "eu-rapid-battle"}) {
            assertThat(Asked.refusal("{'ruleset':'" + ruleset + "','procedure':'naval-battle'}")).as("what it wants to know")
                    .containsExactlyInAnyOrder("/seaRegion", "/turn", "/phasing", "/nonPhasing");
        }
    }

    @Test
    void aReadingOfAnotherEditionIsUnknown() {
        assertThat(Asked.refusal(Changed.request(ARTOIS, "{'readings':{'EU-FAST-MAJOR':'4'}}"))).containsExactly("/readings/EU-FAST-MAJOR");
        assertThat(Asked.refusal(Changed.request(ARRAS, "{'readings':{'EU-ASSAULT-EXAMPLES':'examples'}}")))
                .containsExactly("/readings/EU-ASSAULT-EXAMPLES");
        assertThat(Asked.refusal(Changed.request(ARTOIS, "{'readings':{'EU-RAPID-MAJOR-ROUT':'maybe'}}")))
                .containsExactly("/readings/EU-RAPID-MAJOR-ROUT");
    }
}
