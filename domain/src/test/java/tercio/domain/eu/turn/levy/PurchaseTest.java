package tercio.domain.eu.turn.levy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.turn.levy.RecruitPrices.Price;

/** The price of counters that are bought together (EU-RECR-PRICE). */
class PurchaseTest {

    private static final Price SPANISH = new Price(25, 50);

    private static int ducats(int recruited, int armyPlus, int armyMinus, int ld, Price price) {
        return Purchase.of(new Counters(armyPlus, armyMinus, ld), new Recruitment(5, recruited, true), price).orElseThrow().ducats();
    }

    @Test
    void eachCounterPaysTheMultipleThatItsLastLdReaches() {
        assertThat(ducats(0, 1, 0, 0, SPANISH)).as("50 + 25 + 2 x 25").isEqualTo(125);
        assertThat(ducats(4, 1, 0, 0, SPANISH)).as("2 x 50 + 3 x 25 + 3 x 25").isEqualTo(250);
        assertThat(ducats(2, 0, 1, 0, SPANISH)).as("the second LD of the A- is the fourth: 2 x 50").isEqualTo(100);
    }

    @Test
    void theBuyerTakesTheCheapestOrder() {
        assertThat(ducats(1, 0, 1, 1, SPANISH)).as("the A- first: 50 + 2 x 25, not 25 + 2 x 50").isEqualTo(100);
        assertThat(ducats(2, 0, 1, 1, SPANISH)).as("the LD first: 25 + 2 x 50").isEqualTo(125);
        assertThat(ducats(0, 1, 0, 0, new Price(10, 15))).as("an A+ as two A-: 15 + 2 x 15, as A- and 2 LD 15 + 10 + 20").isEqualTo(45);
        assertThat(ducats(1, 1, 0, 0, new Price(10, 15))).as("an A+ as two A-: 15 + 2 x 15 = A- and 2 LD less 10").isEqualTo(45);
    }

    /** 2 LD and a detachment, 2 1/2 LD, are recruited of a limit of 3 LD: another detachment is within it, an LD is not. */
    @Test
    void aDetachmentCountsAsHalfAnLdAndCostsHalfOfOneRoundedUp() {
        var within = new Recruitment(5, 2, true, 1);
        assertThat(Purchase.of(new Counters(0, 0, 0, Optional.empty(), Optional.of(1)), within, SPANISH).orElseThrow().ducats()).as("half of 25").isEqualTo(13);
        assertThat(Purchase.of(new Counters(0, 0, 1), within, SPANISH).orElseThrow().ducats()).isEqualTo(2 * 25);
        assertThat(within.remainingLd()).as("9 less 2 1/2").isEqualTo(6);
        assertThat(Purchase.of(new Counters(0, 0, 0, Optional.empty(), Optional.of(1)), new Recruitment(5, 8, true, 1), SPANISH).orElseThrow().ducats())
                .as("the last half: 3 x 13").isEqualTo(39);
        assertThat(Purchase.of(new Counters(0, 0, 0, Optional.empty(), Optional.of(1)), new Recruitment(5, 8, true, 2), SPANISH)).isEmpty();
    }

    @Test
    void nothingIsSoldBeyondThreeTimesTheLimit() {
        assertThat(Purchase.of(new Counters(0, 1, 0), new Recruitment(5, 8, true), SPANISH)).isEmpty();
        assertThat(Purchase.of(new Counters(0, 0, 1), new Recruitment(5, 8, true), SPANISH).orElseThrow().ducats()).isEqualTo(75);
    }

    @Test
    void limitsAndPricesComeFromTheTables() {
        var prices = RecruitPrices.from(EuTables.PRINTED);

        assertThat(prices.limit(new CountryId("spain"), Period.IV)).hasValue(5);
        assertThat(prices.price(new CountryId("spain"), LandTechnology.BAROQUE)).hasValue(SPANISH);
        assertThat(prices.price(new CountryId("russia"), LandTechnology.RENAISSANCE)).as("an A- is dearer than 2 LD").hasValue(new Price(6, 20));
        assertThat(prices.limit(new CountryId("danemark"), Period.IV)).isEmpty();
    }
}
