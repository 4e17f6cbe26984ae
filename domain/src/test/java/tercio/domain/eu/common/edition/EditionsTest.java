package tercio.domain.eu.common.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.forces.CombatColumn;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.policy.Rounding;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.given.Told;
import tercio.domain.table.CsvTable;
import tercio.domain.table.OwnTables;
import tercio.domain.table.TableSource;

/** Units, rounding, stand-ins, and the checks of a user's own tables. */
class EditionsTest {

    private static final TableSource PRINTED = TableSource.printedBeside(EuTables.class);
    private static final String RETREAT = "roll_min,roll_max,loss_thirds\n";

    private static OwnTables own(String folder, String table, String text) {
        return (of, name) -> of.equals(folder) && name.equals(table)
                ? Optional.of(CsvTable.parse(table + ".csv", text))
                : Optional.empty();
    }

    /** The printed table as text again, to be spoilt. */
    private static String printed(String name) {
        var table = PRINTED.table(name);
        var text = new StringBuilder(String.join(",", table.columns())).append('\n');
        for (var row : table.rows()) {
            text.append(table.columns().stream().map(row::text).reduce((all, next) -> all + "," + next).orElseThrow()).append('\n');
        }
        return text.toString();
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1,2", "2,2", "3,2", "4,4", "5,4", "9,8"})
    void halvesAreRoundedDownButALoneHalf(int halves, int whole) {
        assertThat(Rounding.DOWN_BUT_A_LONE_HALF_UP.round(halves, LossUnit.HALF)).isEqualTo(whole);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1,0", "2,3", "4,3", "5,6"})
    void thirdsAreRoundedToTheNearest(int thirds, int whole) {
        assertThat(Rounding.NEAREST.round(thirds, LossUnit.THIRD)).isEqualTo(whole);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1,1", "2,1", "3,2", "4,3", "5,3", "9,6", "-2,-1", "-4,-3", "-6,-4"})
    void everyThirdBecomesAHalf(int thirds, int halves) {
        assertThat(LossUnit.HALF.fromThirds(thirds)).isEqualTo(halves);
    }

    @Test
    void lossesAreWrittenInTheirUnit() {
        assertThat(LossUnit.HALF.format(3)).isEqualTo("1 1/2");
        assertThat(LossUnit.THIRD.format(3)).isEqualTo("1");
    }

    @Test
    void lostTablesOfTheRapidBattleAreMarkedUntilTheUserBringsThem() {
        var read = Step.of("retreat", "EU-BATTLE-RETREAT-LOSS").cell("retreat", 3, "losses");
        assertThat(Editions.rapid().isReconstructed(read)).isTrue();
        assertThat(Editions.fast().isReconstructed(read)).isFalse();
        var ownRetreat = own(Edition.RAPID, "retreat", "roll_min,roll_max,loss_halves\n,4,0\n5,,2\n");
        var edition = Editions.rapid(ownRetreat);
        assertThat(edition.isReconstructed(read)).isFalse();
        assertThat(edition.tables().retreatLosses().lossesFor(5)).isEqualTo(2);
    }

    @Test
    void aTableForAllEditionsServesThoseThatPrintNoneOfTheirOwn() {
        var text = printed("combat_results").replace("14,ge,A,12,3", "14,ge,A,15,3");
        assertThat(Editions.military(own("", "combat_results", text)).tables().combatResults().losses(CombatColumn.A, 14)).isEqualTo(15);
        assertThat(Editions.rapid(own("", "combat_results", text)).tables().combatResults().losses(CombatColumn.A, 14)).isEqualTo(10);
    }

    @Test
    void aTableInHalvesServesOnlyTheRapidBattle() {
        var halves = own("", "retreat", "roll_min,roll_max,loss_halves\n,,1\n");
        assertThat(Editions.military(halves).tables().retreatLosses().lossesFor(9)).isEqualTo(3);
        assertThat(Editions.rapid(halves).tables().retreatLosses().lossesFor(9)).isEqualTo(1);
    }

    @Test
    void thePrintedTablesPassTheirOwnChecks() {
        var names = Stream.of("combat_results", "loss_by_size", "loss_small_stacks", "retreat", "assault_results", "fortress_resistance",
                "attrition_europe", "attrition_percent", "attrition_remainders", "army_classes", "artillery_per_army", "constants");
        assertThat(names).allSatisfy(name -> assertThat(Editions.military(own("", name, printed(name))).id()).isEqualTo(Edition.MILITARY));
    }

    @Test
    void aTableThatBreaksOffIsRefused() {
        var text = printed("combat_results");
        refused("combat_results", text.substring(0, text.lastIndexOf("14,ge,D")), "line 59", "eu.table.ends");
    }

    @Test
    void twoLinesForTheSamePlaceAreRefused() {
        refused("combat_results", printed("combat_results") + "14,ge,A,1,0\n", "line 62", "eu.table.repeats: line 57");
    }

    @Test
    void aFigureThatFallsIsRefused() {
        refused("retreat", RETREAT + ",2,2\n3,,1\n", "line 3", "rises yes");
    }

    @Test
    void aGapIsRefused() {
        refused("retreat", RETREAT + ",2,0\n4,,1\n", "line 3", "gap");
    }

    @Test
    void aFigureOutOfRangeIsRefused() {
        refused("retreat", RETREAT + ",2,0\n3,,77\n", "line 3", "least 0, most 9");
    }

    @Test
    void anotherHeaderIsRefused() {
        refused("retreat", "from,to,loss_thirds\n,,0\n", "line 1", "roll_min");
    }

    @Test
    void aLineOfAnotherLengthIsRefused() {
        assertThatThrownBy(() -> Editions.military(own("", "retreat", RETREAT + ",2\n")))
                .hasMessageContaining("retreat.csv, line 2");
    }

    private static void refused(String table, String text, String where, String why) {
        assertThatThrownBy(() -> Editions.military(own("", table, text))).isInstanceOfSatisfying(CsvTable.Fault.class,
                fault -> assertThat(Told.of(fault.sentence())).contains("file " + table + ".csv, " + where).contains(why));
    }
}
