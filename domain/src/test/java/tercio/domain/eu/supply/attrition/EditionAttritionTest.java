package tercio.domain.eu.supply.attrition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.supply.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.supply.attrition.Attrition.AttritionStack;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.AttritionCauses.Unrest;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** Attrition of the older editions. */
class EditionAttritionTest {

    private static final Unrest QUIET = new Unrest(0, 0);

    private static AttritionLoss suffer(Edition edition, AttritionStack stack, Integer... dice) {
        var run = Attrition.of(stack, edition.tables())
                .start(Attrition.start().withAnswer(PillageAnswer.PILLAGE), Dice.inOrder(List.of(dice)), StepRecorder.recording());
        assertThat(run).isInstanceOf(Run.Finished.class);
        return ((Run.Finished<AttritionLoss>) run).state();
    }

    private static AttritionCauses march(int causes, int manoeuvre, boolean enemy) {
        return new AttritionCauses.March(causes, manoeuvre, false, 0, enemy, QUIET, 0);
    }

    private static AttritionStack european(AttritionCauses causes, int size) {
        return new AttritionStack(causes, Theatre.EUROPE, size, LandTechnology.MUSKETS);
    }

    /** Every cell: what the main edition reads at a roll, the fast battle reads 6 higher. */
    @Test
    void theFastTablesStandSixHigher() {
        var military = AttritionTables.from(Editions.military().tables());
        var fast = AttritionTables.from(Editions.fast().tables());
        for (int roll = -5; roll <= 25; roll++) {
            assertThat(fast.percent(roll + 6)).isEqualTo(military.percent(roll));
            for (int ld = 1; ld <= 8; ld++) {
                assertThat(fast.europe(ld, roll + 6)).isEqualTo(military.europe(ld, roll));
            }
        }
    }

    /** 6 always, 2 for the second cause, 2 for enemy land, manoeuvre 3: 7. A 5 makes 12, where 6 LD lose 1 and have a P. */
    @Test
    void aMarchUnderTheFastBattleStartsAtSixAndForagesNever() {
        var suffered = suffer(Editions.fast(), european(march(2, 3, true), 6 * 3), 5);
        assertThat(suffered.modifier()).isEqualTo(7);
        assertThat(suffered.modifiedDie()).isEqualTo(12);
        assertThat(suffered.lossLd()).isEqualTo(1);
        assertThat(suffered.pillage()).isTrue();
        assertThat(suffered.foraging()).isFalse();
    }

    @Test
    void weakSupplyCountsEachPillageOnceUnderTheFastBattle() {
        var hungry = new AttritionCauses.WeakSupply(1, false, false, false, 0, 0, new Unrest(1, 2), 0);
        assertThat(suffer(Editions.fast(), european(hungry, 3), 1).modifier()).isEqualTo(6 + 1 + 2);
        assertThat(suffer(Editions.military(), european(hungry, 3), 1).modifier()).isEqualTo(1 + 4);
    }

    @Test
    void besiegedTroopsAreInWeakSupplyInFriendlyLandUnderTheFastBattle() {
        var inside = new AttritionCauses.Besieged(2, 3, true, 1, 1);
        assertThat(suffer(Editions.fast(), european(inside, 3), 1).modifier()).isEqualTo(6);
    }

    /** Carrack 1, difficulty 4, 5 zones 1, two FLEETs 3, manoeuvre 2: 7. */
    @ParameterizedTest
    @CsvSource({"0,0,4", "2,0,7", "3,0,10", "1,1,7", "1,2,10", "1,4,10", "1,5,13", "0,5,4"})
    void atSeaFleetsCountFlatAndOnlyTheyPayForDistance(int fleets, int distance, int modifier) {
        var voyage = new AttritionCauses.Voyage(NavalTechnology.CARRACK, 2, fleets, 5, 4, 0, distance, false, QUIET, 0, 0, 0, false,
                Readings.STANDARD);
        var suffered = suffer(Editions.fast(), new AttritionStack(voyage, Theatre.EUROPE, 30, null), 1);
        assertThat(suffered.modifier()).isEqualTo(modifier);
    }

    /** Manoeuvre 3 and one cause: 6 is 3, in the retreat table 1/3 that became 1/2; doubled 1, for 2 LD nothing in Europe. */
    @ParameterizedTest
    @CsvSource({"6,6,1", "2,6,0", "6,10,2", "2,10,1", "6,5,0", "1,10,1"})
    void theRapidBattleReadsTheRetreatTableTwice(int ld, int die, int lost) {
        assertThat(suffer(Editions.rapid(), european(march(1, 3, false), ld * 2), die).lossLd()).isEqualTo(lost);
    }

    @Test
    void aHalfIsLostInTheRestOfTheWorld() {
        var stack = new AttritionStack(march(1, 3, false), Theatre.ROTW, 2 * 2, LandTechnology.MUSKETS);
        assertThat(suffer(Editions.rapid(), stack, 6).wastage().left()).isEqualTo(3);
    }
}
