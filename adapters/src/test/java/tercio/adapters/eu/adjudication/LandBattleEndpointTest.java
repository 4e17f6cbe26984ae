package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.adapters.adjudication.Asked.change;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;

/** The endpoint {@code land-battle}: what it takes, what it refuses and what it answers. */
class LandBattleEndpointTest {

    private static final String ARTOIS = """
            {'ruleset':'eu-military','procedure':'land-battle','period':3,'terrain':'plain',
             'phasing':{'country':'france','units':{'armyPlus':2},'veteran':true,'technology':'muskets',
                        'leader':{'maneuver':2,'fire':4,'shock':2}},
             'nonPhasing':{'country':'spain','units':{'armyPlus':1,'ld':1},'veteran':true,'technology':'muskets','tercio':true,
                        'leader':{'name':'Alba','maneuver':4,'fire':2,'shock':3},'retreatAfterFirstDay':true},
             'dice':{'phasing':{'fire1':8,'shock1':4,'fire2':2,'shock2':6,'pursuit':9,'leaderCasualty':3},
                     'nonPhasing':{'fire1':6,'shock1':7,'retreatAttempt':7,'fire2':9,'shock2':5,'retreat':2,'leaderCasualty':6,
                                   'leaderFate':4}}}""";

    private static final String JAPAN = """
            {'ruleset':'eu-military','procedure':'land-battle','period':3,'theatre':'rotw','terrain':'plain',
             'phasing':{'country':'natives','units':{'ld':19},'technology':'medieval','leader':{'maneuver':2,'fire':2,'shock':2}},
             'nonPhasing':{'country':'portugal','units':{'armyPlus':2},'technology':'medieval','leader':{'maneuver':2,'fire':2,'shock':2}},
             'dice':{'phasing':{'shock1':[4,8,5],'shock2':[1,1,1],'pursuit':[1,2,3],'retreat':1,'leaderCasualty':5},
                     'nonPhasing':{'shock1':1,'shock2':1,'retreat':1,'leaderCasualty':5}}}""";

    @Test
    void armyClassesComeFromTheCountries() {
        var answer = Asked.answer(ARTOIS);
        assertThat(answer.at("/winner").asString()).isEqualTo("phasing");
        assertThat(answer.at("/phasing/sizeDifferential").asInt()).isEqualTo(1);
        assertThat(answer.has("unusedDice")).isFalse();
    }

    /** One of the two would fail if the order were that of hashes. */
    @Test
    void theWinnerOfAMajorBattleIsNamedFirst() {
        var other = ARTOIS.replace("'france'", "'x','armyClass':'IV'").replace("'spain'", "'france','armyClass':'III'").replace("'x'", "'spain'");

        assertThat(Asked.answer(ARTOIS).path("stability").toString()).isEqualTo("{\"france\":1,\"spain\":-1}");
        assertThat(Asked.answer(other).path("stability").toString()).isEqualTo("{\"spain\":1,\"france\":-1}");
    }

    /** Die 2 of the routed Spaniards: no loss on land; 4 over the ice, which is 1/3 of an LD. */
    @Test
    void aRetreatOverTheFrozenSundIsHarder() {
        var over = Asked.fullAnswer(change(ARTOIS, "/nonPhasing/retreatOverIce", "true").toString());
        var retreat = over.path("explanation").valueStream().filter(step -> step.path("step").asString().equals("retreat")).findFirst().orElseThrow();

        assertThat(retreat.path("modified").asInt()).isEqualTo(4);
        assertThat(retreat.at("/modifiers/0/reason").asString()).isEqualTo("over the frozen Sund");
        assertThat(retreat.at("/modifiers/0/rule").asString()).isEqualTo("EU-WX-3");
        assertThat(retreat.path("result").asString()).isEqualTo("1/3");
        assertThat(Asked.fullAnswer(ARTOIS).path("explanation").valueStream().filter(step -> step.path("step").asString().equals("retreat"))
                .findFirst().orElseThrow().path("result").asString()).isEqualTo("0");
    }

    @Test
    void theSundFreezesInEuropeAlone() {
        assertThat(Asked.refusal(change(JAPAN, "/phasing/retreatOverIce", "true").toString())).containsExactly("/phasing/retreatOverIce");
    }

    @Test
    void aStackThatEvadesFightsNoBattle() {
        var request = change(change(ARTOIS, "/nonPhasing/evades", "true").toString(), "/dice/nonPhasing/evasion", "6");
        var answer = Asked.answer(request.toString());
        assertThat(answer.at("/ended").asString()).isEqualTo("evasion");
        assertThat(answer.at("/evaded").asBoolean()).isTrue();
        assertThat(answer.at("/winner").asString()).isEqualTo("none");
        assertThat(answer.has("phasing")).isFalse();
        assertThat(answer.at("/unusedDice")).hasSize(14);
        assertThat(answer.at("/unusedDice/0").asString()).isEqualTo("/dice/phasing/fire1");
    }

    @Test
    void aStackThatFailsToEvadeFights() {
        var request = change(change(ARTOIS, "/nonPhasing/evades", "true").toString(), "/dice/nonPhasing/evasion", "5");
        assertThat(Asked.answer(request.toString()).at("/ended").asString()).isEqualTo("day2-shock");
    }

    @Test
    void largeStacksOfNativesAnswerWithLists() {
        var answer = Asked.answer(JAPAN);
        assertThat(answer.at("/phasing/rolls/shock1"))
                .isEqualTo(Asked.json("{'die':[4,8,5],'modified':[5,9,6],'lossThirds':[2,6,3],'stars':0}"));
        assertThat(answer.at("/phasing/drm")).isEqualTo(Asked.json("{'shock1':1,'shock2':0}"));
        assertThat(answer.at("/phasing/columns")).isEqualTo(Asked.json("{'shock':'A'}"));
        assertThat(answer.at("/nonPhasing/remaining").has("lde")).isTrue();
        assertThat(answer.at("/nonPhasing").has("lossesThirds")).isTrue();
        assertThat(answer.at("/unusedDice/0").asString()).isEqualTo("/dice/phasing/pursuit");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', nullValues = "-", value = {
        "/period | - | /period",
        "/period | 8 | /period",
        "/terrain | - | /terrain",
        "/terrain | 'hills' | /terrain",
        "/theatre | 'asia' | /theatre",
        "/phasing | - | /phasing",
        "/phasing/country | - | /phasing/country",
        "/phasing/country | 'atlantis' | /phasing/country",
        "/phasing/technology | - | /phasing/technology",
        "/phasing/units | - | /phasing/units",
        "/phasing/units | {} | /phasing/units",
        "/phasing/units | {'armyPlus':2,'ld':1} | /phasing/units",
        "/phasing/units | {'armyPlus':1,'lde':1} | /phasing/units/lde",
        "/phasing/units | {'armyPlus':1,'pashas':1,'pashaLd':2} | /phasing/units/pashas",
        "/phasing/units | {'armyPlus':1,'timar':true} | /phasing/units/timar",
        "/phasing/units | {'armyPlus':-1} | /phasing/units/armyPlus",
        "/phasing/units | {'armyPlus':1.5} | /phasing/units/armyPlus",
        "/phasing/units | {'armyPlus':'2'} | /phasing/units/armyPlus",
        "/phasing/units | {'cavalry':2} | /phasing/units/cavalry",
        "/phasing/leader | {'maneuver':7,'fire':2,'shock':2} | /phasing/leader/maneuver",
        "/phasing/leader | {'maneuver':2,'fire':2} | /phasing/leader/shock",
        "/phasing/leader | null | /dice/phasing/replacementLeader",
        "/phasing/armyClass | 'V' | /phasing/armyClass",
        "/phasing/evades | true | /phasing/evades",
        "/nonPhasing/crossed | 'river' | /nonPhasing/crossed",
        "/nonPhasing/foraging | true | /nonPhasing/foraging",
        "/phasing/crossed | 'bridge' | /phasing/crossed",
        "/phasing/retreatRoom | 100 | /phasing/retreatRoom",
        "/phasing/reformM2 | true | /phasing/reformM2",
        "/readings | {'EU-BATTLE-LEADER-CAP':'maybe'} | /readings/EU-BATTLE-LEADER-CAP",
        "/dice/phasing/fire1 | - | /dice/phasing/fire1",
        "/dice/phasing/fire1 | 11 | /dice/phasing/fire1",
        "/dice/phasing/fire1 | [8] | /dice/phasing/fire1",
        "/dice/phasing/evasion | 8 | /dice/phasing/evasion",
        "/dice/phasing/smallStack | 0 | /dice/phasing/smallStack",
        "/dice/nonPhasing/leaderFate | - | /dice/nonPhasing/leaderFate",
        "/dice | - | /dice/phasing/fire1"})
    void whatCannotBeJudgedIsRefusedWhereItStands(String pointer, String value, String refused) {
        assertThat(Asked.refusal(change(ARTOIS, pointer, value).toString())).contains(refused);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "7 | /dice/phasing/shock1", "[4,8] | /dice/phasing/shock1/2", "[4,8,5,6] | /dice/phasing/shock1/3", "[4,8,11] | /dice/phasing/shock1/2"})
    void severalDiceAreAListOfThatLength(String dice, String refused) {
        assertThat(Asked.refusal(change(JAPAN, "/dice/phasing/shock1", dice).toString())).contains(refused);
    }

    @Test
    void anInterceptingStackCannotEvade() {
        var request = change(change(ARTOIS, "/nonPhasing/evades", "true").toString(), "/interception", "true");
        assertThat(Asked.refusal(request.toString())).contains("/nonPhasing/evades");
    }

    @Test
    void onlyTheRestOfTheWorldAndConvertedNativesExceedEightDetachments() {
        assertThat(Asked.refusal(change(JAPAN, "/theatre", "'europe'").toString())).contains("/phasing/units");
        assertThat(Asked.refusal(change(JAPAN, "/nonPhasing/units", "{'ld':9}").toString())).contains("/nonPhasing/units");
        var converted = change(change(JAPAN, "/nonPhasing/units", "{'ld':12}").toString(), "/nonPhasing/leader",
                "{'maneuver':2,'fire':2,'shock':2,'category':'conquistador'}");
        assertThat(Asked.answer(converted.toString()).at("/nonPhasing/rolls/shock1/die").isInt()).isTrue();
    }

    @Test
    void marlboroughAndFriedrichDoNotFearASix() {
        var die2 = change(ARTOIS, "/dice/phasing/leaderCasualty", "2").toString();
        var six = change(die2, "/phasing/leader", "{'name':'Luxembourg','maneuver':2,'fire':6,'shock':2}").toString();
        var white = change(die2, "/phasing/leader", "{'name':'Marlborough','maneuver':2,'fire':6,'shock':2}").toString();
        assertThat(Asked.refusal(six)).containsExactly("/dice/phasing/leaderFate");
        assertThat(Asked.answer(white).at("/phasing/leader").asString()).isEqualTo("unharmed");
    }

    @Test
    void theReadingThatMatteredIsNamed() {
        var lead = change(ARTOIS, "/phasing/leader", "{'maneuver':2,'fire':6,'shock':2}").toString();
        var capped = change(lead, "/readings", "{'EU-BATTLE-LEADER-CAP':'on'}").toString();
        assertThat(Asked.fullAnswer(ARTOIS).get("explanation").toString()).doesNotContain("EU-BATTLE-LEADER-CAP");
        assertThat(Asked.fullAnswer(lead).get("explanation").toString()).contains("EU-BATTLE-LEADER-CAP");
        assertThat(Asked.answer(capped).at("/phasing/drm/fire1").asInt()).isEqualTo(3);
    }
}
