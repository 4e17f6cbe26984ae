package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.MoraleLevel;
import tercio.domain.eia.combat.play.CombatCommand.TakeCasualties;
import tercio.domain.eia.combat.play.CombatEvent.CasualtiesTaken;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.TooManyStates;

/**
 * Odds of a choice of losses: the forces that it leaves, and what the dice then make of them. That is the pursuit where the round has
 * decided the combat, else the next round, after the last one the next day (EIA-7.5.2.9.2). Losses that the enemy still owes fall by the
 * standing order; nobody reinforces.
 */
final class LossOdds {

    private final EiaWarView board;
    private final LandCombat combat;
    private final CombatSide side;
    private final EiaTables tables;

    private LossOdds(EiaWarView board, CombatSide side, EiaTables tables) {
        this.board = board;
        this.combat = CombatFlow.combat(board.state());
        this.side = side;
        this.tables = tables;
    }

    /** The odds of a choice; empty where nothing is owed and where the viewer does not know all factors. */
    static Optional<Forecast> of(EiaWarView board, LandCombat combat, TakeCasualties command, EiaTables tables) {
        var side = combat.sideLedBy(command.power());
        var due = side.flatMap(of -> DueLosses.of(board, combat, of, tables));
        if (due.isEmpty() || !CombatDayInputs.now(board, combat).areForcesKnown()) {
            return Optional.empty();
        }
        var taken = after(board, side.get(), due.get(), TakingCasualties.chosenLosses(due.get(), command));
        var before = ArmyUnit.of(board, combat, side.get());
        var left = new LossOdds(taken, side.get(), tables).remainingForces(before);
        if (due.get().demand().pursuit()) {
            return Optional.of(left);
        }
        var enemy = side.get().opponent();
        var both = DueLosses.of(taken, CombatFlow.combat(taken.state()), enemy, tables)
                .map(owed -> after(taken, enemy, owed, TakingCasualties.standingLosses(owed))).orElse(taken);
        return Optional.of(new LossOdds(both, side.get(), tables).withWhatFollows(left));
    }

    private static EiaWarView after(EiaWarView board, CombatSide side, DueLosses due, List<FactorLoss> losses) {
        return new EiaWarView(CombatEvolution.evolve(board.state(), new CasualtiesTaken(side, due.demand().pursuit(), losses)), board.map());
    }

    /** The side as the losses leave it. */
    private Forecast remainingForces(List<ArmyUnit> before) {
        var units = ArmyUnit.of(board, combat, side);
        var factors = ArmyUnit.totalFactors(units);
        long emptied = corps(before) - corps(units);
        var forecast = Forecast.EMPTY.with(side + "/factorsLeft", Distribution.certain(factors.total()))
                .with(side + "/cavalryLeft", Distribution.certain(factors.count(FactorType::isCavalry)))
                .with(side + "/corpsEmptied", Distribution.certain((int) emptied));
        return (factors.isEmpty() ? forecast : forecast.with(side + "/moraleOfRest", Distribution.certain(morale(units))))
                .withParty(side.word(), combat.armyOf(side).lead().word());
    }

    private static long corps(List<ArmyUnit> units) {
        return units.stream().filter(unit -> unit.corps() && !unit.factors().isEmpty()).count();
    }

    /** The base morale that what is left would bring to another combat, in tenths (EIA-7.5.2.6.1). */
    private int morale(List<ArmyUnit> units) {
        var levels = new MoraleLevel(tables, CombatOptions.moraleMethod(board.state()));
        return levels.base(side.word(), new ForceOnBoard(board, combat, side, tables).component(), ArmyUnit.lines(board.state(), units, tables), StepRecorder.SILENT);
    }

    private Forecast withWhatFollows(Forecast left) {
        var halt = PlayedCombat.of(board, combat, tables).halt(CombatStop.CASUALTIES, StepRecorder.SILENT);
        if (halt.at(CombatStop.END)) {
            var ended = combat.withEnd(halt.state().ended(), Optional.ofNullable(halt.state().winner()));
            return Pursuits.isPossible(board, ended, tables) ? pursuit(left, ended) : left;
        }
        if (combat.round() < tables.constants().rounds()) {
            return nextRound(left);
        }
        return combat.kind() == CombatKind.LIMITED ? left : nextDay(left);
    }

    /** The next day; without it where its exact odds cannot be kept. */
    private Forecast nextDay(Forecast left) {
        try {
            return CombatDayOdds.of(board, combat, tables).map(day -> nextDay(left, day)).orElse(left);
        } catch (TooManyStates many) {
            return left;
        }
    }

    private Forecast pursuit(Forecast left, LandCombat ended) {
        var pursuit = Pursuits.forecast(board, ended, tables);
        var winner = ended.winner().orElseThrow();
        return both(left.with(winner + "/pursuitPoints", pursuit.figures().get(winner + "/points"))
                .with(winner.opponent() + "/wipedOut", pursuit.figures().get(winner.opponent() + "/wipedOut")));
    }

    /** The next round without what both sides may still declare; an outflanking force arrives before it with the chance of its die. */
    private Forecast nextRound(Forecast left) {
        var played = PlayedCombat.of(board, combat, tables);
        if (!played.halt(CombatStop.REINFORCEMENT, StepRecorder.SILENT).at(CombatStop.ARRIVAL)) {
            return rounds(left, Distribution.certain(RoundOdds.of(board, combat, tables)));
        }
        if (played.halt(CombatStop.ARRIVED, StepRecorder.SILENT).at(CombatStop.LEAVING)) {
            return left;
        }
        var waits = CombatFlow.awaitedOutflanker(combat).orElseThrow();
        var away = RoundOdds.of(board, combat, tables);
        var there = RoundOdds.of(board, combat.withArmy(waits, combat.armyOf(waits).withArrived(true)), tables);
        return rounds(left, played.odds(CombatStop.ARRIVAL, CombatStop.ARRIVED).map(state -> state.arrivedAfter() > 0 ? there : away));
    }

    private Forecast rounds(Forecast left, Distribution<Forecast> round) {
        var forecast = left;
        for (var each : CombatSide.values()) {
            forecast = forecast.with(each + "/nextRoundLosses", figure(round, each + "/losses")).with(each + "/nextRoundBreaks", figure(round, each + "/breaks"));
        }
        return both(forecast);
    }

    private static Distribution<Object> figure(Distribution<Forecast> round, String name) {
        return round.then(each -> each.figures().get(name).map(value -> (Object) value));
    }

    private static Forecast nextDay(Forecast left, Forecast day) {
        var forecast = left;
        for (var each : day.figures().entrySet()) {
            forecast = forecast.with(each.getKey(), each.getValue());
        }
        return forecast;
    }

    private Forecast both(Forecast forecast) {
        return forecast.withParty(side.opponent().word(), combat.armyOf(side.opponent()).lead().word());
    }
}
