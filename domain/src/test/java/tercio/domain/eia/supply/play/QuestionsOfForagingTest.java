package tercio.domain.eia.supply.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;

import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.supply.play.SupplyCommand.ForageCorps;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.AskedDice;

/** A die hangs on who forages: two corps that forage in another order do not change their dice. */
class QuestionsOfForagingTest {

    private static AskedDice foraging(EiaState board, String... corps) {
        var dice = new AskedDice();
        for (var id : corps) {
            assertThat(new EmpiresInArms().decide(board, new ForageCorps(AUSTRIA, new UnitId(id)), dice)).isInstanceOf(Verdict.Accepted.class);
        }
        return dice;
    }

    @Test
    void twoCorpsKeepTheirDiceInWhateverOrderTheyForage() {
        var board = Given.war().corps("austria-i", "474", 10).corps("austria-ii", "475", 5).in(LandStep.SUPPLY, AUSTRIA);
        var one = foraging(board, "austria-i", "austria-ii");
        var other = foraging(board, "austria-ii", "austria-i");

        assertThat(one.fallen.keySet()).containsExactlyInAnyOrder("foraging of austria-i", "foraging of austria-ii");
        assertThat(other.fallen).isEqualTo(one.fallen);
    }
}
