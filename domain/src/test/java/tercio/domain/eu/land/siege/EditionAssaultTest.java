package tercio.domain.eu.land.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
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
        return new BattleSide(new CountryId(country), units, armyClass, true, technology, false,
                Optional.of(new Leader(new LeaderId(""), "", new CountryId(country), LeaderCategory.GENERAL, 'A', 2, 2, 2, 0, false, false, false, false)), false, false);
    }

    private AssaultOutcome storm(Edition edition, Integer... dice) {
        return storm(edition, Dice.inOrder(Arrays.asList(dice)));
    }

    private AssaultOutcome storm(Edition edition, Dice dice) {
        var assault = new Assault(period, theatre, level, breach, false, artillery, besieger, besieged, Readings.STANDARD);
        var run = AssaultProcedure.of(assault, edition.tables())
                .start(AssaultProcedure.start(assault), dice, StepRecorder.recording());
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

    // --- What is the same in all editions, or left to the main one (DIF-77, 78, 80 to 82, and the rows of assaults) -----------

    static Stream<Edition> editions() {
        return Stream.of(Editions.military(), FAST, RAPID);
    }

    private static BattleSide under(BattleSide side, int fire, int shock) {
        return new BattleSide(side.country(), side.units(), side.armyClass(), side.veteran(), side.technology(), side.tercio(),
                Optional.of(new Leader(new LeaderId(""), "", side.country(), LeaderCategory.GENERAL, 'A', 2, fire, shock, 0, false, false, false, false)), false, false);
    }

    /** The fire and shock that were rolled, where every die shows this number. */
    private List<String> rolled(Edition edition, int die) {
        var rolled = new ArrayList<String>();
        storm(edition, name -> {
            rolled.add(name.side() + " " + name.purpose());
            return OptionalInt.of(die);
        });
        return rolled.stream().filter(name -> name.endsWith("fire") || name.endsWith("shock")).toList();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void anAssaultHasOneFireAndOneShock(Edition edition) {
        assertThat(rolled(edition, 5)).containsExactly("besieger fire", "besieged fire", "besieger shock", "besieged shock");
    }

    /** Veterans of the renaissance have 3 morale, and the fire of a 10 takes three stars. */
    @ParameterizedTest
    @MethodSource("editions")
    void aSideThatTheFireRoutsRollsNoShock(Edition edition) {
        besieger = side("france", ArmyClass.IV, Units.of(2, 0, 0), LandTechnology.RENAISSANCE);
        assertThat(rolled(edition, 10)).contains("besieged fire").doesNotContain("besieger shock");
    }

    /** Level 3 takes 3 off both rolls of the besieger; medieval troops inside help him by 1, arquebuses cost him 1. */
    @ParameterizedTest
    @MethodSource("editions")
    void theLevelAndTheTechnologyInsideCountInBothRolls(Edition edition) {
        var expected = Map.of(LandTechnology.MEDIEVAL, -2, LandTechnology.RENAISSANCE, -3, LandTechnology.ARQUEBUS, -4);
        expected.forEach((technology, drm) -> {
            besieged = side("spain", ArmyClass.III, Units.NONE, technology);
            var outcome = storm(edition, name -> OptionalInt.of(5));
            assertThat(outcome.besieger().fireDrm()).as("%s", technology).hasValue(drm);
            assertThat(outcome.besieger().shockDrm()).as("%s", technology).isEqualTo(drm);
        });
    }

    /** Level 1 has resistance 1. A 10 of fire would cost 2; another of shock routs the besieger, who loses 2/3 more, by halves 1/2. */
    @ParameterizedTest
    @MethodSource("editions")
    void theBesiegedCauseNoMoreThanTheResistanceUnlessTheyRoutTheBesieger(Edition edition) {
        level = 1;
        int one = edition.tables().unit().ofOneLd();
        var held = storm(edition, 1, 10, 1, 1, 9, 9);
        assertThat(held.besieger().routed()).isFalse();
        assertThat(held.besieged().inflicted()).isEqualTo(one);
        var routed = storm(edition, 1, 10, 1, 10, 9, 9);
        assertThat(routed.besieger().routed()).isTrue();
        assertThat(routed.besieged().inflicted()).isEqualTo(one + (edition == RAPID ? 1 : 2));
    }

    /** A 10 less 2 is an 8: 1 1/3 by fire. One LD inside takes 1, and what is left is less than the resistance of 1; with a 7 less 2 of shock it is not. */
    @ParameterizedTest
    @MethodSource("editions")
    void theTroopsInsideTakeTheLossesFirst(Edition edition) {
        level = 1;
        besieged = side("spain", ArmyClass.III, Units.of(0, 0, 1), LandTechnology.ARQUEBUS);
        var held = storm(edition, 10, 1, 1, 1, 9, 9);
        assertThat(held.fortressFalls()).isFalse();
        assertThat(held.besieged().losses()).isEqualTo(edition.tables().unit().ofOneLd());
        assertThat(storm(edition, 10, 1, 7, 1, 9, 9).fortressFalls()).isTrue();
    }

    /** Three LD behind level 5 withstand 4 LD of losses; but these come with four stars, and the besieged are routed. */
    @ParameterizedTest
    @MethodSource("editions")
    void aRoutOfTheBesiegedOpensAFortressThatWouldHold(Edition edition) {
        level = 5;
        besieged = side("spain", ArmyClass.III, Units.of(0, 0, 3), LandTechnology.MEDIEVAL);
        besieger = under(besieger, 6, 6);
        var outcome = storm(edition, 10, 1, 10, 1, 9, 9);
        assertThat(outcome.besieged().routed()).isTrue();
        assertThat(outcome.besieger().inflicted() - 3 * edition.tables().unit().ofOneLd()).isLessThan(outcome.resistance());
        assertThat(outcome.fortressFalls()).isTrue();
        besieger = under(besieger, 2, 2);
        assertThat(storm(edition, 10, 1, 10, 1, 9, 9).fortressFalls()).as("with fewer stars it holds").isFalse();
    }

    /** One LD under a great general routs who is inside, but the shock of a 10 kills 2, and nobody is left to enter. */
    @ParameterizedTest
    @MethodSource("editions")
    void aFortressHoldsWhoseBesiegerIsDestroyed(Edition edition) {
        level = 1;
        besieged = side("spain", ArmyClass.III, Units.of(0, 0, 1), LandTechnology.MEDIEVAL);
        besieger = under(side("france", ArmyClass.IV, Units.of(0, 0, 1), LandTechnology.MUSKETS), 6, 6);
        var outcome = storm(edition, name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 9 : 10));
        assertThat(outcome.besieged().routed()).isTrue();
        assertThat(outcome.besiegerDestroyed()).isTrue();
        assertThat(outcome.fortressFalls()).isFalse();
    }

    /** A 1 on every die leaves nothing but the bonus: 2/3 for any number of A+. */
    @ParameterizedTest
    @CsvSource({"turkey,III,2", "turkey,IV,0", "russia,III,2", "russia,IV,0", "poland,II,2", "poland,III,0", "france,I,0"})
    void theLaterEditionsGiveTheArmiesOfTheEastTwoThirdsOnce(String country, Period when, int thirds) {
        period = when;
        besieger = side(country, ArmyClass.II, Units.of(2, 0, 0), LandTechnology.MUSKETS);
        assertThat(storm(Editions.military(), 1, 1, 1, 1, 9, 9).besieger().inflicted()).isEqualTo(thirds);
        assertThat(storm(FAST, 1, 1, 1, 1, 9, 9).besieger().inflicted()).isEqualTo(thirds);
    }
}
