package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tercio.domain.eia.combat.CombatCommander;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;

/** A side of a combat as it stands on a board, in the terms of the procedure (EIA-7.5.2, EIA-7.5.3). */
record ForceOnBoard(EiaWarView board, LandCombat combat, CombatSide side, EiaTables tables) {

    CombatArmy army() {
        return combat.armyOf(side);
    }

    List<ArmyUnit> units() {
        return ArmyUnit.of(board, combat, side);
    }

    /** Its factors by nation and type. */
    List<FactorLine> lines() {
        return lines(units());
    }

    private List<FactorLine> lines(List<ArmyUnit> units) {
        return ArmyUnit.lines(board.state(), units, tables).stream().filter(line -> line.count() > 0).toList();
    }

    /** The part of each line that some of its units are. */
    List<Integer> part(Predicate<ArmyUnit> which) {
        var units = units();
        var part = lines(units.stream().filter(which).toList());
        var counts = new ArrayList<Integer>();
        for (var line : lines(units)) {
            counts.add(part.stream().filter(each -> each.type() == line.type() && each.nation().equals(line.nation())).mapToInt(FactorLine::count).sum());
        }
        return counts;
    }

    /**
     * The force.
     *
     * @param corps those that count, and so many of them large
     * @param lostBefore the morale lost on earlier days, in tenths
     */
    CombatForce force(int corps, int large, List<FactorType> losses, int lostBefore, DayChoice endOfDay) {
        var army = army();
        var morale = army.morale();
        return new CombatForce(army.lead(), corps, large, lines(), CombatCommanders.of(board, army).map(this::commander),
                CombatCommanders.intrinsic(board, army, tables), losses, morale.base() > 0 ? OptionalInt.of(morale.base()) : OptionalInt.empty(),
                lostBefore, endOfDay, army.depot() && corps == 0, component(), cavalryLed(), siegeDefenders());
    }

    private CombatCommander commander(LeaderPiece leader) {
        var counter = board.counter(leader);
        return new CombatCommander(counter.strategic(), counter.tactical(), OptionalInt.of(counter.tacticalMax()), counter.napoleon(), leadsCavalry(),
                Optional.of(leader.power()));
    }

    /** A leader of cavalry helps a pursuit where cavalry of his nation rides in it (EIA-7.5.2.10.2). */
    private boolean leadsCavalry() {
        var riding = units().stream().filter(unit -> unit.factors().count(FactorType::isCavalry) > 0).map(ArmyUnit::nation).toList();
        return cavalryLed().stream().anyMatch(riding::contains);
    }

    private Set<NationId> cavalryLed() {
        return CombatCommanders.leaders(board, combat, side).stream().filter(leader -> board.counter(leader).cavalryLeader())
                .map(leader -> leader.power().nation()).collect(Collectors.toSet());
    }

    /** The primary component of a force: the power with most corps; of equals the one with the lowest basic morale (EIA-7.5.2.6.1.2). */
    Power component() {
        var army = army();
        return army.powers().stream().min(Comparator.<Power>comparingLong(power -> -army.corps().stream()
                .filter(id -> board.state().corps().get(id).power() == power).count())
                .thenComparingInt(power -> tables.basicMorale().of(power))).orElse(army.lead());
    }

    /** The factors that came out of the city beside a relieving force. */
    private List<Integer> siegeDefenders() {
        return combat.kind() == CombatKind.LIMITED && side == CombatSide.ATTACKER ? part(unit -> !army().relieving().contains(unit.id())) : List.of();
    }

    /** The corps that take part for the first time, with more than 20 factors (EIA-7.5.2.10.1.3). */
    List<UnitId> newLarge() {
        var army = army();
        return army.corps().stream().filter(id -> !army.used().contains(id))
                .filter(id -> board.state().findCorps(id).filter(corps -> corps.factorsOrNone().total() > CombatForce.LARGE).isPresent()).toList();
    }
}
