package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.projections.sentence.Spoken.reads;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnteredTables;
import tercio.projections.sentence.Texts;

/** Faults of charts and counters that an owner enters, read in English as programs know them, and in French. */
class EiaTableFaultsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();

    private static Sentence fault(String table, String text) {
        var faults = RULES.tableFaults(EnteredTables.ofTexts("", Map.of(table, text)));
        assertThat(faults).hasSize(1);
        return faults.values().iterator().next();
    }

    /** A stroke stands for the end of a line. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "siege | '' | siege.csv, line 1: the file is empty, or its first line, which names the columns | siege.csv, ligne 1 : le fichier est vide, ou sa première ligne, qui nomme les colonnes",
        "siege | result,result | siege.csv, line 1: the column 'result' stands twice | siege.csv, ligne 1 : la colonne « result » est là deux fois",
        "siege | modified_die_min,result/1 | siege.csv, line 2: 1 cells where the header has 2 [modified_die_min, result] | siege.csv, ligne 2 : 1 cellules là où l’en-tête en a 2 [modified_die_min, result]",
        "siege | modified_die_min/1 | siege.csv, line 2, modified_die_max: the table has no such column | siege.csv, ligne 2, colonne modified_die_max : la table n’a pas cette colonne",
        "siege | modified_die_min,modified_die_max,result/,2,sortie/2,4,no_result/5,,breach | siege.csv, line 3, modified_die_min: the lines follow each other without a gap; the first and the last one are open | siege.csv, ligne 3, colonne modified_die_min : les lignes se suivent sans lacune ; la première et la dernière sont ouvertes",
        "siege | modified_die_min,modified_die_max,result/,2,sortie/3,6,breach | siege.csv, line 1: the last line of the table is open | siege.csv, ligne 1 : la dernière ligne de la table est ouverte",
        "siege | modified_die_min,modified_die_max,result/,2,sortie/3,,storm | siege.csv, line 3, result: 'storm' is none of [sortie, no-result, breach] | siege.csv, ligne 3, colonne result : « storm » n’est aucun de : [sortie, no-result, breach]",
        "pursuit | pursuit_class,die,loss_pct/1,one,5 | pursuit.csv, line 2, die: 'one' is no whole number | pursuit.csv, ligne 2, colonne die : « one » n’est pas un nombre entier",
        "pursuit | pursuit_class,die,loss_pct/1,1,5 | pursuit.csv, line 1: the table has 1 of 35 cells | pursuit.csv, ligne 1 : la table a 1 cellules sur 35",
        "pursuit | pursuit_class,die,loss_pct/1,1,7 | pursuit.csv, line 2, loss_pct: 7 is none of 0 and [5, 10, 15, 20, 25, 30, 45, 60, 75, 90, 120] of the casualty percentage table | pursuit.csv, ligne 2, colonne loss_pct : 7 n’est aucun de 0 et [5, 10, 15, 20, 25, 30, 45, 60, 75, 90, 120] de la table des pourcentages de pertes",
        "guard_commitment | morale_level_shift,die,guard_factors_lost/1,1,0/1,1,1 | guard_commitment.csv, line 3, die: the cell stands twice | guard_commitment.csv, ligne 3, colonne die : la cellule est là deux fois",
        "constants | name,value/rounds_of_a_day,4 | constants.csv, line 2, value: 4 is not within 1..3 | constants.csv, ligne 2, colonne value : 4 n’est pas entre 1 et 3",
        "terrain_effects | terrain,movement_cost,a_casualty_shift,d_casualty_shift,a_morale_shift,d_morale_shift,strategic_rating_shift,pursuit_class_shift/forest,2,0,0,0,0,0,0 | terrain_effects.csv, line 2, movement_cost: the rules say 1 (EIA-7.3.1.3); only effects on combat can be entered | terrain_effects.csv, ligne 2, colonne movement_cost : les règles disent 1 (EIA-7.3.1.3) ; seuls les effets sur le combat peuvent être donnés",
        "leaders | leader,power,name,strategic,tactical,tactical_max,seniority,cavalry_leader,napoleon/blucher,prussia,Wellington,3,3,3,B,0,0 | leaders.csv, line 2, name: 'Wellington' is not 'Blucher', which this counter has; only its figures can be entered | leaders.csv, ligne 2, colonne name : « Wellington » n’est pas « Blucher », que porte ce pion ; seuls ses chiffres peuvent être donnés",
        "leaders | leader,power,name,strategic,tactical,tactical_max,seniority,cavalry_leader,napoleon/davout,france,Davout,2,3,3,first,0,0 | leaders.csv, line 2, seniority: 'first' is not one letter from A to Z | leaders.csv, ligne 2, colonne seniority : « first » n’est pas une lettre de A à Z",
        "depot_counters | power,depots/burgundy,3 | depot_counters.csv, line 2, power: 'burgundy' is no major power | depot_counters.csv, ligne 2, colonne power : « burgundy » n’est pas une grande puissance",
        "depot_counters | power,depots/france,3 | depot_counters.csv, line 1: the table has no line for some power | depot_counters.csv, ligne 1 : la table n’a pas de ligne pour une puissance",
        "depot_counters | power,depots/france,3/france,3 | depot_counters.csv, line 3, power: the power stands twice | depot_counters.csv, ligne 3, colonne power : la puissance est là deux fois",
        "operational_chart | set,round,attacker,defender/4th,1,probe,defend | operational_chart.csv: there is no such table to enter; there are %s | operational_chart.csv : cette table ne peut être donnée ; il y a %s",
    })
    void aFaultOfATableIsReadInBothLanguages(String table, String text, String english, String french) {
        var known = String.join(", ", RULES.enterableTables().stream().map(each -> each.name()).toList());

        reads(fault(table, text.replace('/', '\n')), english.replace("%s", known), french.replace("%s", known));
    }

    @Test
    void aTableAndALineHaveAnEnd() {
        reads(fault("siege", String.join("\n", Collections.nCopies(1_001, "x"))), "siege.csv, line 1001: a table has at most 1000 lines, and this one 1001",
                "siege.csv, ligne 1 001 : une table a au plus 1 000 lignes, et celle-ci 1 001");
        reads(fault("siege", "a\n" + "x".repeat(201)), "siege.csv, line 2: a line has at most 200 characters, and this one 201",
                "siege.csv, ligne 2 : une ligne a au plus 200 caractères, et celle-ci 201");
        reads(RULES.tableFaults(new EnteredTables("x".repeat(101), Map.of(), null)).get("/origin"), "has 101 characters; at most 100 are possible",
                "a 101 caractères ; 100 au plus sont possibles");
    }

    /** One of few possible words is named with all of them. */
    @Test
    void theWordsOfAColumnAreListed() {
        reads(fault("operational_effects", "attacker_chit,defender_chit,effect,value,applies_to\nprobe,defend,no_outflank,true,nobody"),
                "operational_effects.csv, line 2, applies_to: 'nobody' is none of attacker, defender, both and either side",
                "operational_effects.csv, ligne 2, colonne applies_to : « nobody » n’est aucun de : attacker, defender, both et either side");
    }

    @Test
    void aScenarioHasTheFaultsOfItsTables() {
        var scenario = RULES.scenario("danube-1805").orElseThrow();

        var faults = RULES.faults(RULES.withTables(scenario, EnteredTables.ofTexts("", Map.of("constants", "name,value\nrounds_of_a_week,3"))));

        assertThat(faults).containsOnlyKeys("/charts/tables/constants/1");
        assertThat(Texts.englishPhrase(faults.get("/charts/tables/constants/1"))).startsWith("constants.csv, line 2, name: 'rounds_of_a_week' is no figure of this table; it has ");
    }

    @Test
    void namesThatStandInNoTableAreRepeated() {
        var value = new Text("burgundy");
        reads(Sentence.of("eia.table.unknown-power"), "no such power", "cette puissance n’existe pas");
        reads(Sentence.of("eia.table.none-called").with("value", value), "no power is called 'burgundy'", "aucune puissance ne s’appelle « burgundy »");
        reads(Sentence.of("eia.table.value-twice").with("value", value), "'burgundy' stands twice", "« burgundy » est là deux fois");
        reads(Sentence.of("eia.table.no-line-for").with("power", new Text("France")), "the table has no line for France", "la table n’a pas de ligne pour France");
        reads(Sentence.of("eia.table.terrain-missing"), "the table lacks some terrain", "il manque un terrain à la table");
        reads(Sentence.of("eia.table.no-lines"), "the table has no line below its header", "la table n’a aucune ligne sous son en-tête");
        reads(Sentence.of("eia.table.no-note").with("value", value), "'burgundy' is no note of the chart", "« burgundy » n’est aucune note de la table");
        reads(Sentence.of("eia.table.no-line").with("value", value).with("known", new Text("France, Austria")), "'burgundy' is no line of this table; it has France, Austria",
                "« burgundy » n’est aucune ligne de cette table ; elle a France, Austria");
        reads(Sentence.of("eia.table.gap").with("next", 11), "the lines follow each other without a gap: 11 is next", "les lignes se suivent sans lacune : 11 vient ensuite");
        reads(Sentence.of("eia.table.lacks").with("name", new Text("napoleon_wins")), "the table lacks napoleon_wins", "il manque à la table napoleon_wins");
        reads(Sentence.of("eia.table.no-kind").with("value", value).with("known", new Text("infantry, cavalry")), "'burgundy' is no kind of corps; there are infantry, cavalry",
                "« burgundy » n’est pas une sorte de corps ; il y a infantry, cavalry");
        reads(Sentence.of("eia.table.no-counter").with("value", value).with("known", new Text("davout")), "'burgundy' is no counter of the counter sheets; they have davout",
                "« burgundy » n’est aucun pion des planches ; elles ont davout");
        reads(Sentence.of("eia.table.no-room"), "a corps has room for at least one factor", "un corps a place pour un facteur au moins");
    }

    @Test
    void whatIsMissingIsNamed() {
        reads(Sentence.of("eia.table.lacks-percent").with("percent", 5).with("factors", 20), "the table lacks 5 percent of 20", "il manque à la table 5 pour cent de 20");
        reads(Sentence.of("eia.table.lacks-die").with("table", new Text("3-2")).with("die", 6), "the table lacks 3-2 die 6", "il manque à la table 3-2 le dé 6");
        reads(Sentence.of("eia.table.lacks-column").with("column", 2).with("loss", 10), "the table lacks column 2 for a loss of 10", "il manque à la table la colonne 2 pour une perte de 10");
        reads(Sentence.of("eia.table.lacks-pair").with("attacker", new Text("probe")).with("defender", new Text("defend")).with("round", 1),
                "the chart lacks probe against defend, round 1", "il manque à la table probe contre defend, round 1");
        reads(Sentence.of("eia.table.cells").with("chart", true).with("count", 3).with("most", 36), "the chart has 3 of 36 cells", "la table a 3 cellules sur 36");
        for (var what : List.of("power", "figure", "terrain", "cell")) {
            assertThat(Texts.englishPhrase(Sentence.of("eia.table.twice").with("what", what))).isEqualTo("the " + what + " stands twice");
        }
    }
}
