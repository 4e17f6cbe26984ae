package tercio.domain.eu.land.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** Assaults of the older editions: musketeers under a 222 against walls held by a 222. Rapid figures are halves. */
class EditionAssaultTest {

    private static final Edition FAST = Editions.fast();
    private static final Edition RAPID = Editions.rapid();

    private int level = 3;
    private boolean breach;
    private int artillery;
    private Theatre theatre = Theatre.EUROPE;
    private Period period = Period.III;
    private BattleSide besieger = side("france", ArmyClass.IV, Units.of(2, 0, 0), LandTechnology.MUSKETS);
    private BattleSide besieged = side("spain", ArmyClass.III, Units.NONE, LandTechnology.ARQUEBUS);

    private static BattleSide side(String country, ArmyClass armyClass, Units units, LandTechnology technology) {
        return new BattleSide(country, units, armyClass, true, technology, false,
                Optional.of(new Leader("", "", country, LeaderCategory.GENERAL, 'A', 2, 2, 2, 0, false, false, false, false)), false, false);
    }

    private AssaultOutcome storm(Edition edition, Integer... dice) {
        var assault = new Assault(period, theatre, level, breach, false, artillery, besieger, besieged, Readings.STANDARD);
        var run = AssaultProcedure.of(assault, edition.tables())
                .start(AssaultProcedure.start(assault), Dice.inOrder(Arrays.asList(dice)), StepRecorder.recording());
        assertThat(run).isInstanceOf(Run.Finished.class);
        return AssaultOutcome.of(assault, ((Run.Finished<AssaultState>) run).state(), edition.tables());
    }

    /** Without a breach the level itself; after one the row of the main edition. A loss is 3 thirds or 2 halves. */
    @ParameterizedTest
    @CsvSource({"0,false,2,1", "0,true,1,0", "1,false,3,2", "2,true,2,1", "3,false,9,6", "3,true,3,2", "4,false,12,8", "4,true,4,3",
        "5,false,15,10", "5,true,5,3"})
    void theResistanceIsTheLevel(int of, boolean breached, int fastThirds, int rapidHalves) {
        assertThat(AssaultTable.from(FAST.tables()).resistance(of, breached)).isEqualTo(fastThirds);
        assertThat(AssaultTable.from(RAPID.tables()).resistance(of, breached)).isEqualTo(rapidHalves);
    }

    @Test
    void oneCellOfTheBesiegedIsLowerInTheFastBattle() {
        assertThat(AssaultTable.from(FAST.tables()).hit(SiegeSide.BESIEGED, AssaultTable.Phase.SHOCK, false, 8).losses()).isEqualTo(4);
        assertThat(AssaultTable.from(Editions.military().tables()).hit(SiegeSide.BESIEGED, AssaultTable.Phase.SHOCK, false, 8).losses()).isEqualTo(5);
    }

    /** Arquebusiers inside cost 1, the walls 3; 4 times the level takes 1 off the fire, 6 times takes 2. */
    @ParameterizedTest
    @CsvSource({"11,-4,-4", "12,-3,-4", "17,-3,-4", "18,-2,-4"})
    void artilleryLessensTheMalusOfTheFireOnly(int guns, int fire, int shock) {
        artillery = guns;
        var outcome = storm(RAPID, 5, 5, 5, 5, 9, 9);
        assertThat(outcome.besieger().fireDrm()).hasValue(fire);
        assertThat(outcome.besieger().shockDrm()).isEqualTo(shock);
    }

    @Test
    void theMalusOfALowWallNeverBecomesABonus() {
        level = 1;
        artillery = 9;
        assertThat(storm(RAPID, 5, 5, 5, 5, 9, 9).besieger().fireDrm()).hasValue(-1);
        breach = true;
        assertThat(storm(RAPID, 5, 5, 5, 5, 9, 9).besieger().fireDrm()).hasValue(-1);
    }

    /** Fire and shock of 1 inflict nothing, so that what is left is the bonus alone. */
    @ParameterizedTest
    @CsvSource({"turkey,III,1,1", "turkey,III,2,2", "turkey,IV,2,0", "russia,III,2,2", "poland,II,1,1", "poland,III,1,0", "france,I,2,0"})
    void eachOfTwoArmiesOfTheEastAddsAHalf(String country, Period when, int armies, int halves) {
        period = when;
        besieger = side(country, ArmyClass.I, Units.of(armies, 0, 0), LandTechnology.MUSKETS);
        assertThat(storm(RAPID, 1, 1, 1, 1, 9, 9).besieger().inflicted()).isEqualTo(halves);
    }

    /** After a breach the besieged cause one loss less in each roll; the stars stay. */
    @Test
    void theBesiegedCauseOneLossLessAfterABreach() {
        for (var phase : AssaultTable.Phase.values()) {
            for (int roll = 3; roll <= 12; roll++) {
                var walls = AssaultTable.from(RAPID.tables()).hit(SiegeSide.BESIEGED, phase, false, roll);
                var ruins = AssaultTable.from(RAPID.tables()).hit(SiegeSide.BESIEGED, phase, true, roll);
                assertThat(ruins).isEqualTo(new AssaultTable.Hit(Math.max(0, walls.losses() - 2), walls.stars()));
            }
        }
    }

    /** 4 LD lose 2/3, so 1/2; two A+ nothing. */
    @Test
    void aBesiegerWithoutTwoArmiesIsReadInTheTableOfSmallStacks() {
        breach = true;
        int whole = storm(RAPID, 10, 1, 10, 1, 9, 9).besieger().inflicted();
        besieger = side("france", ArmyClass.IV, Units.of(1, 0, 0), LandTechnology.MUSKETS);
        assertThat(storm(RAPID, 10, 1, 10, 1, 9, 9).besieger().inflicted()).isEqualTo(Math.min(8, whole - 1));
    }

    @Test
    void aBreachedFortWithoutTroopsFallsWithoutAFight() {
        level = 0;
        breach = true;
        theatre = Theatre.ROTW;
        var outcome = storm(RAPID);
        assertThat(outcome.fortressFalls()).isTrue();
        assertThat(outcome.besieger().losses()).isZero();
        assertThat(outcome.besieger().fireDrm()).isEmpty();
        assertThat(outcome.besieger().shockDrm()).isZero();
    }

    @Test
    void whereNobodyFightsNoArmyOfTheEastStormsWell() {
        level = 0;
        breach = true;
        theatre = Theatre.ROTW;
        besieger = side("russia", ArmyClass.IM, Units.of(2, 0, 0), LandTechnology.MUSKETS);
        assertThat(storm(RAPID).besieger().inflicted()).isZero();
    }

    /** 15 points outside a fort storm as one detachment: 2 off. At -1 for the arquebuses fire of 10 is 1 1/3, so 1 1/2, shock of 10 2. */
    @Test
    void incompleteDetachmentsStormAsTheWholeOnesTheyMakeUp() {
        level = 0;
        theatre = Theatre.ROTW;
        besieger = side("france", ArmyClass.IV, new Units(0, 0, 1, 1, 0, 0, false), LandTechnology.MUSKETS);
        assertThat(storm(RAPID, 10, 1, 10, 1, 9, 9).besieger().inflicted()).isEqualTo(3 + 4 - 4);
        besieger = side("france", ArmyClass.IV, new Units(0, 0, 0, 1, 0, 0, false), LandTechnology.MUSKETS);
        // 5 points storm as one detachment too; they may cause no more than they are.
        assertThat(storm(RAPID, 10, 1, 10, 1, 9, 9).besieger().inflicted()).isEqualTo(1);
    }

    /** Overseas 5 of the besieged's fire is 2/3, so 1/2. An ARMY loses a whole detachment for it, natives what they lose. */
    @ParameterizedTest
    @CsvSource({"france,2", "natives,1"})
    void lossesOfNativesAreNeverRounded(String country, int halves) {
        theatre = Theatre.ROTW;
        besieger = side(country, ArmyClass.I, Units.of(2, 0, 0), LandTechnology.MUSKETS);
        assertThat(storm(RAPID, 1, 5, 1, 1, 9, 9).besieger().losses()).isEqualTo(halves);
    }

    @Test
    void troopsInABreachedFortMustBeBeatenFirst() {
        level = 0;
        breach = true;
        theatre = Theatre.ROTW;
        besieged = side("spain", ArmyClass.III, Units.of(0, 0, 1), LandTechnology.ARQUEBUS);
        assertThat(storm(RAPID, 1, 1, 1, 1, 9, 9).fortressFalls()).isFalse();
    }
}
