package tercio.adapters.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.adapters.adjudication.Asked.refusal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.rulebook.RulebookModules;

class AdjudicatorTest {

    private static final String CONTINUATION =
            "{'ruleset':'eu-military','procedure':'continuation','period':3,'season':'S','year':3,%s}";

    private final Adjudicator adjudicator = RulebookModules.all().adjudicator();

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "[]", "7", "null", "\"text\"", "{}{}", "{'a':1,'a':2}", "{'a':01}", "{'a':NaN}", "{a:1}"})
    void whatIsNoReadableJsonObjectIsABadRequest(String body) {
        var answer = adjudicator.adjudicate(Asked.quoted(body));
        assertThat(answer).isInstanceOfSatisfying(AdjudicationResult.Refused.class, refused -> {
            assertThat(refused.problem().status()).isEqualTo(400);
            assertThat(refused.problem().errors()).isNotEmpty();
        });
    }

    @Test
    void thingsNestedTooDeepAreABadRequest() {
        var answer = adjudicator.adjudicate("{\"a\":".repeat(100_000));
        assertThat(answer.json().path("status").asInt()).isEqualTo(400);
    }

    @Test
    void textThatIsNoUtf8IsABadRequest() {
        var answer = adjudicator.adjudicate(new byte[] {'{', '"', (byte) 0xff, (byte) 0xfe, '"', ':', '1', '}'});
        assertThat(answer.json().path("status").asInt()).isEqualTo(400);
    }

    @Test
    void rulesetAndProcedureMustBeNamedAndKnown() {
        assertThat(refusal("{}")).containsExactly("/ruleset", "/procedure");
        assertThat(refusal("{'ruleset':'chess','procedure':'continuation'}")).containsExactly("/ruleset");
        assertThat(refusal("{'ruleset':7,'procedure':'continuation'}")).containsExactly("/ruleset");
        assertThat(refusal("{'ruleset':'eu-military','procedure':'castling'}")).containsExactly("/procedure");
    }

    @Test
    void allFaultsAreToldAtOnce() {
        assertThat(refusal("{'ruleset':'eu-military','procedure':'continuation','season':'X','year':6,'poorWeather':1,"
                + "'snow/fall~':true,'dice':{'continuation':11,'start':3}}"))
                .containsExactlyInAnyOrder("/season", "/year", "/period", "/poorWeather", "/snow~1fall~0", "/dice/continuation", "/dice/start");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "11", "-1", "1.5", "7.0", "\"7\"", "null", "true", "[7]", "{}", "2147483648", "99999999999999999999", "-9223372036854775809"})
    void aDieShowsOneToTen(String die) {
        assertThat(refusal(CONTINUATION.formatted("'dice':{'continuation':" + die + "}"))).contains("/dice/continuation");
    }

    /** It is readable, only far out of range. */
    @ParameterizedTest
    @ValueSource(ints = {1_000, 1_001, 200_000})
    void aNumberOfThousandsOfDigitsIsRefusedByItsRange(int digits) {
        assertThat(refusal(CONTINUATION.formatted("'dice':{'continuation':" + "9".repeat(digits) + "}"))).containsExactly("/dice/continuation");
        assertThat(refusal(CONTINUATION.formatted("'dice':{'continuation':0." + "9".repeat(digits) + "}"))).containsExactly("/dice/continuation");
    }

    @Test
    void aMissingDieIsRefusedWhereItBelongs() {
        assertThat(refusal(CONTINUATION.formatted("'dice':{}"))).containsExactly("/dice/continuation");
        assertThat(refusal(CONTINUATION.formatted("'poorWeather':true"))).containsExactly("/dice/continuation");
        assertThat(refusal(CONTINUATION.formatted("'dice':7"))).contains("/dice");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "8", "\"3\"", "null", "3.5"})
    void aPeriodIsOneToSeven(String period) {
        assertThat(refusal("{'ruleset':'eu-military','procedure':'continuation','period':" + period
                + ",'season':'S','year':3,'dice':{'continuation':4}}")).containsExactly("/period");
    }

    @Test
    void aReadingMustBeKnownAndSoMustItsChoice() {
        assertThat(refusal(CONTINUATION.formatted("'readings':{'EU-CHESS':'on'},'dice':{'continuation':4}"))).containsExactly("/readings/EU-CHESS");
        assertThat(refusal(CONTINUATION.formatted("'readings':{'EU-ASSAULT-CAP':'thrice'},'dice':{'continuation':4}")))
                .containsExactly("/readings/EU-ASSAULT-CAP");
        assertThat(refusal(CONTINUATION.formatted("'readings':{'EU-ASSAULT-CAP':2},'dice':{'continuation':4}"))).containsExactly("/readings/EU-ASSAULT-CAP");
        assertThat(refusal(CONTINUATION.formatted("'readings':[],'dice':{'continuation':4}"))).containsExactly("/readings");
        assertThat(Asked.answer(CONTINUATION.formatted("'readings':{'EU-ASSAULT-CAP':'twice-resistance'},'dice':{'continuation':4}")).path("next").asString())
                .isEqualTo("W3");
    }

    @Test
    void aProblemSaysWhatIsWrong() {
        var problem = adjudicator.adjudicate("{}").json();
        assertThat(problem.propertyNames()).containsExactly("type", "title", "status", "detail", "errors");
        assertThat(problem.at("/errors/0/pointer").asString()).isEqualTo("/ruleset");
        assertThat(problem.at("/errors/0/message").asString()).isEqualTo("is missing");
        assertThat(problem.path("status").asInt()).isEqualTo(422);
    }

    @Test
    void anAnswerNamesRulesetProcedureAndExplanation() {
        var answer = Asked.fullAnswer(CONTINUATION.formatted("'dice':{'continuation':4}"));
        assertThat(answer.path("ruleset").asString()).isEqualTo("eu-military");
        assertThat(answer.path("procedure").asString()).isEqualTo("continuation");
        assertThat(answer.path("explanation")).isEqualTo(Asked.json("[{'step':'continuation roll','rule':'EU-RND-CONT','dice':[4],'modified':4,"
                + "'table':'rounds-track','row':'S3','column':'4','result':'W3, extended campaign'}]"));
    }
}
