package tercio.domain.eu.world.corsair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.world.corsair.CorsairHunt.EnemyShips;
import tercio.domain.eu.world.corsair.CorsairHunt.Hunt;
import tercio.domain.eu.world.corsair.MinorsAgainstCorsairs.Minor;
import tercio.domain.eu.world.corsair.MinorsAgainstCorsairs.Zone;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;

/** EU-CORSAIR: the fights of fleets and of minor countries against corsairs. */
class CorsairWatersTest {

    private static final NavalUnits NOBODY = new NavalUnits(0, 0, 0, 0, 0, 0, 0);

    private static Corsair corsair(String id, int sides, String at, int maneuver) {
        return new Corsair(id, new CountryId("pirates"), sides, new SpaceId(at), new TradeZoneId("stz_caraibes"), Optional.of(new Corsair.Captain(new SpaceId(id), 'A', maneuver)), false);
    }

    private static CorsairWaters waters(NavalUnits enemies, Corsair... corsairs) {
        return new CorsairWaters(new SpaceId("s_caraibes"), List.of(corsairs), corsair -> corsair.maneuver() == 5, false, enemies);
    }

    private static int modifier(Hunt hunt) {
        return CorsairHunt.modifiers(hunt).total();
    }

    /** Both large ones in the zone count, the best captain is 5, the port of one of them is near. The third lies elsewhere. */
    @Test
    void theZoneDecidesTheFight() {
        var waters = waters(NOBODY, corsair("a", 2, "s_caraibes", 3), corsair("b", 2, "s_caraibes", 5), corsair("c", 2, "s_mexique", 6));
        var prey = waters.prey(corsair -> true);
        assertThat(prey).extracting(Corsair::id).containsExactly("a", "b");
        var hunt = waters.hunt(new NavalUnits(1, 1, 5, 0, 1, 0, 0), NavalTechnology.BATTERY, 2, prey);
        assertThat(hunt).isEqualTo(new Hunt(NavalTechnology.BATTERY, 1, 1, true, 2, 5, 2, true, false, EnemyShips.NONE));
        assertThat(modifier(hunt)).isEqualTo(2 + 4 + 2 - 5 - 4 - 2);
    }

    /** Technology 1, single ships 1, manoeuvre 3; a naval battle 1, enemy ships by the largest. */
    @ParameterizedTest
    @CsvSource({"0,0,0,1,5", "0,0,2,0,4", "0,1,2,0,3", "1,1,2,0,1"})
    void enemyShipsHinderByTheLargest(int plus, int minus, int nwd, int ntd, int total) {
        var waters = waters(new NavalUnits(plus, minus, nwd, 0, ntd, 0, 0), corsair("a", 1, "s_caraibes", 0));
        assertThat(modifier(waters.hunt(new NavalUnits(0, 0, 2, 0, 0, 0, 0), NavalTechnology.SEVENTY_FOUR, 3, waters.prey(corsair -> true))))
                .isEqualTo(total);
        var battle = new CorsairWaters(new SpaceId("s_caraibes"), waters.corsairs(), waters.friendlyPort(), true, waters.enemies());
        assertThat(modifier(battle.hunt(new NavalUnits(0, 0, 2, 0, 0, 0, 0), NavalTechnology.SEVENTY_FOUR, 3, List.of()))).isEqualTo(total - 1);
    }

    /** FLEET+ 4 and manoeuvre 2 against a captain of 3: +3. A 5 makes 8; a 4 does not; a natural 10 always. */
    @ParameterizedTest
    @CsvSource({"5,SUCCESS", "4,FAILURE", "10,SUCCESS"})
    void aModifiedEightTakesASide(int die, Success result) {
        var waters = waters(NOBODY, corsair("a", 1, "s_caraibes", 3));
        var hunt = waters.hunt(new NavalUnits(1, 0, 4, 0, 0, 0, 0), NavalTechnology.GALLEON_FLUYT, 2, waters.prey(corsair -> true));
        var roll = CorsairHunt.roll(EuTables.PRINTED);
        assertThat(cast(roll, roll.start(hunt), die)).isEqualTo(result);
        assertThat(corsair("a", 2, "s_caraibes", 3).afterLosses(1)).contains(corsair("a", 1, "s_caraibes", 3));
        assertThat(corsair("a", 1, "s_caraibes", 3).afterLosses(1)).isEmpty();
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
