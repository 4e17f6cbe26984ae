package tercio.projections.eia;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.BasicMorale;
import tercio.domain.eia.common.tables.CasualtyPercentages;
import tercio.domain.eia.common.tables.CombatResolutionChart;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.eia.common.tables.CommanderChart;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.GuardCommitmentTable;
import tercio.domain.eia.common.tables.NationalMorale;
import tercio.domain.eia.common.tables.OperationalChart;
import tercio.domain.eia.common.tables.OperationalChart.TableSet;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.common.tables.PursuitClassTable;
import tercio.domain.eia.common.tables.PursuitTable;
import tercio.domain.eia.common.tables.SiegeTable;
import tercio.domain.eia.common.tables.TerrainEffects;
import tercio.projections.PrintedTable;

/** The tables of land combat that explanations cite, as grids. */
public final class EiaPrintedTables {

    private static final int ROUNDS = 3;
    private static final int SIDES = 6;
    private static final int LAST_DIE = 7;
    private static final int BLOCK = 20;

    private final EiaTables tables;

    private EiaPrintedTables(EiaTables tables) {
        this.tables = tables;
    }

    /** All tables of the program. */
    public static List<PrintedTable> all() {
        return of(EiaTables.PRINTED);
    }

    /** All tables with these figures. */
    public static List<PrintedTable> of(EiaTables tables) {
        var printed = new EiaPrintedTables(tables);
        return List.of(printed.operational(), printed.combat(), printed.percentages(), printed.commanders(), printed.pursuitClasses(),
                printed.pursuit(), printed.siege(), printed.morale(), printed.basicMorale(), printed.terrain(), printed.guard());
    }

    /** A pair of chits. */
    private record Chits(OperationalChit attacker, OperationalChit defender) {}

    /** A column of the operational chart. */
    private record ChartColumn(TableSet set, int round, CombatSide side) {}

    private PrintedTable operational() {
        var pairs = OperationalChit.ofAttacker().stream().flatMap(attacker -> OperationalChit.ofDefender().stream()
                .map(defender -> new Chits(attacker, defender))).filter(chits -> tables.operational().has(chits.attacker(), chits.defender(), TableSet.FIRST))
                .toList();
        var columns = Arrays.stream(TableSet.values()).flatMap(set -> IntStream.rangeClosed(1, ROUNDS).boxed().flatMap(round ->
                Arrays.stream(CombatSide.values()).map(side -> new ChartColumn(set, round, side)))).toList();
        return PrintedTable.of(OperationalChart.NAME, "Operational possibilities", pairs, chits -> chits.attacker() + " v " + chits.defender(), columns,
                column -> column.set() + " " + column.round() + " " + column.side(), this::cell);
    }

    private String cell(Chits chits, ChartColumn column) {
        return tables.operational().find(chits.attacker(), chits.defender(), column.set(), column.round())
                .map(pair -> pair.of(column.side()).toString()).orElse("");
    }

    private PrintedTable combat() {
        var columns = IntStream.rangeClosed(1, CombatTable.LEVELS).boxed().flatMap(casualty -> IntStream.rangeClosed(1, CombatTable.LEVELS)
                .mapToObj(morale -> new CombatTable(casualty, morale))).toList();
        return PrintedTable.of(CombatResolutionChart.NAME, "Combat resolution", range(0, LAST_DIE), String::valueOf, columns, CombatTable::toString,
                (die, table) -> tables.combat().at(table, die).percentage() + "% " + tenths(tables.combat().at(table, die).morale()));
    }

    private static String tenths(int morale) {
        return morale / 10 + "." + morale % 10;
    }

    private PrintedTable percentages() {
        return PrintedTable.of(CasualtyPercentages.NAME, "Casualty percentages", range(1, BLOCK), String::valueOf, tables.percentages().columns(),
                percent -> percent + "%", (factors, percent) -> String.valueOf(tables.percentages().of(percent, factors)));
    }

    private PrintedTable commanders() {
        return PrintedTable.of(CommanderChart.NAME, "Commanders: die of the attacker, of the defender", range(0, CommanderChart.BEST), String::valueOf,
                range(0, CommanderChart.BEST), String::valueOf, (attacker, defender) -> tables.commanders().modifier(CombatSide.ATTACKER, attacker, defender)
                        + ", " + tables.commanders().modifier(CombatSide.DEFENDER, attacker, defender));
    }

    private PrintedTable pursuitClasses() {
        var classes = tables.pursuitClasses();
        return PrintedTable.of(PursuitClassTable.NAME, "Pursuit class", classes.rows(), Function.identity(), classes.columns(), Function.identity(),
                (row, column) -> String.valueOf(classes.at(row, column).pursuitClass())).withReconstructed(classes.hasReconstructedCell());
    }

    private PrintedTable pursuit() {
        var cells = new ArrayList<Boolean>();
        range(1, LAST_DIE).forEach(die -> range(1, PursuitTable.CLASSES).forEach(column -> cells.add(tables.pursuit().at(column, die).reconstructed())));
        return PrintedTable.of(PursuitTable.NAME, "Pursuit", range(1, LAST_DIE), String::valueOf, range(1, PursuitTable.CLASSES), String::valueOf,
                (die, column) -> tables.pursuit().at(column, die).percentage() + "%").withReconstructed(cells.contains(true));
    }

    private PrintedTable siege() {
        return PrintedTable.of(SiegeTable.NAME, "Siege", tables.siege().lines(), SiegeTable.Line::row, List.of("result"), Function.identity(),
                (line, column) -> line.result().toString()).withReconstructed(tables.siege().lines().stream().anyMatch(SiegeTable.Line::reconstructed));
    }

    private PrintedTable morale() {
        return PrintedTable.of(NationalMorale.NAME, "National morale", tables.morale().nations(), NationId::value, List.of(FactorType.values()),
                FactorType::word, (nation, type) -> tables.morale().of(nation, type).stream().mapToObj(EiaPrintedTables::tenths).findFirst().orElse(""));
    }

    private PrintedTable basicMorale() {
        return PrintedTable.of(BasicMorale.NAME, "Basic morale", List.of(Power.values()), Power::word, List.of("basic_morale"), Function.identity(),
                (power, column) -> tenths(tables.basicMorale().of(power)));
    }

    private PrintedTable terrain() {
        return new PrintedTable(TerrainEffects.NAME, "Effects of terrain", false, List.of("movement points", "casualty level of the attacker",
                "casualty level of the defender", "morale level of the attacker", "morale level of the defender", "strategic rating", "pursuit class"),
                Arrays.stream(AreaTerrain.values()).map(terrain -> new PrintedTable.Row(terrain.word(), effects(tables.terrain().of(terrain)))).toList());
    }

    private static List<String> effects(TerrainEffects.Effects of) {
        return IntStream.of(of.movement(), of.attackerCasualty(), of.defenderCasualty(), of.attackerMorale(), of.defenderMorale(), of.strategic(),
                of.pursuitClass()).mapToObj(String::valueOf).toList();
    }

    private PrintedTable guard() {
        return PrintedTable.of(GuardCommitmentTable.NAME, "Guard factors lost", range(1, SIDES), String::valueOf,
                range(1, GuardCommitmentTable.MOST_LEVELS), levels -> "+" + levels, (die, levels) -> String.valueOf(tables.guard().factorsLost(levels, die)));
    }

    private static List<Integer> range(int from, int to) {
        return IntStream.rangeClosed(from, to).boxed().toList();
    }
}
