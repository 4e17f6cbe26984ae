package tercio.adapters.eia.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.adjudication.Asked;
import tercio.adapters.eia.EmpiresInArmsModule;
import tools.jackson.databind.JsonNode;

/** Sentences of the contract about combats, and the odds of combats. */
class CombatEndpointsTest {

    private static final Adjudicator ADJUDICATOR = new Adjudicator(new EmpiresInArmsModule().procedures());

    /** France assaults Austria; 23 French factors, 20 Austrian ones, tactical ratings 3 against 3. */
    private static final String FIELD = "{'ruleset':'empires-in-arms','procedure':'field-combat','terrain':'clear',"
            + "'attacker':{'power':'france','chit':'assault','corps':2,'factors':[{'type':'infantry','count':20},{'type':'cavalry','count':3}],"
            + "'commander':{'strategic':4,'tactical':3}},"
            + "'defender':{'power':'austria','chit':'cordon','corps':2,'factors':[{'type':'infantry','count':20}],"
            + "'commander':{'strategic':3,'tactical':3}},"
            + "'dice':{'attacker':{'round1':1,'round2':1,'round3':1,'pursuit':3},'defender':{'round1':1,'round2':1,'round3':1,'pursuit':3}}}";

    private static String without(String request) {
        return request.substring(0, request.indexOf(",'dice'")) + "}";
    }

    private static JsonNode odds(String request) {
        return ADJUDICATOR.odds(Asked.quoted(request).getBytes(StandardCharsets.UTF_8), true).json();
    }

    /** Three rounds of 1 on 4-1, 4-3, 4-1 and 2-1: 0.2 + 1.0 + 0.2 against nothing. */
    @Test
    void threeRoundsWithoutADecision() {
        var answer = Asked.answer(FIELD);
        assertThat(answer.path("ended").asString()).isEqualTo("end-of-day");
        assertThat(answer.path("winner").asString()).isEqualTo("none");
        assertThat(answer.path("moraleLost")).isEqualTo(Asked.json("{'attacker':0,'defender':14}"));
        assertThat(answer.has("pursuit")).isFalse();
        assertThat(answer.path("unusedDice")).isEqualTo(Asked.json("['/dice/attacker/pursuit','/dice/defender/pursuit']"));
    }

    @ParameterizedTest
    @CsvSource({"forest,3-1,1-1", "mountain,3-1,2-1", "desert,4-2,2-2", "marsh,3-2,1-2"})
    void tablesAreThoseAfterTerrain(String terrain, String attacker, String defender) {
        var round = Asked.answer(FIELD.replace("'clear'", "'" + terrain + "'")).at("/rounds/0");
        assertThat(round.at("/attacker/table").asString() + "," + round.at("/defender/table").asString()).isEqualTo(attacker + "," + defender);
    }

    @ParameterizedTest
    @CsvSource({"river,1,4-2,3-1", "arrow,1,4-2,3-1", "sea,1,4-2,3-1", "none,1,4-3,2-1", "river,2,4-3,2-1"})
    void aCrossingCountsOnTheFirstDay(String crossing, int day, String attacker, String defender) {
        var round = Asked.answer(FIELD.replace("'chit':'assault'", "'chit':'assault','crossing':'" + crossing + "'")
                .replace("'terrain'", "'day':" + day + ",'terrain'")).at("/rounds/1");
        assertThat(round.at("/attacker/table").asString() + "," + round.at("/defender/table").asString()).isEqualTo(attacker + "," + defender);
    }

    /** Two corps under a maximum of 1 lower a rating of 3 to 2: the chart then gives -1 to the attacker. */
    @ParameterizedTest
    @CsvSource({"2,1,1", "1,0,1"})
    void corpsAboveTheMaximumLowerTheRating(int maximum, int attacker, int defender) {
        var round = Asked.answer(FIELD.replace("'strategic':4,'tactical':3", "'strategic':4,'tactical':3,'tacticalMax':" + maximum)).at("/rounds/0");
        assertThat(round.at("/attacker/modified").asInt()).isEqualTo(attacker);
        assertThat(round.at("/defender/modified").asInt()).isEqualTo(defender);
    }

    /** Two Austrian corps without a leader have a rating of 1 - 1 = 0: 3 against 0 is +1 and -1. */
    @Test
    void withoutCommanderTheRatingIsIntrinsic() {
        var round = Asked.answer(FIELD.replace(",'commander':{'strategic':3,'tactical':3}", "")).at("/rounds/0");
        assertThat(round.at("/attacker/modified").asInt()).isEqualTo(2);
        assertThat(round.at("/defender/modified").asInt()).isZero();
    }

    @Test
    void cavalrySuperiorityIsAnOption() {
        assertThat(Asked.answer(FIELD.replace("'terrain'", "'options':['cavalry-superiority'],'terrain'")).at("/rounds/0/attacker/modified").asInt())
                .isEqualTo(2);
    }

    /** One side stays: class 1 on clear ground, none where terrain takes a class. */
    @Test
    void aForceThatWithdrawsAfterTheDayIsPursued() {
        var withdrawing = FIELD.replace("'chit':'cordon'", "'chit':'cordon','endOfDay':'withdraw'");
        var answer = Asked.answer(withdrawing);
        assertThat(answer.path("pursuit")).isEqualTo(Asked.json("{'class':1,'die':3,'modified':3,'percentage':5,'points':0,'losses':[]}"));
        assertThat(answer.path("politicalPoints")).isEqualTo(Asked.json("{'attacker':0,'defender':0}"));
        assertThat(Asked.answer(withdrawing.replace("'clear'", "'desert'")).has("pursuit")).isFalse();
        assertThat(Asked.answer(withdrawing.replace("'chit':'assault'", "'chit':'assault','endOfDay':'withdraw'")).has("pursuit")).isFalse();
    }

    /**
     * Two corps lose, one of 21 factors (7.5.2.10.1.3): half a point for each of three is 2, rounded up. Of 20 factors it is one corps, and the
     * loss of two is 1 point. Both roll a 6 and stay.
     */
    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {"21,``,2", "20,``,1", "21,`'largeCorps':1,`,2", "21,`'largeCorps':0,`,1"})
    void largeCorpsAreCountedFromWhatEachCorpsHolds(int first, String large, int points) {
        var infantry = "{'type':'infantry','count':" + first + "}";
        var answer = Asked.answer(FIELD.replace("'chit':'cordon'", large + "'chit':'withdraw','baseMorale':1,'corpsFactors':[[" + infantry + "],[{'type':'militia','count':3}]]")
                .replace("'factors':[{'type':'infantry','count':20}],", "'factors':[" + infantry + ",{'type':'militia','count':3}],")
                .replace("'commander':{'strategic':3,'tactical':3}},'dice'", "'endOfDay':'fight'},'dice'")
                .replace("'attacker':{'round1':1", "'attacker':{'round1':6").replace("'defender':{'round1'", "'defender':{'withdraw':[6,6],'round1'"));

        assertThat(answer.path("politicalPoints")).isEqualTo(Asked.json("{'attacker':" + points + ",'defender':" + -points + "}"));
    }

    @Test
    void everybodyWithdrawsFromAProbe() {
        var answer = Asked.answer(FIELD.replace("'assault'", "'probe'").replace("'cordon'", "'withdraw'"));
        assertThat(answer.path("withdrawal")).isEqualTo(Asked.json("{'automatic':true,'withdrawn':2}"));
        assertThat(answer.path("rounds")).isEmpty();
        assertThat(answer.has("finalMorale") || answer.has("moraleLost")).isFalse();
        assertThat(answer.path("ended").asString()).isEqualTo("withdrawal");
        assertThat(answer.at("/survivors/defender")).isEqualTo(Asked.json("[{'type':'infantry','count':20}]"));
    }

    @Test
    void aStepThatReadsAReconstructedCellSaysSo() {
        var answer = Asked.fullAnswer(FIELD.replace("'chit':'cordon'", "'chit':'cordon','endOfDay':'withdraw'"));
        var pursuit = StreamSupport.stream(answer.path("explanation").spliterator(), false).filter(step -> step.path("step").asString().equals("pursuit"))
                .findFirst().orElseThrow();
        assertThat(pursuit.path("reconstructed").asBoolean()).isTrue();
        assertThat(pursuit.path("result").asString()).contains("reconstructed");
        assertThat(pursuit.path("table").asString()).isEqualTo("pursuit");
    }

    @Test
    void aReadingThatMatteredIsNamed() {
        var answer = Asked.fullAnswer(FIELD.replace("'chit':'cordon'", "'chit':'cordon','endOfDay':'withdraw'")
                .replace("'terrain'", "'readings':{'EIA-PURSUIT-WITHDRAWAL':'none'},'terrain'"));
        assertThat(answer.path("explanation").toString()).contains("[\"EIA-PURSUIT-WITHDRAWAL\"]");
        assertThat(answer.has("pursuit")).isFalse();
    }

    @Test
    void theMoraleLostOnEarlierDaysCountsTodayUnderAReading() {
        var second = FIELD.replace("'terrain'", "'day':2,'terrain'").replace("'chit':'cordon'", "'chit':'cordon','moraleLostBefore':4");
        assertThat(Asked.answer(second).at("/moraleLost/defender").asInt()).isEqualTo(14);
        var carried = Asked.fullAnswer(second.replace("'day'", "'readings':{'EIA-MORALE-OVERNIGHT':'carries-over'},'day'"));
        assertThat(carried.at("/moraleLost/defender").asInt()).isEqualTo(18);
        assertThat(carried.path("explanation").toString()).contains("[\"EIA-MORALE-OVERNIGHT\"]");
    }

    @Test
    void oddsAreGivenForTheFieldsOfTheAnswer() {
        var odds = odds(without(FIELD)).path("odds");
        assertThat(odds.at("/winner/values")).isNotEmpty();
        assertThat(odds.at("/politicalPoints/attacker/mean").asDouble()).isEqualTo(-odds.at("/politicalPoints/defender/mean").asDouble());
        assertThat(odds.at("/value/attacker/mean").asDouble()).isEqualTo(-odds.at("/value/defender/mean").asDouble());
        for (var figure : odds.at("/ended/values")) {
            assertThat(figure.path("fraction").asString()).matches("[0-9]+/[0-9]+");
        }
    }

    /** Over several days the answer says what it assumes, and one day is answered as ever. */
    @Test
    void oddsFollowABattleOverSeveralDays() {
        var one = odds(without(FIELD));
        var days = odds(without(FIELD).replace("'terrain'", "'days':2,'terrain'"));
        assertThat(one.has("policy")).isFalse();
        assertThat(one.at("/odds/daysFought").isMissingNode()).isTrue();
        assertThat(days.path("policy").asString()).contains("the chits of the first day");
        assertThat(days.at("/odds/daysFought/p95").asInt()).isBetween(1, 2);
        assertThat(undecided(days)).isLessThan(undecided(one));
        assertThat(odds(without(FIELD).replace("'terrain'", "'days':1,'terrain'"))).isEqualTo(one);
        assertThat(odds(without(FIELD).replace("'terrain'", "'days':10,'terrain'")).at("/errors/0/pointer").asString()).isEqualTo("/days");
    }

    private static double undecided(JsonNode answer) {
        for (var end : answer.at("/odds/ended/values")) {
            if (end.path("value").asString().equals("end-of-day")) {
                return end.path("probability").asDouble();
            }
        }
        return 0;
    }

    /** With a divided force on each side all 30 pairs are compared. */
    @Test
    void allPairsOfChitsAreComparedWithTheirEquilibrium() {
        var part = "'outflanking':{'corps':1,'factors':[{'type':'infantry','count':8}]},'chit'";
        var answer = odds(without(FIELD).replace("'chit'", part).replace("'terrain'", "'choices':'compare','terrain'"));

        assertThat(answer.path("choices")).hasSize(30);
        assertThat(answer.at("/equilibrium/attacker")).hasSize(5);
        assertThat(answer.at("/equilibrium/defender")).hasSize(6);
        double value = answer.at("/equilibrium/value/attacker").asDouble();
        for (var row : answer.at("/equilibrium/attacker")) {
            double against = 0;
            for (var pair : answer.path("choices")) {
                if (pair.at("/choices/~1attacker~1chit").equals(row.path("choice"))) {
                    against += pair.at("/odds/value/attacker/mean").asDouble() * share(answer.at("/equilibrium/defender"), pair.at("/choices/~1defender~1chit"));
                }
            }
            assertThat(against).isLessThanOrEqualTo(value + 1e-9);
        }
    }

    private static double share(JsonNode mixture, JsonNode choice) {
        return StreamSupport.stream(mixture.spliterator(), false).filter(part -> part.path("choice").equals(choice)).findFirst().orElseThrow()
                .path("probability").asDouble();
    }

    @Test
    void onlyChitsThatAreOpenAreCompared() {
        var answer = odds(without(FIELD).replace("'terrain'", "'choices':'compare','terrain'").replace(",'commander':{'strategic':3,'tactical':3}", ""));

        assertThat(answer.at("/equilibrium/attacker").findValuesAsString("choice")).containsExactly("assault", "escalated-assault", "echelon", "probe");
        assertThat(answer.at("/equilibrium/defender").findValuesAsString("choice"))
                .containsExactly("counterattack", "escalated-counterattack", "cordon", "defend");
        assertThat(answer.path("choices")).hasSize(16);
    }

    @Test
    void aSiegeIsComparedWithAndWithoutSortie() {
        var answer = odds("{'ruleset':'empires-in-arms','procedure':'siege-assault','fleches':0,'spires':2,'choices':'compare',"
                + "'besieger':{'power':'france','corps':1,'factors':[{'type':'infantry','count':9}]},"
                + "'garrison':{'power':'spain','corps':0,'factors':[{'type':'infantry','count':9}]}}");
        assertThat(answer.path("choices")).as("a Spanish garrison asks for no honours").hasSize(4);
        assertThat(answer.at("/choices/2/odds/lostFactors/garrison/values")).isNotEmpty();
    }
}
