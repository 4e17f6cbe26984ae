package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.projections.sentence.Spoken.reads;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.edition.LostTables;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.EnteredTables;

/** Faults of the tables of the rapid battle that an owner enters, read in English as programs know them, and in French. */
class EuTableFaultsTest {

    private static Sentence fault(String table, List<String> lines) {
        var faults = LostTables.faults(new EnteredTables("", Map.of(table, lines), null));
        assertThat(faults).hasSize(1);
        return faults.values().iterator().next();
    }

    private static List<String> form(String table) {
        return new ArrayList<>(LostTables.ALL.stream().filter(each -> each.name().equals(table)).findFirst().map(EnterableTable::lines).orElseThrow());
    }

    /** A stroke stands for the end of a line. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "from,to,loss_thirds/,,0 | line 1: the header lacks roll_max, roll_min | ligne 1 : il manque à l’en-tête roll_max, roll_min",
        "roll_min,roll_max,loss_thirds/,2,0/4,,1 | line 3, roll_min: 4 leaves a gap or an overlap: 3 is next | ligne 3, colonne roll_min : 4 laisse une lacune ou un recouvrement : 3 vient ensuite",
        "roll_min,roll_max,loss_halves/,2,2/3,,1 | line 3, losses of a retreat: 1 is less than the 2 on line 2 | ligne 3, pertes d’une retraite : 1 est inférieur au 2 de la ligne 2",
        "roll_min,roll_max,loss_thirds/,2,0/3,8,1 | line 3, roll_max: no line covers 9 | ligne 3, colonne roll_max : aucune ligne ne couvre 9",
        "roll_min,roll_max,loss_thirds/,2,0/3,1,1 | line 3, roll_max: 1 is less than 3 | ligne 3, colonne roll_max : 1 est inférieur à 3",
        "roll_min,roll_max,loss_thirds/,2,/3,,1 | line 2, loss_thirds: is empty | ligne 2, colonne loss_thirds : la cellule est vide",
        "roll_min,roll_max,loss_thirds/,2,0/3,,77 | line 3, loss_thirds: 77 is not within 0..9 | ligne 3, colonne loss_thirds : 77 n’est pas entre 0 et 9",
    })
    void aFaultOfTheLossesOfARetreatIsRead(String text, String english, String french) {
        reads(fault("retreat", List.of(text.split("/"))), "retreat.csv, " + english, "retreat.csv, " + french);
    }

    @Test
    void aTableThatBreaksOffSaysHowManyLinesThePrintedOneHas() {
        var lines = form("combat_results");
        int printed = lines.size() - 1;
        var cut = lines.subList(0, printed);

        reads(fault("combat_results", cut), "combat_results.csv, line %d: the table ends after %d lines; the printed one has %d".formatted(printed, printed - 1, printed),
                "combat_results.csv, ligne %d : la table s’arrête après %d lignes ; l’imprimée en a %d".formatted(printed, printed - 1, printed));
    }

    @Test
    void aLineThatStandsTwiceSaysWhere() {
        var lines = form("combat_results");
        lines.add(lines.get(1));

        reads(fault("combat_results", lines), "combat_results.csv, line %d: contradicts or repeats line 2".formatted(lines.size()),
                "combat_results.csv, ligne %d : contredit ou répète la ligne 2".formatted(lines.size()));
    }

    @Test
    void otherEditionsTakeNoTables() {
        reads(Sentence.of("eu.table.not-taken").with("edition", new Text("Edition 10")), "Games of Edition 10 take no entered tables.",
                "Les parties selon Edition 10 ne prennent pas de tables données.");
    }

    @Test
    void columnsThatNameALineTogetherAreListed() {
        var two = Sentence.of("eu.table.columns").with("before", Sentence.of("eu.table.column").with("name", new Text("roll"))).with("name", new Text("column"));

        reads(Sentence.of("kernel.table.in-series").with("file", new Text("combat_results.csv")).with("line", 1_234).with("what", two)
                .with("fault", Sentence.of("eu.table.no-line").with("line", new Text("99,A"))),
                "combat_results.csv, line 1234, roll and column: 99,A is not among the lines of the printed table",
                "combat_results.csv, ligne 1 234, roll et column : 99,A n’est aucune ligne de la table imprimée");
    }

    @Test
    void figuresOfSingleTablesHaveFaultsOfTheirOwn() {
        reads(Sentence.of("eu.table.lacks-line").with("line", new Text("14,A")), "the table lacks the line 14,A", "il manque à la table la ligne 14,A");
        reads(Sentence.of("eu.table.not-printed").with("value", new Text("two")).with("printed", new Text("own")), "'two' is not own", "« two » n’est pas own");
        reads(Sentence.of("eu.table.lines-gap").with("overlap", true), "the lines leave a gap or overlap", "les lignes laissent une lacune ou se recouvrent");
        reads(Sentence.of("eu.table.lines-gap").with("overlap", false), "the lines leave a gap", "les lignes laissent une lacune");
        reads(Sentence.of("eu.table.no-end"), "the last line must have no end", "la dernière ligne doit être sans fin");
        reads(Sentence.of("eu.table.larger-stack"), "a larger stack cannot lose more than a smaller one", "une plus grande pile ne peut perdre plus qu’une plus petite");
        reads(Sentence.of("eu.table.figure-twice"), "the figure is listed twice", "le chiffre est là deux fois");
        reads(Sentence.of("eu.table.no-leader").with("country", new Text("mazovie")).with("die", 2), "mazovie draws no leader with a 2", "mazovie ne tire aucun chef avec 2");
        reads(Sentence.of("eu.table.no-part").with("value", new Text("half")), "whole, fraction or over_six_delta, not half", "whole, fraction ou over_six_delta, et non half");
        reads(Sentence.of("eu.table.no-technology").with("value", new Text("TXX")), "no land technology TXX", "il n’y a pas de technologie terrestre TXX");
        reads(Sentence.of("eu.table.no-assault-line").with("line", 7).with("phase", new Text("fire")).with("side", new Text("besieged")),
                "the table has no line 7 for the fire of the besieged", "la table n’a pas de ligne 7 : fire, besieged");
        reads(Sentence.of("eu.table.arrows"), "the arrows of a box leave a gap", "les flèches d’une case laissent une lacune");
        reads(Sentence.of("eu.table.no-box").with("value", new Text("S9")), "no box of the track: S9", "ce n’est pas une case de la piste : S9");
        reads(Sentence.of("eu.table.no-ships"), "the country builds no such ships", "le pays ne construit pas de tels navires");
    }

    @Test
    void aSeriesOfFiguresHasAName() {
        reads(Sentence.of("kernel.table.figures").with("count", 3).with("most", 15).with("what", Sentence.of("eu.table.series-column").with("column", new Text("C"))),
                "the table has 3 of 15 figures for column C", "colonne C : la table a 3 chiffres sur 15");
        reads(Sentence.of("eu.table.series-differential").with("differential", -3), "differential -3", "différentiel -3");
        reads(Sentence.of("kernel.table.out-of-order").with("value", 9).with("rises", false).with("before", 8).with("line", 60),
                "9 is more than the 8 on line 60", "9 est supérieur au 8 de la ligne 60");
    }
}
