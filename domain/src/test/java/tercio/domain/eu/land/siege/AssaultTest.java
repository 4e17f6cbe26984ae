package tercio.domain.eu.land.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.forces.LandTechnology.ARQUEBUS;
import static tercio.domain.eu.common.forces.LandTechnology.MEDIEVAL;
import static tercio.domain.eu.common.forces.LandTechnology.MUSKETS;
import static tercio.domain.eu.common.forces.LandTechnology.RENAISSANCE;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderFate;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.Contingent;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/**
 * The French (6 LD, muskets, veteran, a general 242, artillery 4) storm Arras, held by a Spaniard 311. Dice in the order:
 * fire of both, shock of both, leader casualties of both, the besieger always first. Losses in thirds.
 */
class AssaultTest {

    private static final Leader GUISE = leader("france", 2, 4, 2);
    private static final Leader SPANIARD = leader("spain", 3, 1, 1);
    private static final Readings AS_IN_THE_EXAMPLES = new Readings(Map.of("EU-ASSAULT-EXAMPLES", "examples"));
    private static final Readings TWICE = new Readings(Map.of("EU-ASSAULT-CAP", "twice-resistance"));
    private static final Units SIX_LD = Units.of(1, 1, 0);

    private int level = 3;
    private boolean breach;
    private boolean damagedBefore;
    private Theatre theatre = Theatre.EUROPE;
    private Period period = Period.III;
    private int artillery = 4;
    private Readings readings = Readings.STANDARD;
    private BattleSide besieger = french(SIX_LD, MUSKETS);
    private BattleSide besieged = spanish(Units.NONE, MUSKETS);

    // The worked example and its variations: fire halved, no 1/3 less.

    @Test
    void theWorkedAssaultFails() {
        readings = AS_IN_THE_EXAMPLES;
        var outcome = storm(7, 7, 6, 8, 9, 9);
        assertThat(outcome.besieger().fireDrm()).hasValue(0);
        assertThat(outcome.besieger().shockDrm()).isEqualTo(-2);
        assertThat(outcome.besieger().morale()).isEqualTo(4);
        assertThat(outcome.besieged().morale()).isEqualTo(4);
        assertThat(outcome.besieger().inflicted()).isEqualTo(2);
        assertThat(outcome.besieged().inflicted()).isEqualTo(8);
        assertThat(outcome.besieger().losses()).isEqualTo(9);
        assertThat(outcome.fortressFalls()).isFalse();
        assertThat(outcome.resistance()).isEqualTo(9);
    }

    @Test
    void theWorkedAssaultOnLevelTwoSucceedsAndCostsLess() {
        readings = AS_IN_THE_EXAMPLES;
        level = 2;
        var outcome = storm(8, 7, 6, 8, 9, 9);
        assertThat(outcome.besieger().fireDrm()).hasValue(+2);
        assertThat(outcome.besieger().shockDrm()).isZero();
        assertThat(outcome.besieger().inflicted()).isEqualTo(6);
        assertThat(outcome.fortressFalls()).isTrue();
        assertThat(outcome.besieged().inflicted()).isEqualTo(6);
        assertThat(outcome.besieger().losses()).isEqualTo(6);
    }

    @Test
    void theWorkedAssaultAfterABreachSucceedsForOneLd() {
        readings = AS_IN_THE_EXAMPLES;
        breach = true;
        var outcome = storm(8, 7, 6, 8, 9, 9);
        assertThat(outcome.besieger().fireDrm()).hasValue(+3);
        assertThat(outcome.besieger().shockDrm()).isEqualTo(+1);
        assertThat(outcome.besieger().inflicted()).isEqualTo(3 + 4);
        assertThat(outcome.resistance()).isEqualTo(3);
        assertThat(outcome.fortressFalls()).isTrue();
        assertThat(outcome.besieger().losses()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"2,false,8,9", "3,false,11,12", "3,true,5,6"})
    void aRoutedBesiegerLosesTwoThirdsMoreAfterTheCap(int ofLevel, boolean afterBreach, int inflicted, int losses) {
        readings = AS_IN_THE_EXAMPLES;
        level = ofLevel;
        breach = afterBreach;
        var outcome = storm(8, 8, 6, 8, 9, 9);
        assertThat(outcome.besieger().moraleLost()).isEqualTo(4);
        assertThat(outcome.besieger().routed()).isTrue();
        assertThat(outcome.besieged().inflicted()).isEqualTo(inflicted);
        assertThat(outcome.besieger().losses()).isEqualTo(losses);
    }

    @Test
    void evenTheBestRollsOfArquebusesDoNotBreakLevelThree() {
        readings = AS_IN_THE_EXAMPLES;
        besieger = french(SIX_LD, ARQUEBUS);
        var outcome = storm(10, 1, 10, 1, 9, 9);
        assertThat(outcome.besieger().inflicted()).isEqualTo(3 + 5);
        assertThat(outcome.besieged().moraleLost()).isEqualTo(3);
        assertThat(outcome.besieged().routed()).isFalse();
        assertThat(outcome.fortressFalls()).isFalse();
    }

    // The same by the prose.

    @ParameterizedTest
    @CsvSource({"3,false,3,false,9", "2,false,6,true,6", "3,true,9,true,3"})
    void byTheProseSixLdCauseOneThirdLessAndMusketsFireInFull(int ofLevel, boolean afterBreach, int inflicted, boolean falls, int losses) {
        level = ofLevel;
        breach = afterBreach;
        var outcome = storm(7, 7, 6, 8, 9, 9);
        assertThat(outcome.besieger().inflicted()).isEqualTo(inflicted);
        assertThat(outcome.fortressFalls()).isEqualTo(falls);
        assertThat(outcome.besieger().losses()).isEqualTo(losses);
    }

    @Test
    void byTheOtherReadingTheCapIsTwiceTheResistance() {
        level = 2;
        readings = TWICE;
        assertThat(storm(7, 7, 6, 8, 9, 9).besieged().inflicted()).isEqualTo(8);
    }

    @Test
    void theCapRisesWithTheTroopsInside() {
        level = 1;
        besieged = spanish(Units.of(0, 0, 1), MUSKETS);
        assertThat(storm(1, 10, 1, 10, 9, 9).besieged().inflicted()).isEqualTo(3 + 3 + 2);
    }

    // Die modifiers.

    @Test
    void aBetterLeaderInsideHelpsTheBesieged() {
        besieged = led(besieged, leader("spain", 3, 6, 5));
        var outcome = storm(1, 1, 1, 1, 9, 9);
        assertThat(outcome.besieged().fireDrm()).hasValue(2);
        assertThat(outcome.besieged().shockDrm()).isEqualTo(3);
        assertThat(outcome.besieger().fireDrm()).hasValue(-1 - 3 + 1);
        assertThat(outcome.besieger().shockDrm()).isEqualTo(-1 - 3 + 1);
    }

    @ParameterizedTest
    @CsvSource({"MEDIEVAL,1", "RENAISSANCE,0", "ARQUEBUS,-1", "LACE_WAR,-1"})
    void theTechnologyInsideCounts(LandTechnology inside, int drm) {
        besieged = spanish(Units.NONE, inside);
        assertThat(storm(1, 1, 1, 1, 9, 9).besieger().shockDrm()).isEqualTo(1 + drm - 3 + 1);
    }

    @Test
    void anEarlierAssaultThatHurtHelps() {
        damagedBefore = true;
        assertThat(storm(1, 1, 1, 1, 9, 9).besieger().shockDrm()).isEqualTo(1 - 1 - 3 + 1 + 1);
        readings = new Readings(Map.of("EU-ASSAULT-DAMAGE-BONUS", "off"));
        assertThat(storm(1, 1, 1, 1, 9, 9).besieger().shockDrm()).isEqualTo(1 - 1 - 3 + 1);
    }

    // Fire by technology.

    @Test
    void aMedievalBesiegerDoesNotFire() {
        besieger = french(SIX_LD, MEDIEVAL);
        var outcome = storm(5, 6, 5, 9, 9);
        assertThat(outcome.besieger().fireDrm()).isEmpty();
        assertThat(outcome.besieged().fireDrm()).hasValue(0);
    }

    @Test
    void renaissanceFireOnlyShakes() {
        besieger = french(SIX_LD, RENAISSANCE);
        var outcome = storm(10, 1, 1, 1, 9, 9);
        assertThat(outcome.besieger().inflicted()).isZero();
        assertThat(outcome.besieged().moraleLost()).isEqualTo(2);
    }

    @Test
    void byTheOtherReadingRenaissanceFireNeedsAnArmyInEurope() {
        besieger = french(Units.of(0, 0, 3), RENAISSANCE);
        readings = new Readings(Map.of("EU-ASSAULT-RENAISSANCE", "needs-army"));
        assertThat(storm(5, 5, 5, 9, 9).besieger().fireDrm()).isEmpty();
        theatre = Theatre.ROTW;
        assertThat(storm(5, 5, 5, 5, 9, 9).besieger().fireDrm()).isPresent();
    }

    @Test
    void arquebusesHalveWhatTheyCauseAndTheBesiegedNever() {
        besieger = french(Units.of(2, 0, 0), ARQUEBUS);
        besieged = spanish(Units.NONE, ARQUEBUS);
        var outcome = storm(9, 9, 1, 1, 9, 9);
        // Fire 9: 1 1/3 of the besieger becomes 2/3; 1 2/3 of the besieged stays.
        assertThat(outcome.besieger().inflicted()).isEqualTo(2);
        assertThat(outcome.besieged().inflicted()).isEqualTo(5);
    }

    @Test
    void aSideRoutedByTheFireRollsNoShock() {
        besieger = french(SIX_LD, RENAISSANCE);
        // Conscripts of renaissance technology have 2 morale, veterans 3: a 10 takes three stars.
        var outcome = storm(1, 10, 7, 9, 9);
        assertThat(outcome.besieger().routed()).isTrue();
        assertThat(outcome.besieger().inflicted()).isZero();
    }

    // Losses.

    /** The list opens with "less than 8 LD": 8 LD without ARMY counter lose nothing, 7 LD without one 2/3. */
    @ParameterizedTest
    @CsvSource({"0,0,8,12", "2,0,0,12", "1,1,1,12", "1,1,0,11", "1,0,1,11", "1,0,0,10", "0,2,0,10", "0,0,7,10", "0,0,5,9", "0,0,4,8"})
    void smallStacksAndThoseWithoutArmyCauseLess(int plus, int minus, int ld, int inflicted) {
        besieger = french(Units.of(plus, minus, ld), MUSKETS);
        artillery = 0;
        level = 1;
        // Fire 10+3-1-1=11 and shock 10+1-1-1=9: 2 and 2.
        assertThat(storm(10, 1, 10, 1, 9, 9).besieger().inflicted()).isEqualTo(inflicted);
    }

    @Test
    void lossesNeverFallBelowNothing() {
        besieger = french(Units.of(0, 0, 2), MUSKETS);
        artillery = 0;
        assertThat(storm(1, 1, 1, 1, 9, 9).besieger().inflicted()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"poland,II,2", "poland,III,0", "russia,III,2", "russia,IV,0", "turkey,III,2", "turkey,IV,0", "france,I,0"})
    void theArmiesOfSomeCountriesStormBetter(String country, Period at, int more) {
        period = at;
        besieger = side(country, Units.of(1, 0, 3), ArmyClass.II, MUSKETS, GUISE);
        assertThat(storm(1, 1, 1, 1, 9, 9).besieger().inflicted()).isEqualTo(more);
    }

    @ParameterizedTest
    @CsvSource({"venice,4,poland,1,0,2", "poland,5,venice,1,0,0", "venice,4,poland,0,1,0"})
    void theArmyOfAnAllyStormsWellWhoeverCommands(String commander, int ld, String ally, int plus, int minus, int more) {
        period = Period.II;
        var of = Units.of(0, 0, ld);
        var with = Units.of(plus, minus, 0);
        besieger = new BattleSide(new CountryId(commander), of.plus(with), ArmyClass.III, true, MUSKETS, false, Optional.of(GUISE), false, false,
                List.of(new Contingent(new CountryId(commander), of, ArmyClass.III, MUSKETS, false, false),
                        new Contingent(new CountryId(ally), with, ArmyClass.IIM, MUSKETS, false, false)));

        assertThat(storm(1, 1, 1, 1, 9, 9).besieger().inflicted()).isEqualTo(more);
    }

    @Test
    void twoSmallArmiesAreNoGreatOneForThatBonus() {
        period = Period.I;
        besieger = side("russia", Units.of(0, 2, 4), ArmyClass.IIM, MUSKETS, GUISE);
        assertThat(storm(1, 1, 1, 1, 9, 9).besieger().inflicted()).isZero();
    }

    @Test
    void theBonusOfACountryDoesNotCountAsDamageDone() {
        period = Period.I;
        besieger = side("russia", Units.of(2, 0, 0), ArmyClass.IIM, MUSKETS, GUISE);
        assertThat(storm(5, 1, 1, 1, 9, 9).damage()).isFalse();
        assertThat(storm(7, 1, 1, 1, 9, 9).damage()).isTrue();
    }

    @Test
    void troopsInsideAbsorbFirstAndTheRestMustBreakTheResistance() {
        level = 1;
        besieger = french(Units.of(2, 0, 0), MUSKETS);
        artillery = 0;
        besieged = spanish(Units.of(0, 0, 1), MUSKETS);
        // Fire 8+3-1-1=9: 4, shock 1: 0. One LD absorbs 3, 1 is left against 3.
        var holds = storm(8, 1, 1, 1, 9, 9);
        assertThat(holds.fortressFalls()).isFalse();
        assertThat(holds.besieged().losses()).isEqualTo(3);
        // Shock 6+1-1-1=5: 2 more make 3 against 3.
        assertThat(storm(8, 1, 6, 1, 9, 9).fortressFalls()).isTrue();
    }

    @Test
    void aFortressWhoseMoraleIsGoneFallsWithAllInside() {
        level = 5;
        breach = true;
        besieged = spanish(Units.of(0, 0, 5), RENAISSANCE);
        var outcome = storm(10, 1, 10, 1, 9, 9);
        assertThat(outcome.besieged().morale()).isEqualTo(3);
        assertThat(outcome.besieged().moraleLost()).isEqualTo(4);
        assertThat(outcome.fortressFalls()).isTrue();
        assertThat(outcome.besieged().losses()).isEqualTo(15);
    }

    @Test
    void aBesiegerDestroyedNeverTakesTheFortress() {
        level = 2;
        besieger = french(Units.of(0, 0, 2), MUSKETS);
        breach = true;
        // Fire 10+3-1+2=14: 7, shock 10+1-1+2=12: 8; 15-4=11 against 2; but the besieged cause 3+3, cap 2, rout 2/3.
        var outcome = storm(10, 10, 10, 10, 9, 9);
        assertThat(outcome.besieger().losses()).isEqualTo(3);
        assertThat(outcome.besiegerDestroyed()).isFalse();
        besieged = spanish(Units.of(0, 0, 1), MUSKETS);
        var destroyed = storm(10, 10, 10, 10, 9, 9);
        assertThat(destroyed.besiegerDestroyed()).isTrue();
        assertThat(destroyed.besieger().losses()).isEqualTo(6);
        assertThat(destroyed.fortressFalls()).isFalse();
        assertThat(destroyed.besieged().losses()).isEqualTo(3);
    }

    @Test
    void inTheRestOfTheWorldLossesAreExact() {
        theatre = Theatre.ROTW;
        var outcome = storm(7, 7, 6, 8, 9, 9);
        assertThat(outcome.besieger().losses()).isEqualTo(8);
    }

    // Leaders.

    @Test
    void aSideWithoutLeaderDrawsOne() {
        besieged = led(besieged, null);
        var outcome = storm(4, 7, 7, 6, 8, 9, 9);
        assertThat(outcome.besieger().fireDrm()).hasValue(0);
        assertThat(outcome.besieger().shockDrm()).isEqualTo(-2);
    }

    @Test
    void whoHoldsOrTakesTheFortressIsSaferThanTheOther() {
        assertThat(storm(7, 7, 6, 8, 2, 2, 7).besieger().leader()).isEqualTo(Casualty.KILLED);
        assertThat(storm(7, 7, 6, 8, 3, 2).besieged().leader()).isEqualTo(Casualty.UNHARMED);
        level = 2;
        assertThat(storm(7, 7, 6, 8, 2, 8).besieger().leader()).isEqualTo(Casualty.UNHARMED);
    }

    @Test
    void inAFallenFortressNothingIsLeftToShieldTheLeader() {
        level = 2;
        assertThat(storm(7, 7, 6, 8, 9, 7, 4).besieged().leader()).isEqualTo(new Casualty(LeaderFate.WOUNDED, 2));
        assertThat(storm(7, 7, 6, 8, 9, 8).besieged().leader()).isEqualTo(Casualty.UNHARMED);
    }

    @Test
    void theSameStagesGiveTheExactOdds() {
        var assault = assault();
        var odds = AssaultProcedure.of(assault, EuTables.PRINTED).distribution(AssaultProcedure.start(assault));
        assertThat(odds.weightOf(storm -> storm.settlement().fortressFalls()).signum()).isPositive();
        assertThat(odds.weightOf(storm -> true)).isEqualTo(odds.whole());
    }

    private AssaultOutcome storm(Integer... dice) {
        var assault = assault();
        var run = AssaultProcedure.of(assault, EuTables.PRINTED)
                .start(AssaultProcedure.start(assault), Dice.inOrder(Arrays.asList(dice)), StepRecorder.recording());
        assertThat(run).isInstanceOf(Run.Finished.class);
        var finished = (Run.Finished<AssaultState>) run;
        assertThat(finished.rolls()).as("every die is used").hasSize(dice.length);
        return AssaultOutcome.of(assault, finished.state(), EuTables.PRINTED);
    }

    private Assault assault() {
        return new Assault(period, theatre, level, breach, damagedBefore, artillery, besieger, besieged, readings);
    }

    private static BattleSide french(Units units, LandTechnology technology) {
        return side("france", units, ArmyClass.IV, technology, GUISE);
    }

    private static BattleSide spanish(Units units, LandTechnology technology) {
        return side("spain", units, ArmyClass.III, technology, SPANIARD);
    }

    private static BattleSide side(String country, Units units, ArmyClass armyClass, LandTechnology technology, Leader leader) {
        return new BattleSide(new CountryId(country), units, armyClass, true, technology, false, Optional.ofNullable(leader), false, false);
    }

    private static BattleSide led(BattleSide side, Leader leader) {
        return side(side.country().value(), side.units(), side.armyClass(), side.technology(), leader);
    }

    private static Leader leader(String country, int maneuver, int fire, int shock) {
        return new Leader(new LeaderId(""), "", new CountryId(country), LeaderCategory.GENERAL, 'A', maneuver, fire, shock, 0, false, false, false, false);
    }
}
