package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.ruling.Step;

/**
 * The rows of the differences between the editions that speak of a battle on land and in which the older editions say the same as the main one, or nothing, so
 * that the main edition applies: the days, the rout, the destruction, the winner, the pursuit, the steps of the losses. Those that differ stand in
 * {@link FastBattleTest} and {@link RapidBattleTest}.
 */
class BattleRowsOfEditionsTest {

    private static final Units A_PLUS = Units.of(1, 0, 0);
    private static final Units TWO = Units.of(2, 0, 0);

    static Stream<Edition> editions() {
        return Stream.of(Editions.military(), Editions.fast(), Editions.rapid());
    }

    /** Conscript musketeers of Bavaria, of class III: they have 3 morale. */
    private static BattleSide bavarians(Units units, Leader leader) {
        return new BattleSide(new CountryId("baviere"), units, ArmyClass.III, false, LandTechnology.MUSKETS, false, Optional.of(leader), false, false);
    }

    private static BattleSide bavarians(Units units) {
        return bavarians(units, general(2, 2, 2));
    }

    /** In period VII muskets against muskets fire by column C and shock by column B. */
    private static BattleUnderTest muskets(Edition edition, BattleSide phasing, BattleSide nonPhasing) {
        return battle().by(edition).in(Period.VII).of(phasing, nonPhasing);
    }

    private static Step step(BattleUnderTest battle, String name, Side side) {
        return battle.recorder().steps().stream().filter(step -> step.step().equals(name) && side.word().equals(step.side())).findFirst().orElseThrow();
    }

    // --- The days (maxDays, secondDayMalus, DIF-52, 53, 60) ----------------------------------------------------------------

    @ParameterizedTest
    @MethodSource("editions")
    void aBattleHasTwoDaysOfFireAndShock(Edition edition) {
        var battle = muskets(edition, bavarians(TWO), bavarians(TWO));
        assertThat(battle.fought().ended()).isEqualTo(BattleEnd.DAY2_SHOCK);
        assertThat(battle.asked()).filteredOn(die -> die.startsWith("phasing fire") || die.startsWith("phasing shock"))
                .containsExactly("phasing fire1", "phasing shock1", "phasing fire2", "phasing shock2");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void theSecondDayTakesOneOffBothRolls(Edition edition) {
        var battle = muskets(edition, bavarians(TWO), bavarians(A_PLUS));
        for (var side : Side.values()) {
            assertThat(battle.drm(side, BattleRoll.FIRE2) - battle.drm(side, BattleRoll.FIRE1)).isEqualTo(-1);
            assertThat(battle.drm(side, BattleRoll.SHOCK2) - battle.drm(side, BattleRoll.SHOCK1)).isEqualTo(-1);
        }
    }

    static Stream<Arguments> rollsThatRout() {
        return editions().flatMap(edition -> Map.of(BattleRoll.FIRE1, BattleEnd.DAY1_FIRE, BattleRoll.SHOCK1, BattleEnd.DAY1_SHOCK, BattleRoll.FIRE2, BattleEnd.DAY2_FIRE,
                BattleRoll.SHOCK2, BattleEnd.DAY2_SHOCK).entrySet().stream().map(each -> Arguments.of(edition, each.getKey(), each.getValue())));
    }

    /** A 10 under a leader who is 4 better is a 14, and a 13 on the second day: three stars, all the morale of conscripts. */
    @ParameterizedTest
    @MethodSource("rollsThatRout")
    void aRoutEndsTheBattleAfterAnyRoll(Edition edition, BattleRoll roll, BattleEnd end) {
        var outcome = muskets(edition, bavarians(TWO, general(2, 6, 6)), bavarians(TWO)).rolling("phasing " + roll.word(), 10).fought();
        assertThat(outcome.ended()).isEqualTo(end);
        assertThat(outcome.nonPhasing().routed()).isTrue();
        assertThat(outcome.winner()).contains(Side.PHASING);
    }

    /** Five LD are three fewer than eight; they have lost two more by the first fire, and the bonus stays what it was at the beginning. */
    @ParameterizedTest
    @MethodSource("editions")
    void theModifiersAreThoseOfTheBeginning(Edition edition) {
        var outcome = muskets(edition, bavarians(TWO), bavarians(Units.of(1, 0, 1))).in(Terrain.SWAMP).rolling("nonPhasing fire1", 10).fought();
        var rolls = outcome.phasing().rolls();
        assertThat(outcome.nonPhasing().inflicted()).isPositive();
        assertThat(rolls.get(BattleRoll.SHOCK2).drm()).isEqualTo(rolls.get(BattleRoll.SHOCK1).drm() - 1);
    }

    // --- Modifiers (numbersBonusShock, DIF-55 to 58) -----------------------------------------------------------------------

    /** In a swamp no cavalry counts: 8 LD against 5 have the bonus of numbers, against 6 they have not. */
    @ParameterizedTest
    @MethodSource("editions")
    void threeDetachmentsMoreHelpTheShock(Edition edition) {
        int five = muskets(edition, bavarians(TWO), bavarians(Units.of(1, 0, 1))).in(Terrain.SWAMP).drm(Side.PHASING, BattleRoll.SHOCK1);
        int six = muskets(edition, bavarians(TWO), bavarians(Units.of(1, 0, 2))).in(Terrain.SWAMP).drm(Side.PHASING, BattleRoll.SHOCK1);
        assertThat(five - six).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void aBetterLeaderHelpsAndAWorseOneDoesNoHarm(Edition edition) {
        int equal = muskets(edition, bavarians(TWO), bavarians(TWO)).drm(Side.PHASING, BattleRoll.FIRE1);
        assertThat(muskets(edition, bavarians(TWO, general(2, 5, 2)), bavarians(TWO)).drm(Side.PHASING, BattleRoll.FIRE1)).isEqualTo(equal + 3);
        assertThat(muskets(edition, bavarians(TWO), bavarians(TWO, general(2, 5, 2))).drm(Side.PHASING, BattleRoll.FIRE1)).isEqualTo(equal);
        int shock = muskets(edition, bavarians(TWO), bavarians(TWO)).drm(Side.PHASING, BattleRoll.SHOCK1);
        assertThat(muskets(edition, bavarians(TWO, general(2, 2, 4)), bavarians(TWO)).drm(Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(shock + 2);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void medievalTroopsDoNotFire(Edition edition) {
        var medieval = new BattleSide(new CountryId("baviere"), TWO, ArmyClass.III, false, LandTechnology.MEDIEVAL, false, Optional.of(general(2, 2, 2)), false, false);
        var battle = battle().by(edition).in(Period.I).of(medieval, medieval);
        battle.fought();
        assertThat(battle.asked()).contains("phasing shock1").doesNotContain("phasing fire1", "nonPhasing fire1");
    }

    private static int crossed(Edition edition, Crossing border, Side side, BattleRoll roll) {
        return muskets(edition, bavarians(TWO), bavarians(TWO)).across(border).drm(side, roll) - muskets(edition, bavarians(TWO), bavarians(TWO)).drm(side, roll);
    }

    /** An attacker across a river has -1 on both rolls of the first day, one that landed -2 and -3. */
    @ParameterizedTest
    @MethodSource("editions")
    void theBorderThatWasCrossedCountsOnTheFirstDay(Edition edition) {
        assertThat(crossed(edition, Crossing.RIVER, Side.PHASING, BattleRoll.FIRE1)).isEqualTo(-1);
        assertThat(crossed(edition, Crossing.RIVER, Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(-1);
        assertThat(crossed(edition, Crossing.SEA, Side.PHASING, BattleRoll.FIRE1)).isEqualTo(-2);
        assertThat(crossed(edition, Crossing.SEA, Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(-3);
        assertThat(crossed(edition, Crossing.RIVER, Side.NON_PHASING, BattleRoll.FIRE1)).isZero();
        assertThat(crossed(edition, Crossing.RIVER, Side.PHASING, BattleRoll.FIRE2)).isZero();
    }

    private static BattleSide arquebusiers(boolean tercios) {
        return new BattleSide(new CountryId("spain"), TWO, ArmyClass.III, false, LandTechnology.ARQUEBUS, tercios, Optional.of(general(2, 2, 2)), false, false);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void terciosTakeOneOffTheShockOfTheEnemyAndGiveArquebusiersOneMorale(Edition edition) {
        var with = muskets(edition, bavarians(TWO), arquebusiers(true));
        var without = muskets(edition, bavarians(TWO), arquebusiers(false));
        assertThat(with.drm(Side.PHASING, BattleRoll.SHOCK1) - without.drm(Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(-1);
        assertThat(with.fought().nonPhasing().morale() - without.fought().nonPhasing().morale()).isEqualTo(1);
    }

    // --- The end (destructionCheckEndDay1, destructionCheckAfterBattle, winnerByMorale, routedWinnerPursues, DIF-64) --------

    /** Fire 8 and shock 8, of two stars together, kill 1 2/3 LD or more; the 4 LD that cause it take 2/3 off. One LD was there. */
    @ParameterizedTest
    @MethodSource("editions")
    void whoHasLostMoreThanThereWereIsDestroyedAfterTheFirstDay(Edition edition) {
        var outcome = muskets(edition, bavarians(A_PLUS), bavarians(Units.of(0, 0, 1))).rolling("phasing fire1", 8, "phasing shock1", 7).fought();
        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY1_DESTRUCTION);
        assertThat(outcome.winner()).contains(Side.PHASING);
        assertThat(outcome.nonPhasing().routed()).isFalse();
    }

    /**
     * On the second day 8 LD kill 1 1/3 of one LD, which breaks them in the same roll: 5 and 4 for the leader, less 1 without ARMY, are a star, and on the
     * second day two more.
     */
    @ParameterizedTest
    @MethodSource("editions")
    void whoDestroysTheEnemyWinsThoughRoutedAndDoesNotPursue(Edition edition) {
        var battle = muskets(edition, bavarians(TWO), bavarians(Units.of(0, 0, 1), general(2, 6, 2)))
                .rolling("nonPhasing fire1", 5, "nonPhasing fire2", 10, "phasing fire2", 10);
        var outcome = battle.fought();
        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY2_FIRE);
        assertThat(outcome.phasing().routed()).isTrue();
        assertThat(outcome.nonPhasing().destroyed()).isTrue();
        assertThat(outcome.winner()).contains(Side.PHASING);
        assertThat(battle.asked()).doesNotContain("phasing pursuit", "nonPhasing pursuit");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void whoHasMoreMoraleLeftWins(Edition edition) {
        var outcome = muskets(edition, bavarians(A_PLUS), bavarians(A_PLUS)).rolling("phasing fire1", 8).fought();
        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY2_SHOCK);
        assertThat(outcome.nonPhasing().moraleLost()).isEqualTo(1);
        assertThat(outcome.winner()).contains(Side.PHASING);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void whoBreaksOffHasLostAndIsPursued(Edition edition) {
        var battle = muskets(edition, bavarians(TWO), bavarians(TWO)).choosing(state -> state.withRetreatIntent(Side.NON_PHASING, true)).rolling("nonPhasing retreatAttempt", 1);
        var outcome = battle.fought();
        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY1_RETREAT);
        assertThat(outcome.winner()).contains(Side.PHASING);
        assertThat(battle.asked()).contains("phasing pursuit").doesNotContain("nonPhasing pursuit");
    }

    // --- Pursuit and retreat (pursuitColumn, pursuitTerrain, retreatLosses.man) ---------------------------------------------

    @ParameterizedTest
    @MethodSource("editions")
    void thePursuitIsReadInColumnE(Edition edition) {
        var battle = muskets(edition, bavarians(A_PLUS), bavarians(A_PLUS)).rolling("phasing fire1", 8);
        battle.fought();
        assertThat(step(battle, "pursuit", Side.PHASING).cell().column()).isEqualTo("E");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void anyGroundButPlainTakesOneOffThePursuit(Edition edition) {
        int plain = muskets(edition, bavarians(TWO), bavarians(TWO)).drm(Side.PHASING, BattleRoll.PURSUIT);
        assertThat(muskets(edition, bavarians(TWO), bavarians(TWO)).in(Terrain.SWAMP).drm(Side.PHASING, BattleRoll.PURSUIT)).isEqualTo(plain - 1);
    }

    /** A 7 less manoeuvre 3 is a 4, in the table 1/3; whoever is routed has no manoeuvre to take off: 1. */
    @ParameterizedTest
    @MethodSource("editions")
    void manoeuvreLessensTheLossesOfARetreatWithoutRout(Edition edition) {
        var beaten = muskets(edition, bavarians(TWO), bavarians(TWO, general(3, 2, 2))).rolling("phasing fire1", 8, "nonPhasing retreat", 7).fought();
        assertThat(beaten.nonPhasing().routed()).isFalse();
        assertThat(beaten.nonPhasing().retreat()).as("the smallest loss of the edition").isEqualTo(1);
        var routed = muskets(edition, bavarians(TWO, general(2, 6, 2)), bavarians(TWO, general(3, 2, 2))).rolling("phasing fire1", 10, "nonPhasing retreat", 7).fought();
        assertThat(routed.nonPhasing().routed()).isTrue();
        assertThat(routed.nonPhasing().retreat()).isEqualTo(edition.tables().unit().ofOneLd());
    }

    // --- Losses (capInflicted, sizes, DIF-9, 10, 65) ------------------------------------------------------------------------

    /** Fire of 13 and 12 is 2 2/3 and 2 1/3, of which one LD takes 2 off: 3 are left, and one LD inflicts no more than one. */
    @ParameterizedTest
    @MethodSource("editions")
    void nobodyInflictsMoreThanItsOwnSize(Edition edition) {
        var veterans = new BattleSide(new CountryId("baviere"), TWO, ArmyClass.III, true, LandTechnology.MUSKETS, false, Optional.of(general(2, 2, 2)), false, false);
        var outcome = muskets(edition, bavarians(Units.of(0, 0, 1), general(2, 6, 2)), veterans).rolling("phasing fire1", 10, "phasing fire2", 10).fought();
        assertThat(outcome.phasing().inflicted()).isGreaterThan(2 * edition.tables().unit().ofOneLd());
        assertThat(outcome.phasing().inflictedAfterSmallStack()).isEqualTo(edition.tables().unit().ofOneLd());
    }

    @ParameterizedTest
    @MethodSource("editions")
    void theStepsOfTheLossesHaveOneOrder(Edition edition) {
        var battle = muskets(edition, bavarians(TWO), bavarians(A_PLUS)).rolling("phasing fire1", 8);
        battle.fought();
        assertThat(battle.recorder().steps()).extracting(Step::step).containsSubsequence("pursuit", "loss modifications: small stack and cap", "loss modifications: size",
                "retreat", "losses");
    }

    private static Contingent contingent(Edition edition, String country, Units units, LandTechnology technology) {
        return new Contingent(new CountryId(country), units, edition.tables().armyClasses().of(new CountryId(country), Period.III).orElseThrow(), technology, false, false);
    }

    /** An A+ of France has size 2 and one of Venice 0: of 8 LD the average is 1, of 6 and 2 LD 1 1/2, which is 1. */
    @ParameterizedTest
    @MethodSource("editions")
    void alliesHaveTheAverageSizeAndTheTechnologyOfMost(Edition edition) {
        var french = contingent(edition, "france", A_PLUS, LandTechnology.MUSKETS);
        var venetians = contingent(edition, "venice", A_PLUS, LandTechnology.ARQUEBUS);
        assertThat(MixedForces.size(List.of(french, venetians), Period.III, edition.tables())).isEqualTo(1);
        var more = contingent(edition, "france", Units.of(1, 1, 0), LandTechnology.MUSKETS);
        var fewer = contingent(edition, "venice", Units.of(0, 1, 0), LandTechnology.ARQUEBUS);
        assertThat(MixedForces.size(List.of(more, fewer), Period.III, edition.tables())).isEqualTo(1);
        assertThat(MixedForces.technology(List.of(more, fewer))).as("6 LD of 8").isEqualTo(LandTechnology.MUSKETS);
        assertThat(MixedForces.technology(List.of(french, venetians))).as("4 and 4 LD, an ARMY each: the worse").isEqualTo(LandTechnology.ARQUEBUS);
    }

    // --- After it (DIF-71) --------------------------------------------------------------------------------------------------

    /** Two 10s under a leader who is 4 better rout the Spaniards and kill nearly all of them; France loses nobody. */
    @ParameterizedTest
    @MethodSource("editions")
    void aMajorBattleMovesTheStabilityOfBothByOne(Edition edition) {
        var french = new BattleSide(new CountryId("france"), TWO, ArmyClass.IV, true, LandTechnology.MUSKETS, false, Optional.of(general(2, 6, 6)), false, false);
        var outcome = battle().by(edition).of(french, BattleUnderTest.SPANISH).rolling("phasing fire1", 10, "phasing shock1", 10, "phasing pursuit", 10).fought();
        assertThat(outcome.nonPhasing().routed()).isTrue();
        assertThat(outcome.majorBattle()).isTrue();
        assertThat(outcome.stability()).isEqualTo(Map.of(new CountryId("france"), 1, new CountryId("spain"), -1));
    }

    /** Without an ARMY counter nobody wins a Major Battle in the rest of the world, as the same rout is one in Europe. */
    @ParameterizedTest
    @MethodSource("editions")
    void overseasAMajorBattleNeedsAnArmy(Edition edition) {
        assertThat(rout(edition, Units.of(0, 0, 8)).fought().majorBattle()).isTrue();
        assertThat(rout(edition, Units.of(0, 0, 8)).inTheRestOfTheWorld().fought().majorBattle()).isFalse();
        assertThat(rout(edition, TWO).inTheRestOfTheWorld().fought().majorBattle()).isTrue();
    }

    private static BattleUnderTest rout(Edition edition, Units units) {
        return muskets(edition, bavarians(units, general(2, 6, 6)), bavarians(units)).rolling("phasing fire1", 9, "phasing shock1", 10, "phasing pursuit", 10);
    }
}
