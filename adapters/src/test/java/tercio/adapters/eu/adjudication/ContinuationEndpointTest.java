package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.adjudication.Asked;

class ContinuationEndpointTest {

    private static final String REQUEST = "{'ruleset':'eu-military','procedure':'continuation','period':3,'season':'S','year':3,"
            + "'dice':{'continuation':4}}";

    @ParameterizedTest
    @CsvSource({"10,true,3,10", "9,true,3,10", "1,false,6,1", "1,false,5,1", "2,false,7,1", "5,true,7,6"})
    void theModifiedDieIsCutToOneToTen(int die, boolean poorWeather, int period, int modified) {
        var answer = Changed.answer(REQUEST, "{'period':" + period + ",'poorWeather':" + poorWeather + ",'dice':{'continuation':" + die + "}}");
        assertThat(answer.path("modified").asInt()).isEqualTo(modified);
    }

    @Test
    void theTurnEndsInTheLastBox() {
        assertThat(Changed.answer(REQUEST, "{'season':'W','year':5}").path("next").asString()).isEqualTo("end");
        assertThat(Changed.answer(REQUEST, "{'season':'S','year':5,'dice':{'continuation':6}}").path("next").asString()).isEqualTo("end");
    }

    @Test
    void thereIsNoSummerBeforeTheFirstYear() {
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'year':0}"))).containsExactly("/year");
        assertThat(Changed.answer(REQUEST, "{'season':'W','year':0}").path("next").asString()).isEqualTo("S1");
    }

    @Test
    void thePeriodIsNeeded() {
        assertThat(Asked.refusal(Changed.request(REQUEST, "{'period':null}"))).containsExactly("/period");
    }
}
