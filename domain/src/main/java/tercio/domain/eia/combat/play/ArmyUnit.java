package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import tercio.domain.eia.combat.CorpsDivision.CorpsPart;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;

/**
 * A unit of a side of a combat: a corps, a counter of an irregular, the garrison of a depot, garrison factors that made a sally.
 *
 * @param id as in {@link FactorLoss}
 * @param power the power that moves it
 * @param nation the word of its power or minor state
 * @param choice the name under which its losses are chosen: counters of irregulars of one type are alike
 * @param present whether it fights now: it does not move around the flank
 */
record ArmyUnit(UnitId id, Power power, NationId nation, UnitId choice, boolean corps, boolean present, Factors factors) {

    /** The morale of factors of which the chart has no line for their nation nor for the power that controls it. */
    private static final int NO_LINE = 20;

    /** The units of a side, corps first. */
    static List<ArmyUnit> of(EiaWarView board, LandCombat combat, CombatSide side) {
        var state = board.state();
        var army = combat.armyOf(side);
        var units = new ArrayList<ArmyUnit>();
        for (var id : army.corps()) {
            state.findCorps(id).ifPresent(corps ->
                    units.add(new ArmyUnit(id, corps.power(), corps.nation(), id, true, army.isPresent(id), corps.factorsOrNone())));
        }
        for (var id : army.irregulars()) {
            var piece = state.irregulars().get(id);
            units.add(new ArmyUnit(id, piece.power(), piece.power().nation(), new UnitId(piece.power().word() + "/" + piece.type().word()), false, army.isPresent(id),
                    Factors.of(piece.type(), 1)));
        }
        if (army.depot()) {
            addDepot(state, combat, units);
        }
        for (var part : army.garrison()) {
            units.add(new ArmyUnit(UnitId.ofGarrison(part.nation()), board.controllerOf(part.nation()).orElse(army.lead()), part.nation(), UnitId.ofGarrison(part.nation()), false, true,
                    part.factors()));
        }
        return List.copyOf(units);
    }

    private static void addDepot(EiaState state, LandCombat combat, List<ArmyUnit> units) {
        state.depotAt(Location.field(combat.area())).ifPresent(depot -> units.add(new ArmyUnit(UnitLosses.DEPOT, depot.power(), depot.power().nation(),
                UnitLosses.DEPOT, false, true, depot.garrison())));
    }

    /** The units that fight in this round. */
    static List<ArmyUnit> presentUnits(List<ArmyUnit> units) {
        return units.stream().filter(ArmyUnit::present).toList();
    }

    /** All factors of these units. */
    static Factors totalFactors(List<ArmyUnit> units) {
        return units.stream().map(ArmyUnit::factors).reduce(Factors.NONE, Factors::plus);
    }

    /** Their factors by nation and type, with their morale. */
    static List<FactorLine> lines(EiaState state, List<ArmyUnit> units, EiaTables tables) {
        var lines = new ArrayList<FactorLine>();
        var nations = new TreeMap<NationId, Map<FactorType, Integer>>();
        var powers = new TreeMap<NationId, Power>();
        for (var unit : units) {
            powers.put(unit.nation(), unit.power());
            var counts = nations.computeIfAbsent(unit.nation(), nation -> new EnumMap<>(FactorType.class));
            unit.factors().counts().forEach((type, count) -> counts.merge(type, count, Integer::sum));
        }
        nations.forEach((nation, counts) -> counts.forEach((type, count) ->
                lines.add(new FactorLine(type, nation, count, morale(state, tables, nation, powers.get(nation), type)))));
        return lines;
    }

    private static int morale(EiaState state, EiaTables tables, NationId nation, Power power, FactorType type) {
        var own = tables.morale().of(nation, CombatOptions.moraleVariant(state, nation), type);
        return own.isPresent() ? own.getAsInt()
                : tables.morale().of(power.nation(), CombatOptions.moraleVariant(state, power.nation()), type).orElse(NO_LINE);
    }

    /** The losses of one choice as losses of units: the counters of irregulars in the order of their ids. */
    static List<FactorLoss> losses(List<ArmyUnit> units, UnitId choice, FactorType type, int count) {
        var losses = new ArrayList<FactorLoss>();
        int due = count;
        for (var unit : units.stream().filter(each -> each.choice().equals(choice)).sorted(Comparator.comparing(each -> !each.present())).toList()) {
            int some = Math.min(due, unit.factors().count(type));
            if (some > 0) {
                losses.add(new FactorLoss(unit.power(), unit.id(), type, some));
                due -= some;
            }
        }
        return losses;
    }

    /** The factors as a part of a force. */
    List<CorpsPart> parts() {
        return factors.counts().entrySet().stream().map(entry -> new CorpsPart(entry.getKey(), nation, entry.getValue(), OptionalInt.empty())).toList();
    }

    /** All factors of these units as losses. */
    static List<FactorLoss> allAsLosses(List<ArmyUnit> units) {
        return units.stream().flatMap(unit -> unit.factors().counts().entrySet().stream()
                .map(entry -> new FactorLoss(unit.power(), unit.id(), entry.getKey(), entry.getValue()))).toList();
    }
}
