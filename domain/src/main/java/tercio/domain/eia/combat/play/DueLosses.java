package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CasualtyRules;
import tercio.domain.eia.combat.CombatDemand;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.PursuitRules;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.Refusal;

/**
 * The losses that a side must take: those that leave no choice, and the units among which it chooses the others.
 *
 * @param forced lost without a choice: the whole pinning force where excess casualties go on to the outflankers
 *     (EIA-7.5.2.10.1.2.2)
 * @param from the units that lose the others
 * @param demand the losses of these units
 * @param lastPoint whether a pursuit point that finds too few of its kind takes these (reading E20)
 */
record DueLosses(List<FactorLoss> forced, List<ArmyUnit> from, CombatDemand demand, boolean lastPoint, EiaTables tables) {

    /** The order in which losses are taken where a player follows the standing order: cheap factors first. */
    static final List<FactorType> STANDING = List.of(FactorType.MILITIA, FactorType.GUERILLA, FactorType.FREIKORPS, FactorType.COSSACK,
            FactorType.FEUDAL_INFANTRY, FactorType.INFANTRY, FactorType.FEUDAL_CAVALRY, FactorType.CAVALRY, FactorType.ARTILLERY, FactorType.GUARD);

    /** The other standing order: cavalry and guards first, so that a mass of infantry stays. */
    static final List<FactorType> HORSE_FIRST = List.of(FactorType.COSSACK, FactorType.FREIKORPS, FactorType.FEUDAL_CAVALRY, FactorType.CAVALRY,
            FactorType.MILITIA, FactorType.GUERILLA, FactorType.FEUDAL_INFANTRY, FactorType.INFANTRY, FactorType.ARTILLERY, FactorType.GUARD);

    /** The losses of a side; empty where it owes none. */
    static Optional<DueLosses> of(EiaWarView board, LandCombat combat, CombatSide side, EiaTables tables) {
        return combat.armyOf(side).demand().map(demand -> of(board, combat, side, demand, tables));
    }

    private static DueLosses of(EiaWarView board, LandCombat combat, CombatSide side, CombatDemand demand, EiaTables tables) {
        var units = ArmyUnit.of(board, combat, side);
        boolean lastPoint = takesLastPoint(board);
        if (demand.pursuit()) {
            return new DueLosses(List.of(), CombatEnds.pursuableUnits(combat, side, units), demand, lastPoint, tables);
        }
        var present = ArmyUnit.presentUnits(units);
        var held = ArmyUnit.totalFactors(present);
        if (demand.due() < held.total() || present.size() == units.size()) {
            return new DueLosses(List.of(), present, demand, lastPoint, tables);
        }
        return new DueLosses(ArmyUnit.allAsLosses(present), units.stream().filter(unit -> !unit.present()).toList(),
                demand.beyond(held.total(), held.count(FactorType::isCavalry) > 0), lastPoint, tables);
    }

    static boolean takesLastPoint(EiaWarView board) {
        return board.state().readings().is(CombatReadings.PURSUIT_LAST_POINT, "takes-what-is-left");
    }

    Factors factorsHeld() {
        return ArmyUnit.totalFactors(from);
    }

    /** The factors of one type that units hold whose losses are chosen under one name. */
    int factorsOf(UnitId choice, FactorType type) {
        return from.stream().filter(unit -> unit.choice().equals(choice)).mapToInt(unit -> unit.factors().count(type)).sum();
    }

    CasualtyRules rules() {
        return new CasualtyRules(factorsHeld(), demand.due(), demand.militiaLast(), demand.cavalryOwed());
    }

    /** The fault of a choice by type; empty where it is legal. */
    Optional<Refusal> refusal(Factors chosen) {
        return demand.pursuit() ? PursuitRules.refusal(factorsHeld(), demand.due(), chosen, lastPoint, tables.constants()) : rules().refusal(chosen);
    }

    /** The losses by an order of types. */
    List<FactorLoss> inOrder(List<FactorType> order) {
        var types = demand.pursuit() ? PursuitRules.freely(factorsHeld(), demand.due(), order, lastPoint, tables.constants()) : rules().inOrder(order);
        var losses = new ArrayList<FactorLoss>();
        types.counts().forEach((type, count) -> losses.addAll(spread(type, count)));
        return losses;
    }

    /** Factors of one type out of the units that have most of them, one after the other, so that few corps are emptied. */
    private List<FactorLoss> spread(FactorType type, int count) {
        var losses = new ArrayList<FactorLoss>();
        int due = count;
        for (var unit : from.stream().sorted(Comparator.comparingInt(each -> -each.factors().count(type))).toList()) {
            int some = Math.min(due, unit.factors().count(type));
            if (some > 0) {
                losses.add(new FactorLoss(unit.power(), unit.id(), type, some));
                due -= some;
            }
        }
        return losses;
    }

    /** The kinds of factors among which there is a choice. */
    List<LossCell> cells() {
        var cells = new ArrayList<LossCell>();
        for (var unit : from) {
            unit.factors().counts().forEach((type, count) -> {
                int at = LossCell.find(cells, unit.choice(), type);
                if (at < 0) {
                    cells.add(new LossCell(unit.choice(), type, count));
                } else {
                    cells.set(at, new LossCell(unit.choice(), type, cells.get(at).most() + count));
                }
            });
        }
        return cells;
    }

    /** Factors of one type of a unit, or of all counters of one kind of irregulars. */
    record LossCell(UnitId choice, FactorType type, int most) {
        static int find(List<LossCell> cells, UnitId choice, FactorType type) {
            for (int at = 0; at < cells.size(); at++) {
                if (cells.get(at).choice().equals(choice) && cells.get(at).type() == type) {
                    return at;
                }
            }
            return -1;
        }
    }

    /** Whether the losses leave no choice: all is lost, or all factors are of one kind in one unit. */
    boolean isForced() {
        return cells().size() <= 1 || demand.pursuit() && FactorLoss.sum(inOrder(STANDING)).isEmpty() || FactorLoss.sum(inOrder(STANDING)).total() == factorsHeld().total()
                && FactorLoss.sum(inOrder(HORSE_FIRST)).total() == factorsHeld().total();
    }
}
