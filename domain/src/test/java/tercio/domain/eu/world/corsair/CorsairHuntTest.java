package tercio.domain.eu.world.corsair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.world.corsair.CorsairHunt.EnemyShips;
import tercio.domain.eu.world.corsair.CorsairHunt.Hunt;
import tercio.domain.eu.world.corsair.MinorsAgainstCorsairs.Minor;
import tercio.domain.eu.world.corsair.MinorsAgainstCorsairs.Zone;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;

/** EU-CORSAIR: the fights of fleets and of minor countries against corsairs. */
class CorsairHuntTest {

    private static int modifier(Hunt hunt) {
        return CorsairHunt.modifiers(hunt).total();
    }

    /** Two corsairs+ whose best captain is 5, with a port near them: batteries and a FLEET of each size under 2. */
    @Test
    void bothSidesOfTheFightCount() {
        assertThat(modifier(new Hunt(NavalTechnology.BATTERY, 1, 1, true, 2, 5, 2, true, false, EnemyShips.NONE))).isEqualTo(2 + 4 + 2 - 5 - 4 - 2);
    }

    /** Technology 1, single ships 1, manoeuvre 3; a naval battle 1, enemy ships by the largest. */
    @ParameterizedTest
    @CsvSource({"NONE,5", "SHIPS,4", "FLEET_MINUS,3", "FLEET_PLUS,1"})
    void enemyShipsHinderByTheLargest(EnemyShips enemies, int total) {
        assertThat(modifier(new Hunt(NavalTechnology.SEVENTY_FOUR, 0, 0, true, 3, 0, 0, false, false, enemies))).isEqualTo(total);
        assertThat(modifier(new Hunt(NavalTechnology.SEVENTY_FOUR, 0, 0, true, 3, 0, 0, false, true, enemies))).isEqualTo(total - 1);
    }

    /** FLEET+ 4 and manoeuvre 2 against a captain of 3: +3. A 5 makes 8; a 4 does not; a natural 10 always. */
    @ParameterizedTest
    @CsvSource({"5,SUCCESS", "4,FAILURE", "10,SUCCESS"})
    void aModifiedEightTakesASide(int die, Success result) {
        var hunt = new Hunt(NavalTechnology.GALLEON_FLUYT, 0, 1, true, 2, 3, 0, false, false, EnemyShips.NONE);
        var roll = CorsairHunt.roll(EuTables.PRINTED);
        assertThat(cast(roll, roll.start(hunt), die)).isEqualTo(result);
    }

    @Test
    void whichMinorCountriesHunt() {
        assertThat(new Minor(true, false, true, false).mayHunt()).as("at war, with a trade fleet there").isTrue();
        assertThat(new Minor(true, false, false, false).mayHunt()).isFalse();
        assertThat(new Minor(false, true, true, true).mayHunt()).as("Christian, attacked by a Barbary state").isTrue();
        assertThat(new Minor(false, false, true, true).mayHunt()).isFalse();
        assertThat(new Minor(false, true, true, false).mayHunt()).isFalse();
    }

    @Test
    void minorCountriesFightPiratesWhereNoMajorCountryTrades() {
        assertThat(new Zone(true, false, 3).isFought()).isTrue();
        assertThat(new Zone(true, true, 3).isFought()).isFalse();
        assertThat(new Zone(false, false, 3).isFought()).isFalse();
    }

    /** With 3 sides a 5 makes 8. A natural 10 with no side at all does too, being 10. */
    @ParameterizedTest
    @CsvSource({"3,5,SUCCESS", "3,4,FAILURE", "0,8,SUCCESS", "0,7,FAILURE"})
    void eachSideOfTheirTradeFleetsAddsOne(int sides, int die, Success result) {
        var roll = MinorsAgainstCorsairs.fight();
        assertThat(cast(roll, roll.start(new Zone(true, false, sides)), die)).isEqualTo(result);
    }

    private static <T> Success cast(SingleRoll<T, Success> roll, SingleRoll.RollState<T, Success> start, int die) {
        var run = roll.procedure().start(start, Dice.inOrder(List.of(die)), StepRecorder.recording());
        return ((Run.Finished<SingleRoll.RollState<T, Success>>) run).state().result();
    }
}
