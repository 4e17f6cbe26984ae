package tercio.domain.eia.common.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.OperationalChart.TableSet;
import tercio.domain.eia.common.tables.OperationalNotes.Effect;
import tercio.domain.table.CsvTable;

/** The tables of land combat as they are read, and those that a user puts in their place. */
class EiaTablesTest {

    private static final EiaTables PRINTED = EiaTables.PRINTED;

    private static EiaTables own(String name, String text) {
        return EiaTables.read("empires-in-arms", (ruleset, table) -> ruleset.equals("empires-in-arms") && table.equals(name)
                ? Optional.of(CsvTable.parse(name + ".csv", text)) : Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({"5,7,1", "5,6,0", "10,50,5", "15,48,7", "15,28,4", "60,18,11", "25,20,5", "0,99,0", "5,0,0", "45,1,1", "120,20,24"})
    void aPercentageOfSomeFactors(int percent, int factors, int lost) {
        assertThat(PRINTED.percentages().of(percent, factors)).isEqualTo(lost);
    }

    /** More than 20 factors: whole blocks of 20, then the rest. */
    @Test
    void blocksOfTwentyAreAdded() {
        for (int percent : PRINTED.percentages().columns()) {
            for (int factors = 21; factors < 90; factors++) {
                assertThat(PRINTED.percentages().of(percent, factors))
                        .isEqualTo(PRINTED.percentages().of(percent, 20) + PRINTED.percentages().of(percent, factors - 20));
            }
        }
    }

    @Test
    void riversAreInTheColumnsOfFourChitsOnTheCordonLine() {
        for (var attacker : OperationalChit.ofAttacker()) {
            for (var defender : OperationalChit.ofDefender()) {
                assertThat(PRINTED.operational().has(attacker, defender, TableSet.RIVER))
                        .isEqualTo(attacker != OperationalChit.OUTFLANK && defender == OperationalChit.CORDON);
            }
        }
    }

    @Test
    void notesNeedTheCommanderOfTheirPower() {
        assertThat(PRINTED.notes().value(OperationalChit.ASSAULT, OperationalChit.DEFEND, Effect.MORALE_BONUS_TENTHS_IF_COMMANDER, CombatSide.DEFENDER,
                Power.RUSSIA)).isEqualTo(10);
        assertThat(PRINTED.notes().value(OperationalChit.ASSAULT, OperationalChit.DEFEND, Effect.MORALE_BONUS_TENTHS_IF_COMMANDER, CombatSide.DEFENDER,
                Power.AUSTRIA)).isZero();
        assertThat(PRINTED.notes().value(OperationalChit.ASSAULT, OperationalChit.DEFEND, Effect.MORALE_BONUS_TENTHS_IF_COMMANDER, CombatSide.ATTACKER,
                Power.RUSSIA)).isZero();
        assertThat(PRINTED.notes().value(OperationalChit.ASSAULT, OperationalChit.COUNTERATTACK, Effect.MORALE_BONUS_TENTHS_IF_COMMANDER,
                CombatSide.ATTACKER, Power.TURKEY)).isEqualTo(10);
        assertThat(PRINTED.notes().holds(OperationalChit.ASSAULT, OperationalChit.DEFEND, Effect.COMMANDER_CHART_IGNORED, CombatSide.ATTACKER)).isTrue();
    }

    @Test
    void moraleByNation() {
        assertThat(PRINTED.morale().of(new NationId("bavaria"), FactorType.INFANTRY)).isEqualTo(OptionalInt.of(20));
        assertThat(PRINTED.morale().of(new NationId("great-britain"), FactorType.ARTILLERY)).isEqualTo(OptionalInt.of(45));
        assertThat(PRINTED.morale().of(new NationId("spain"), FactorType.GUARD)).isEqualTo(OptionalInt.of(50));
        assertThat(PRINTED.morale().of(new NationId("france"), FactorType.FEUDAL_CAVALRY)).isEmpty();
        assertThat(PRINTED.morale().of(new NationId("france"), "not_dominant", FactorType.INFANTRY)).isEqualTo(OptionalInt.of(30));
    }

    @Test
    void reconstructedCellsAreMarked() {
        assertThat(PRINTED.pursuit().at(5, 5).reconstructed()).isFalse();
        assertThat(PRINTED.pursuit().at(5, 4).reconstructed()).isTrue();
        assertThat(PRINTED.pursuitClasses().at(26, 2).reconstructed()).isFalse();
        assertThat(PRINTED.siege().lines()).allMatch(SiegeTable.Line::reconstructed);
    }

    @Test
    void aTableOfTheUserIsNotReconstructed() {
        var tables = own("siege", "modified_die_min,modified_die_max,result,confidence,source\n,2,sortie,own,\"my box, page 3\"\n3,3,no_result,own,mine\n4,,breach,own,mine\n");
        assertThat(List.of(2, 3, 4, 9)).extracting(die -> tables.siege().at(die).result()).containsExactly(SiegeTable.SiegeResult.SORTIE,
                SiegeTable.SiegeResult.NO_RESULT, SiegeTable.SiegeResult.BREACH, SiegeTable.SiegeResult.BREACH);
        assertThat(tables.siege().lines()).noneMatch(SiegeTable.Line::reconstructed);
        assertThat(tables.pursuit().at(5, 4).reconstructed()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "siege | modified_die_min,modified_die_max,result/,2,sortie/4,,breach | siege.csv, line 3",
        "siege | modified_die_min,modified_die_max,result/,2,sortie/3,6,breach | siege.csv, line 1",
        "pursuit | pursuit_class,die,loss_pct/1,1,7 | pursuit.csv, line 2, loss_pct",
        "commander | attacker_tactical,defender_tactical,attacker_die_modifier,defender_die_modifier/0,0,2,0 | commander.csv, line 2",
        "basic_morale | major_power,basic_morale_tenths/Burgundy,30 | basic_morale.csv, line 2",
        "constants | name,value/rounds_of_a_day,3 | constants.csv, line 1",
        "operational_effects | attacker_chit,defender_chit,effect,value,applies_to/probe,defend,luck,1,both | operational_effects.csv, line 2",
        "combat_resolution | casualty_level,morale_level,die,loss_pct,morale_loss_tenths/6,1,0,0,0 | combat_resolution.csv, line 2",
    })
    void aFaultNamesFileAndLine(String table, String text, String place) {
        assertThatThrownBy(() -> own(table, text.replace('/', '\n') + "\n")).isInstanceOf(CsvTable.Fault.class).hasMessageContaining(place);
    }
}
