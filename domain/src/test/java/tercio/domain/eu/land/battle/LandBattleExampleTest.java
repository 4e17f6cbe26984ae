package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.FRENCH;
import static tercio.domain.eu.land.battle.BattleUnderTest.SPANISH;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.ScoreSheet;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.CombatColumn;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderFate;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** The worked examples of the chapter on battles. */
class LandBattleExampleTest {

    private static final Object[] DICE = {
        "phasing fire1", 8, "nonPhasing fire1", 6, "phasing shock1", 4, "nonPhasing shock1", 7,
        "nonPhasing retreatAttempt", 7,
        "phasing fire2", 2, "nonPhasing fire2", 9, "phasing shock2", 6, "nonPhasing shock2", 5,
        "phasing pursuit", 9, "nonPhasing retreat", 2,
        "phasing leaderCasualty", 3, "nonPhasing leaderCasualty", 6, "nonPhasing leaderFate", 4};

    private static BattleUnderTest artois() {
        return battle().choosing(battleState -> battleState.withRetreatIntent(Side.NON_PHASING, true)).rolling(DICE);
    }

    private static BattleSide conscript(BattleSide side) {
        return new BattleSide(side.country(), side.units(), side.armyClass(), false, side.technology(), side.tercio(),
                side.leader(), side.reformM2(), side.facingOttomans());
    }

    private static BattleSide with(BattleSide side, Units units, LandTechnology technology) {
        return new BattleSide(side.country(), units, side.armyClass(), side.veteran(), technology, side.tercio(),
                side.leader(), side.reformM2(), side.facingOttomans());
    }

    @Test
    void theParametersOfTheFrenchAndTheSpanish() {
        assertThat(battle().drms(Side.PHASING)).isEqualTo("+2/+1//+1/+0");
        assertThat(battle().drms(Side.NON_PHASING)).isEqualTo("+0/+1//-1/+0");
    }

    @Test
    void withSevenDetachmentsTheFrenchLoseTheirSecondCavalryBonus() {
        var seven = with(FRENCH, Units.of(1, 1, 1), LandTechnology.MUSKETS);
        assertThat(battle().of(seven, SPANISH).drms(Side.PHASING)).isEqualTo("+2/+0//+1/-1");
    }

    @Test
    void twoDaysOfBattleEndInASpanishDisaster() {
        var outcome = artois().fought();

        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY2_SHOCK);
        assertThat(outcome.winner()).contains(Side.PHASING);
        assertThat(outcome.majorBattle()).isTrue();
        assertThat(outcome.stability()).isEqualTo(Map.of(new CountryId("france"), 1, new CountryId("spain"), -1));
        assertThat(outcome.victoryPoints()).isEqualTo(Map.of(new CountryId("france"), 5));

        var french = outcome.phasing();
        assertThat(french.morale()).isEqualTo(4);
        assertThat(french.moraleLost()).isEqualTo(2);
        assertThat(french.routed()).isFalse();
        assertThat(french.fire()).contains(CombatColumn.C);
        assertThat(french.shock()).isEqualTo(CombatColumn.B);
        assertThat(french.rolls().get(BattleRoll.FIRE1)).isEqualTo(new ScoreSheet.Rolled(2, List.of(8), List.of(10), List.of(5), 2));
        assertThat(french.rolls().get(BattleRoll.SHOCK1)).isEqualTo(new ScoreSheet.Rolled(1, List.of(4), List.of(5), List.of(1), 0));
        assertThat(french.rolls().get(BattleRoll.FIRE2)).isEqualTo(new ScoreSheet.Rolled(2, List.of(2), List.of(4), List.of(0), 0));
        assertThat(french.rolls().get(BattleRoll.SHOCK2)).isEqualTo(new ScoreSheet.Rolled(1, List.of(6), List.of(7), List.of(3), 1));
        assertThat(french.rolls().get(BattleRoll.PURSUIT)).isEqualTo(new ScoreSheet.Rolled(0, List.of(9), List.of(9), List.of(3), 1));
        assertThat(french.inflicted()).isEqualTo(12);
        assertThat(french.inflictedAfterSmallStack()).isEqualTo(12);
        assertThat(french.sizeDifferential()).isEqualTo(1);
        assertThat(french.inflictedAfterSize()).isEqualTo(14);
        assertThat(french.suffered()).isEqualTo(7);
        assertThat(french.retreat()).isZero();
        assertThat(french.losses()).isEqualTo(2 * 3);
        assertThat(french.remaining()).isEqualTo(6 * 3);
        assertThat(french.casualty()).isEqualTo(Casualty.UNHARMED);

        var spanish = outcome.nonPhasing();
        assertThat(spanish.moraleLost()).isEqualTo(4);
        assertThat(spanish.routed()).isTrue();
        assertThat(spanish.inflicted()).isEqualTo(9);
        assertThat(spanish.inflictedAfterSmallStack()).isEqualTo(7);
        assertThat(spanish.sizeDifferential()).isEqualTo(-1);
        assertThat(spanish.suffered()).isEqualTo(14);
        assertThat(spanish.losses()).isEqualTo(5 * 3);
        assertThat(spanish.destroyed()).isTrue();
        assertThat(spanish.casualty()).isEqualTo(new Casualty(LeaderFate.WOUNDED, 2));
    }

    @Test
    void theDiceAreAskedForInTheOrderOfTheRules() {
        var artois = battle().choosing(battleState -> battleState.withRetreatIntent(Side.NON_PHASING, true)).asItBegins();
        var battleState = LandBattleProcedure.start(artois, EuTables.PRINTED)
                .withRetreatIntent(Side.PHASING, false).withRetreatIntent(Side.NON_PHASING, true);

        var run = LandBattleProcedure.of(artois, EuTables.PRINTED)
                .start(battleState, Dice.inOrder(List.of(8, 6, 4, 7, 7, 2, 9, 6, 5, 9, 2, 3, 6, 4)), StepRecorder.SILENT);

        assertThat(run).isInstanceOf(Run.Finished.class);
        assertThat(((Run.Finished<BattleState>) run).rolls()).extracting(roll -> roll.name().side() + " " + roll.name().purpose())
                .containsExactly("phasing fire1", "nonPhasing fire1", "phasing shock1", "nonPhasing shock1",
                        "nonPhasing retreatAttempt", "phasing fire2", "nonPhasing fire2", "phasing shock2",
                        "nonPhasing shock2", "phasing pursuit", "nonPhasing retreat", "phasing leaderCasualty",
                        "nonPhasing leaderCasualty", "nonPhasing leaderFate");
    }

    @Test
    void spanishConscriptsWouldHaveRoutedInTheLastShock() {
        var outcome = artois().of(FRENCH, conscript(SPANISH)).fought();

        assertThat(outcome.nonPhasing().morale()).isEqualTo(3);
        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY2_SHOCK);
        assertThat(outcome.winner()).contains(Side.PHASING);
        assertThat(outcome.nonPhasing().routed()).isTrue();
    }

    @Test
    void frenchConscriptsWouldHaveMadeItATie() {
        var outcome = artois().of(conscript(FRENCH), SPANISH).fought();

        assertThat(outcome.phasing().morale() - outcome.phasing().moraleLost()).isEqualTo(1);
        assertThat(outcome.nonPhasing().morale() - outcome.nonPhasing().moraleLost()).isEqualTo(1);
        assertThat(outcome.winner()).isEmpty();
        assertThat(outcome.phasing().rolls()).doesNotContainKey(BattleRoll.PURSUIT);
    }

    @Test
    void withArquebusesEachFireRollIsHalvedDown() {
        var outcome = artois().of(with(FRENCH, FRENCH.units(), LandTechnology.ARQUEBUS),
                with(SPANISH, SPANISH.units(), LandTechnology.ARQUEBUS)).fought();

        assertThat(outcome.phasing().inflicted()).as("2 losses, without pursuit").isEqualTo(6);
        assertThat(outcome.nonPhasing().inflicted()).as("2 losses").isEqualTo(6);
        assertThat(outcome.phasing().morale()).isEqualTo(3);
        assertThat(outcome.nonPhasing().morale()).as("tercios add one up to arquebus").isEqualTo(4);
        assertThat(outcome.nonPhasing().moraleLost()).isEqualTo(3);
        assertThat(outcome.phasing().moraleLost()).isEqualTo(2);
    }

    @Test
    void gustavAdolfSavesProtestantismInCornwall() {
        var swedes = new BattleSide(new CountryId("sweden"), Units.of(1, 0, 0), ArmyClass.IIIM, true, LandTechnology.BAROQUE, false,
                Optional.of(general(6, 5, 5)), false, false);
        var royalists = new BattleSide(new CountryId("royalistes"), Units.of(2, 0, 0), ArmyClass.IVM, false, LandTechnology.MUSKETS,
                false, Optional.of(general(2, 2, 3)), false, false);
        var outcome = battle().in(Period.IV).in(Terrain.PLAIN).of(swedes, royalists)
                .choosing(battleState -> battleState.withRetreatRoom(Side.NON_PHASING, 1))
                .rolling("phasing fire1", 10, "nonPhasing fire1", 5, "phasing pursuit", 4, "nonPhasing retreat", 3,
                        "phasing leaderCasualty", 5, "nonPhasing leaderCasualty", 5)
                .fought();

        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY1_FIRE);
        assertThat(outcome.phasing().rolls().get(BattleRoll.PURSUIT).drm()).isEqualTo(5);
        assertThat(outcome.phasing().inflicted()).as("3 and 1 of the pursuit").isEqualTo(12);
        assertThat(outcome.phasing().inflictedAfterSmallStack()).as("4 LD: 2/3 off").isEqualTo(10);
        assertThat(outcome.phasing().inflictedAfterSize()).as("3 1/3 at +1").isEqualTo(12);
        assertThat(outcome.phasing().losses()).as("1/3 rounded down").isZero();
        assertThat(outcome.nonPhasing().retreat()).isEqualTo(1);
        assertThat(outcome.nonPhasing().losses()).as("one LD gets into Plymouth").isEqualTo(7 * 3);
        assertThat(outcome.stability()).as("royalists are no major country").isEqualTo(Map.of(new CountryId("sweden"), 1));
    }

    /** The example forgets to halve the Turkish fire; by the rule the Spanish live and win. */
    @Test
    void fourSpanishAgainstEightTurksWithTheFireOfBothHalved() {
        var outcome = destruction().fought();

        assertThat(outcome.nonPhasing().morale()).as("Timar make it conscript").isEqualTo(2);
        assertThat(outcome.nonPhasing().routed()).isTrue();
        assertThat(outcome.nonPhasing().inflicted()).as("2/3, 1 and 1/3").isEqualTo(6);
        assertThat(outcome.nonPhasing().inflictedAfterSize()).as("2 at +2").isEqualTo(8);
        assertThat(outcome.nonPhasing().suffered()).as("less than the 2/3 that a small stack takes off").isZero();
        assertThat(outcome.winner()).contains(Side.PHASING);
    }

    @Test
    void fourSpanishAgainstEightTurksAsPrinted() {
        var outcome = destruction().reading("EU-BATTLE-HALVING", "as-printed").fought();

        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY2_FIRE);
        assertThat(outcome.nonPhasing().inflictedAfterSize()).as("3 at +2 is 4 1/3").isEqualTo(13);
        assertThat(outcome.nonPhasing().routed()).isTrue();
        assertThat(outcome.winner()).as("destruction goes before the rout").contains(Side.NON_PHASING);
        assertThat(outcome.nonPhasing().rolls()).as("a winner that routed does not pursue").doesNotContainKey(BattleRoll.PURSUIT);
        assertThat(outcome.majorBattle()).as("the Spanish did not rout").isFalse();
    }

    private static BattleUnderTest destruction() {
        var spanish = new BattleSide(new CountryId("spain"), Units.of(1, 0, 0), ArmyClass.III, true, LandTechnology.ARQUEBUS, true,
                Optional.of(general(2, 2, 2)), false, false);
        var turks = new BattleSide(new CountryId("turkey"), new Units(2, 0, 0, 0, 0, 0, true), ArmyClass.I, true, LandTechnology.ARQUEBUS,
                false, Optional.of(general(2, 2, 2)), false, false);
        return battle().in(Period.III).of(spanish, turks)
                .rolling("phasing fire1", 7, "nonPhasing fire1", 9, "phasing shock1", 3, "nonPhasing shock1", 5,
                        "phasing fire2", 8, "nonPhasing fire2", 8);
    }
}
