package tercio.domain.eu.common.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.sentence.given.Told;
import tercio.domain.table.CsvTable;
import tercio.domain.table.OwnTables;
import tercio.domain.table.TableSource;

/** A user's tables against the printed ones: lines, kinds of cells, ranges, and the order of figures. */
class EditionOwnTablesTest {

    private static final TableSource PRINTED = TableSource.printedBeside(EuTables.class);

    private static String printed(String name) {
        var table = PRINTED.table(name);
        var text = new StringBuilder(String.join(",", table.columns())).append('\n');
        for (var row : table.rows()) {
            text.append(table.columns().stream().map(row::text).reduce((all, next) -> all + "," + next).orElseThrow()).append('\n');
        }
        return text.toString();
    }

    private static Edition edition(String folder, String table, String text) {
        OwnTables own = (of, name) -> of.equals(folder) && name.equals(table)
                ? Optional.of(CsvTable.parse(table + ".csv", text)) : Optional.empty();
        return switch (folder) {
            case Edition.FAST -> Editions.fast(own);
            case Edition.RAPID -> Editions.rapid(own);
            default -> Editions.military(own);
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"army_class_members", "army_classes", "artillery_bonus", "artillery_per_army", "assault_loss_modifiers",
        "assault_results", "attrition_europe", "attrition_percent", "attrition_remainders", "campaign_costs", "cavalry_bonus",
        "combat_results", "conquistadors", "constants", "discoveries", "discoveries_half", "edition", "fortress_resistance",
        "land_technology", "land_technology_codes", "loss_by_size", "loss_small_stacks", "movement_costs", "naval_technology",
        "naval_technology_codes", "replacement_leaders", "retreat", "rounds_start", "rounds_track", "size_comparison",
        "size_differential_sea", "stacking_limits", "undermining", "undermining_terrain", "wind_advantage"})
    void thePrintedTablesStandInTheirOwnPlace(String name) {
        assertThat(edition(Edition.MILITARY, name, printed(name)).id()).isEqualTo(Edition.MILITARY);
    }

    @ParameterizedTest
    @CsvSource({"fast,assault_results", "fast,attrition_remainders", "fast,fortress_resistance", "fast,loss_by_size",
        "rapid,army_class_members", "rapid,assault_loss_modifiers", "rapid,edition", "rapid,fortress_resistance"})
    void soDoThoseOfTheOlderEditions(String folder, String name) {
        var id = folder.equals("fast") ? Edition.FAST : Edition.RAPID;
        assertThat(edition(id, name, printed(folder + "/" + name)).id()).isEqualTo(id);
    }

    /** One cell is changed so that a figure leaves the order that the printed column keeps. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "combat_results; 10,eq,A,7,2; 10,eq,A,5,2; rises yes, before 6,", "combat_results; 14,ge,E,7,3; 14,ge,E,9,3; rises no, before 8,",
        "loss_by_size; 1,whole,9,11; 1,whole,9,15; rises yes, before 15,", "loss_small_stacks; land,3LD,9,-3; land,3LD,9,-5; rises yes, before -4,",
        "assault_results; 12,ge,besieged,fire,1,4,3; 12,ge,besieged,fire,1,8,3; rises no, before 7,",
        "fortress_resistance; 3,1,3; 3,1,1; rises yes, before 2,", "attrition_europe; 9,eq,6,,6; 9,eq,6,,2; rises yes, before 3,",
        "attrition_percent; 9,eq,40; 9,eq,20; rises yes, before 30,", "attrition_remainders; 4D,12,60,1,1,4; 4D,12,60,1,1,7; rises no, before 6,",
        "artillery_bonus; 1,3,2; 1,7,2; rises yes, before 7,", "artillery_per_army; country,poland,base,III,3; country,poland,base,III,1; rises yes, before 2,",
        "size_comparison; 3,5,-1; 3,5,1; rises yes, before 1,", "size_differential_sea; 13,18,2; 13,18,0; rises yes, before 1,",
        "land_technology; TMUS,TMUS,C,B,3; TMUS,TMUS,C,B,1; rises yes, before 2,",
        "land_technology_codes; TARQ,Arquebus,3,21; TARQ,Arquebus,3,9; rises yes, before 10,", "conquistadors; 5,eq,,12,20; 5,eq,,12,40; rises no, before 30,",
        "campaign_costs; simple,20; simple,5; rises yes, before 10,", "undermining_terrain; fort,rough,none,-1; fort,rough,none,1; rises no, before 0,"})
    void aFigureOutOfOrderIsRefused(String table, String line, String changed, String why) {
        refused(table, printed(table).replaceFirst(line, changed), "line ", why);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"rounds_start; 2,3,S1; 2,4,S1; line 4; next 5", "size_differential_sea; 7,12,1; 8,12,1; line 3; next 7",
        "attrition_europe; 6,eq,3,5; 6,eq,3,4; line 9; next 5", "discoveries_half; 9,10,S; 9,9,S; line 5; eu.table.uncovered: next 10"})
    void rangesFollowOnEachOther(String table, String line, String changed, String where, String why) {
        refused(table, printed(table).replaceFirst(line, changed), where, why);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"campaign_costs; simple,20; simple,-20; -20", "attrition_europe; 6,eq,1,1,0,0; 6,eq,1,1,0,7; least 0, most 1",
        "constants; tercio_enemy_shock_drm,-1; tercio_enemy_shock_drm,-100; -100", "constants; stack_reference_size_land,24; stack_reference_size_land,0; 0",
        "constants; major_battle_land,3; major_battle_land,three; three", "stacking_limits; land,ld,8; land,ld,0; 0",
        "movement_costs; frontier,river,1; frontier,river,; empty", "wind_advantage; TGA,TGA; TGA,TXX; TXX",
        "assault_results; besieger,shock; besiegers,shock; besiegers"})
    void aCellOfAnotherKindIsRefused(String table, String line, String changed, String why) {
        refused(table, printed(table).replaceFirst(line, changed), "line ", why);
    }

    @Test
    void aSingleFigureThatIsMissingIsRefused() {
        refused("constants", printed("constants").replaceFirst("major_battle_land,3", "major_battles,3"), "line ", "major_battles");
        var text = printed("constants");
        refused("constants", text.substring(0, text.indexOf("pol_admiral_manoeuvre")), "line ", "eu.table.ends");
    }

    @Test
    void aLineForAnotherCountryMayBeAdded() {
        refused("replacement_leaders", printed("replacement_leaders") + "mazovie,1,2,2,2,0\n", "line 152", "mazovie");
        var classes = printed("army_class_members") + "mazovie,minor,IIM,I,VII\n";
        assertThat(edition(Edition.MILITARY, "army_class_members", classes).tables().armyClasses().standing(new CountryId("mazovie"))).isPresent();
    }

    private static void refused(String table, String text, String where, String why) {
        assertThatThrownBy(() -> edition(Edition.MILITARY, table, text)).isInstanceOfSatisfying(CsvTable.Fault.class,
                fault -> assertThat(Told.of(fault.sentence())).contains("file " + table + ".csv, " + where).contains(why));
    }
}
