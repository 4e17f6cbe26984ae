package tercio.adapters.eu.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.adapters.archive.Weights;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Readings;

/** The worth of odds, worked out by hand with the weights 1 for an LD, 1 for a ship and 4 for a fortress. */
class EuWorthTest {

    private static final EuMilitary RULES = new EuMilitary();
    private static final EuState BOARD = RULES.start(RULES.scenario("artois").orElseThrow(), Readings.STANDARD);

    private static Distribution<Integer> evenly(int one, int other) {
        return Distribution.ofWays(List.of(one, other), new long[] {1, 1}, BigInteger.TWO);
    }

    private static double worth(String party, Forecast odds) {
        return EuWorth.STANDARD.value(EuWorth.of(BOARD, new CountryId(party), odds).orElseThrow());
    }

    private static Forecast battle() {
        return Forecast.EMPTY.withParty("phasing", "france").withParty("nonPhasing", "spain").with("phasing/lossesLd", evenly(1, 2)).with("nonPhasing/lossesLd", evenly(3, 5));
    }

    /** France loses 1.5 LD on the average and inflicts 4. */
    @Test
    void inflictedLossesCountForAPartyAndItsOwnAgainstIt() {
        assertThat(worth("france", battle())).isEqualTo(2.5, within(1e-12));
        assertThat(worth("spain", battle())).isEqualTo(-2.5, within(1e-12));
    }

    /** The besieger loses 3 LD for a chance of a quarter to take a fortress: 1 - 3. */
    @Test
    void aFortressThatFallsCountsForItsBesieger() {
        var assault = Forecast.EMPTY.withParty("besieger", "france").withParty("besieged", "spain").with("besieger/lossesLd", evenly(2, 4))
                .with("besieged/lossesLd", Distribution.certain(0)).with("fortressFalls", Distribution.ofWays(List.of(true, false), new long[] {1, 3}, BigInteger.valueOf(4)));
        assertThat(worth("france", assault)).isEqualTo(-2, within(1e-12));
        assertThat(worth("spain", assault)).isEqualTo(2, within(1e-12));
    }

    /** Two ships and four and a half of the enemy sink: 4.5 - 2. */
    @Test
    void shipsThatSinkCountInShips() {
        var sea = Forecast.EMPTY.withParty("phasing", "france").withParty("nonPhasing", "spain").with("phasing/destroyedThirds", Distribution.certain(6))
                .with("nonPhasing/destroyedThirds", evenly(12, 15));
        assertThat(worth("france", sea)).isEqualTo(2.5, within(1e-12));
    }

    /** With a fortress worth 8 LD the same assault is 2 - 3. */
    @Test
    void otherWeightsMakeAnotherWorthOfTheSameParts() {
        var parts = EuWorth.of(BOARD, new CountryId("france"), Forecast.EMPTY.withParty("besieger", "france").withParty("besieged", "spain").with("besieger/lossesLd", evenly(2, 4))
                .with("besieged/lossesLd", Distribution.certain(0)).with("fortressFalls", Distribution.ofWays(List.of(true, false), new long[] {1, 3}, BigInteger.valueOf(4)))).orElseThrow();
        assertThat(new Weights("LD", Map.of("ld", 1.0, "town", 8.0)).value(parts)).isEqualTo(-1, within(1e-12));
    }

    @Test
    void oddsThatTellNoLossesHaveNoWorth() {
        assertThat(EuWorth.of(BOARD, new CountryId("france"), Forecast.EMPTY.withParty("phasing", "france").with("evaded", Distribution.certain(true)))).isEmpty();
        assertThat(EuWorth.STANDARD.toText()).isEqualTo("LD (ld=1, ship=1, town=4)");
    }
}
