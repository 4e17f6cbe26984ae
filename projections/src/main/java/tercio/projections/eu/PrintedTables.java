package tercio.projections.eu;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.CombatColumn;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.tables.CombatResults;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.AssaultTable;
import tercio.domain.eu.land.siege.SiegeSide;
import tercio.domain.eu.land.siege.UnderminingTable;
import tercio.domain.eu.supply.attrition.AttritionTables;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.RoundsTrack;
import tercio.domain.eu.world.corsair.RaidTable;
import tercio.domain.eu.world.exploration.DiscoveryTable;
import tercio.domain.eu.world.natives.ConquistadorTable;
import tercio.projections.PrintedTable;

/** The printed tables of an edition that explanations cite. */
final class PrintedTables {

    /** A bound beyond every modified die, in both directions. */
    private static final int FAR = 1000;
    private static final int SIDES = 10;
    private static final int LEVELS = 6;

    private final EuTables tables;

    private PrintedTables(EuTables tables) {
        this.tables = tables;
    }

    /** The tables of the edition with this id; empty if it is no edition of the Europa rules. */
    static List<PrintedTable> of(String edition) {
        return Stream.of(Editions.military(), Editions.fast(), Editions.rapid())
                .filter(known -> known.id().equals(edition))
                .findFirst().map(PrintedTables::of).orElse(List.of());
    }

    /** The tables of an edition as it is played. */
    static List<PrintedTable> of(Edition edition) {
        var printed = new PrintedTables(edition.tables());
        return Stream.of(printed.battle(), printed.sieges(), printed.rounds(), printed.attrition(), printed.discoveries(),
                        ReferenceTables.of(edition.tables()))
                .flatMap(List::stream)
                .map(table -> table.withReconstructed(edition.standIns().stream()
                        .anyMatch(lost -> lost.equals(table.id()) || lost.startsWith(table.id() + "/"))))
                .toList();
    }

    private List<PrintedTable> battle() {
        var results = tables.combatResults();
        var land = tables.landTechnologies();
        var naval = tables.navalTechnologies();
        var leaders = tables.replacementLeaders();
        var small = tables.smallLandStacks();
        var bySize = tables.lossBySize();
        return List.of(
                grid(CombatResults.NAME, "Combat results", lines(results::row), List.of(CombatColumn.values()),
                        (line, column) -> results.cellText(column, line)),
                grid("land-technology", "Technology on land", List.of(LandTechnology.values()), List.of(LandTechnology.values()),
                        (own, enemy) -> match(land.line(own, enemy).fire().orElse(null), land.line(own, enemy).shock(), land.line(own, enemy).baseMorale())),
                grid("naval-technology", "Technology at sea", naval.lineCodes(), naval.columnCodes(),
                        (own, enemy) -> match(naval.line(own, enemy).fire().orElse(null), naval.line(own, enemy).boarding().orElse(null),
                                naval.line(own, enemy).baseMorale())),
                grid("replacement-leaders", "Replacement leaders", dice(), leaders.columns(),
                        (die, country) -> country.equals(new CountryId("turkey_vizier")) ? leaders.vizier(die).values() : leaders.of(country, die).values()),
                PrintedTable.of("loss-small-stacks", "Losses inflicted by small stacks", range(1, small.fullSize()), tables.unit()::format,
                        List.of("losses"), Function.identity(), (size, column) -> lossText(small.modifier(size))
                                + (small.needsOddDie(size) ? " on an odd die" : "")),
                PrintedTable.of("loss-by-size", "Losses by size", bySize.differentials().boxed().toList(), String::valueOf,
                        bySize.columns().boxed().toList(), bySize::column, bySize::cellText),
                single("retreat", "Losses of a retreat", lines(tables.retreatLosses()::line), "losses",
                        line -> tables.unit().format(tables.retreatLosses().lossesFor(line))));
    }

    private static String match(CombatColumn fire, CombatColumn shock, int morale) {
        return (fire == null ? "-" : fire) + "/" + (shock == null ? "-" : shock) + ", morale " + morale;
    }

    private String lossText(int modifier) {
        return modifier == 0 ? "0" : "-" + tables.unit().format(-modifier);
    }

    private List<PrintedTable> sieges() {
        var assault = AssaultTable.from(tables);
        var breach = new Boolean[] {false, true};
        return List.of(
                single("undermining", "Undermining", lines(UnderminingTable.from(tables)::line), "result",
                        line -> UnderminingTable.from(tables).result(line).toString()),
                PrintedTable.of("assault-results", "Assault", lines(assault::line), String::valueOf, fires(), Fire::label,
                        (line, fire) -> hitText(assault.hit(fire.side(), fire.phase(), fire.breach(), line))),
                PrintedTable.of("fortress-resistance", "Resistance of fortresses", range(0, LEVELS - 1), String::valueOf,
                        List.of(breach), breached -> breached ? "breach" : "no breach",
                        (level, breached) -> tables.unit().format(assault.resistance(level, breached))));
    }

    /** A column of the assault table. */
    private record Fire(SiegeSide side, AssaultTable.Phase phase, boolean breach) {
        String label() {
            return side + " " + phase.name().toLowerCase(java.util.Locale.ROOT) + (breach ? " breach" : "");
        }
    }

    /** The besieged use another fire column once there is a breach. */
    private static List<Fire> fires() {
        var fires = new ArrayList<Fire>();
        for (var side : SiegeSide.values()) {
            for (var phase : AssaultTable.Phase.values()) {
                fires.add(new Fire(side, phase, false));
            }
        }
        for (var phase : AssaultTable.Phase.values()) {
            fires.add(new Fire(SiegeSide.BESIEGED, phase, true));
        }
        return fires;
    }

    private String hitText(AssaultTable.Hit hit) {
        return tables.unit().format(hit.losses()) + "*".repeat(hit.stars());
    }

    private List<PrintedTable> rounds() {
        var track = RoundsTrack.from(tables);
        var left = Arrays.stream(RoundBox.values()).filter(box -> box != RoundBox.END).toList();
        return List.of(
                single("rounds-start", "Starting round", dice(), "box", die -> track.startingBox(die).toString()),
                grid("rounds-track", "Rounds track", left, range(RoundsTrack.LEAST, RoundsTrack.MOST), (box, die) -> {
                    var arrow = track.arrow(box, die);
                    return arrow.to().label() + (arrow.red() ? ", extended campaign" : "");
                }));
    }

    private List<PrintedTable> attrition() {
        var attrition = AttritionTables.from(tables);
        return List.of(
                PrintedTable.of("attrition-europe", "Attrition in Europe", lines(attrition::line), String::valueOf, attrition.columns(),
                        attrition::column, (line, ld) -> attrition.europe(ld, line).ld() + (attrition.europe(ld, line).pillage() ? "P" : "")),
                single("attrition-percent", "Attrition elsewhere", lines(attrition::line), "percent", line -> attrition.percent(line) + "%"),
                PrintedTable.of("attrition-remainders", "What attrition leaves", attrition.remainderSizes(),
                        thirds -> attrition.remainder(thirds, attrition.remainderPercents().getFirst()).orElseThrow().size(),
                        attrition.remainderPercents(), percent -> percent + "%",
                        (thirds, percent) -> attrition.remainder(thirds, percent)
                                .map(row -> Thirds.format(row.left()) + (row.star() ? " *" : "")).orElse("")));
    }

    private List<PrintedTable> discoveries() {
        var discoveries = DiscoveryTable.from(tables);
        var conquistadors = ConquistadorTable.from(tables);
        return List.of(
                grid("discoveries", "Discoveries", lines(discoveries::line), List.of(DiscoveryTable.Domain.values()),
                        (line, domain) -> discoveries.cell(domain, line).discovery().toString()),
                single("discoveries-half", "Half result of a discovery", dice(), "result", die -> discoveries.half(die).discovery().toString()),
                PrintedTable.of("conquistadors", "Conquistadors", lines(conquistadors::line), String::valueOf, conquistadors.columns(),
                        conquistadors::column, (line, sum) -> conquistadors.cell(sum, line).toString()),
                PrintedTable.of("raids", "Raids", RaidTable.from(tables).lines(), RaidTable.Line::label, List.of("trade fleet+"), Function.identity(),
                        (line, column) -> String.valueOf(line.ships())));
    }

    private static <R, C> PrintedTable grid(String id, String title, List<R> rows, List<C> columns, BiFunction<R, C, String> cell) {
        return PrintedTable.of(id, title, rows, String::valueOf, columns, String::valueOf, cell);
    }

    private static PrintedTable single(String id, String title, List<Integer> rows, String column, IntFunction<String> cell) {
        return grid(id, title, rows, List.of(column), (row, only) -> cell.apply(row));
    }

    /** All lines of a table that limits the modified die to its first and last line. */
    private static List<Integer> lines(IntUnaryOperator cut) {
        return range(cut.applyAsInt(-FAR), cut.applyAsInt(FAR));
    }

    private static List<Integer> dice() {
        return range(1, SIDES);
    }

    private static List<Integer> range(int from, int to) {
        return IntStream.rangeClosed(from, to).boxed().toList();
    }
}
