package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.adapters.adjudication.Asked;
import tools.jackson.databind.node.ObjectNode;

class AssaultEndpointTest {

    private static final String REQUEST = """
            {'ruleset':'eu-military','procedure':'assault','period':3,'fortressLevel':2,
             'besieger':{'country':'france','units':{'armyPlus':1,'armyMinus':1},'veteran':true,'technology':'muskets','leader':{'maneuver':2,'fire':4,'shock':2}},
             'besieged':{'country':'spain','technology':'muskets','leader':{'maneuver':3,'fire':1,'shock':1}},
             'dice':{'besieger':{'fire':7,'shock':6,'leaderCasualty':5},'besieged':{'fire':7,'shock':8,'leaderCasualty':9}}}""";

    @Test
    void theCapCanBeReadAsTwiceTheResistance() {
        assertThat(Asked.answer(REQUEST).at("/besieged/inflictedThirds").asInt()).isEqualTo(6);
        var twice = Changed.answer(REQUEST, "{'readings':{'EU-ASSAULT-CAP':'twice-resistance'}}");
        assertThat(twice.at("/besieged/inflictedThirds").asInt()).isEqualTo(8);
        assertThat(twice.at("/besieger/lossesLd").asInt()).isEqualTo(3);
    }

    @Test
    void onlyReadingsThatMatteredAreNamed() {
        assertThat(readings(Asked.fullAnswer(REQUEST))).containsExactlyInAnyOrder("EU-ASSAULT-CAP", "EU-ASSAULT-EXAMPLES");
        assertThat(readings(Asked.fullAnswer(Changed.request(REQUEST, "{'fortressLevel':3,'previousAssaultCausedLoss':true}"))))
                .containsExactlyInAnyOrder("EU-ASSAULT-EXAMPLES", "EU-ASSAULT-DAMAGE-BONUS");
        var renaissance = "{'besieger':{'country':'france','units':{'ld':8},'technology':'renaissance','leader':{'maneuver':2,'fire':4,'shock':2}},"
                + "'dice':{'besieger':{'fire':2,'shock':2,'leaderCasualty':5},'besieged':{'fire':2,'shock':2,'leaderCasualty':9}}%s}";
        assertThat(readings(Asked.fullAnswer(Changed.request(REQUEST, renaissance.formatted(""))))).containsExactly("EU-ASSAULT-RENAISSANCE");
        assertThat(readings(Asked.fullAnswer(Changed.request(REQUEST, renaissance.formatted(",'readings':{'EU-ASSAULT-RENAISSANCE':'needs-army'}")))))
                .containsExactly("EU-ASSAULT-RENAISSANCE");
    }

    private static Set<String> readings(ObjectNode answer) {
        var named = new HashSet<String>();
        answer.path("explanation").forEach(step -> step.path("readings").forEach(reading -> named.add(reading.asString())));
        return named;
    }

    @Test
    void aMedievalBesiegerHasNoFire() {
        var answer = Changed.answer(REQUEST, """
                {'besieger':{'country':'france','units':{'armyPlus':1},'technology':'medieval','leader':{'maneuver':2,'fire':4,'shock':2}},
                 'dice':{'besieger':{'shock':6,'leaderCasualty':5},'besieged':{'fire':3,'shock':3,'leaderCasualty':9}}}""");
        assertThat(answer.at("/besieger/drm")).isEqualTo(Asked.json("{'shock':-1}"));
        assertThat(answer.at("/besieger/morale").asInt()).isEqualTo(1);
    }

    @Test
    void aSideRoutedInTheFireNeedsNoShockDie() {
        var answer = Changed.answer(REQUEST, """
                {'besieger':{'country':'france','units':{'armyPlus':1},'technology':'medieval','leader':{'maneuver':2,'fire':4,'shock':2}},
                 'dice':{'besieger':{'shock':6,'leaderCasualty':5},'besieged':{'fire':5,'shock':3,'leaderCasualty':9}}}""");
        assertThat(answer.at("/besieger/routed").asBoolean()).isTrue();
        assertThat(answer.path("unusedDice")).isEqualTo(Asked.json("['/dice/besieger/shock']"));
    }

    @Test
    void aWoundedLeaderIsAwayForHalfTheDie() {
        var answer = Changed.answer(REQUEST, """
                {'fortressLevel':3,'dice':{'besieger':{'fire':7,'shock':6,'leaderCasualty':2,'leaderFate':6},
                                           'besieged':{'fire':7,'shock':8,'leaderCasualty':9}}}""");
        assertThat(answer.at("/besieger/leader").asString()).isEqualTo("wounded");
        assertThat(answer.at("/besieger/leaderRounds").asInt()).isEqualTo(3);
        assertThat(answer.at("/besieged").has("leaderRounds")).isFalse();
    }

    @Test
    void inTheRestOfTheWorldLossesAreThirds() {
        var answer = Changed.answer(REQUEST, "{'theatre':'rotw','fortressLevel':3}");
        assertThat(answer.at("/besieger/lossesThirds").asInt()).isEqualTo(8);
        assertThat(answer.at("/besieger").has("lossesLd")).isFalse();
    }

    @Test
    void anExplorerLeadsWithHalfOfHisValues() {
        var explorer = Changed.answer(REQUEST, """
                {'besieger':{'country':'france','units':{'armyPlus':1,'armyMinus':1},'veteran':true,'technology':'muskets',
                             'leader':{'category':'explorer','maneuver':2,'fire':5,'shock':3}}}""");
        assertThat(explorer.at("/besieger/drm")).isEqualTo(Asked.json("{'fire':0,'shock':-1}"));
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'period':null,'besieged':{}}")))
                .containsExactlyInAnyOrder("/period", "/besieged/country", "/besieged/technology");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'besieged':{'country':'spain','technology':'muskets','leader':null}}")))
                .containsExactly("/dice/besieged/replacementLeader");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'dice':{'besieger':{'fire':7},'besieged':{'fire':7}}}"))).containsExactly("/dice/besieger/shock");
    }

    @Test
    void whatDoesNotBelongIsRefused() {
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'besieged':{'country':'spain','technology':'muskets','crossed':'river','evades':true,'units':{'ld':3}}}")))
                .containsExactlyInAnyOrder("/besieged/crossed", "/besieged/evades", "/besieged/units");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'dice':{'phasing':{'fire':3},'besieged':{'pursuit':3}}}")))
                .containsExactlyInAnyOrder("/dice/phasing", "/dice/besieged/pursuit");
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'fortressLevel':0}"))).contains("/fortressLevel");
    }
}
