package tercio.domain.eu.land.siege;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiegeworksTest {

    @ParameterizedTest
    @CsvSource({"0,0,1,0", "1,0,0,1", "0,1,1,1", "1,1,0,2", "0,2,0,2"})
    void twoSmallSiegeworksMergeFirstAndThenTheGreatestTwoStay(int minus, int plus, int thenMinus, int thenPlus) {
        assertThat(new Siegeworks(minus, plus).withMinus()).isEqualTo(new Siegeworks(thenMinus, thenPlus));
    }

    @ParameterizedTest
    @CsvSource({"0,0,0,1", "1,0,1,1", "0,1,0,2", "1,1,0,2", "0,2,0,2"})
    void ofThreeSiegeworksTheGreatestTwoStay(int minus, int plus, int thenMinus, int thenPlus) {
        assertThat(new Siegeworks(minus, plus).withPlus()).isEqualTo(new Siegeworks(thenMinus, thenPlus));
    }

    @Test
    void onlyTheTwoFinalResultsMayTakeTheFortress() {
        assertThat(UnderminingResult.values()).filteredOn(UnderminingResult::mayFall)
                .containsExactly(UnderminingResult.BREACH_OR_WAR_HONOUR, UnderminingResult.SURRENDER);
    }
}
