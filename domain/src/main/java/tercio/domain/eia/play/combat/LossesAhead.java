package tercio.domain.eia.play.combat;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.MoraleLevel;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.combat.CombatCommand.TakeCasualties;
import tercio.domain.eia.play.combat.CombatEvent.CasualtiesTaken;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.TooManyStates;

/**
 * Odds of a choice of losses: the forces that it leaves, and what the dice then make of them. That is the pursuit where the round has
 * decided the combat, else the next round, after the last one the next day (EIA-7.5.2.9.2). Losses that the enemy still owes fall by the
 * standing order; nobody reinforces.
 */
final class LossesAhead {

    private final EiaBoard board;
    private final LandCombat combat;
    private final CombatSide side;
    private final EiaTables tables;

    private LossesAhead(EiaBoard board, CombatSide side, EiaTables tables) {
        this.board = board;
        this.combat = CombatFlow.combat(board.state());
        this.side = side;
        this.tables = tables;
    }

    /** The odds of a choice; empty where nothing is owed and where the viewer does not know all factors. */
    static Optional<Forecast> of(EiaBoard board, LandCombat combat, TakeCasualties command, EiaTables tables) {
        var side = combat.led(command.power());
        var due = side.flatMap(of -> DueLosses.of(board, combat, of, tables));
        if (due.isEmpty() || !DayOnBoard.now(board, combat).known()) {
            return Optional.empty();
        }
        var taken = after(board, side.get(), due.get(), TakingCasualties.named(due.get(), command));
        var before = ArmyUnit.of(board, combat, side.get());
        var left = new LossesAhead(taken, side.get(), tables).left(before);
        if (due.get().demand().pursuit()) {
            return Optional.of(left);
        }
        var enemy = side.get().opponent();
        var both = DueLosses.of(taken, CombatFlow.combat(taken.state()), enemy, tables)
                .map(owed -> after(taken, enemy, owed, TakingCasualties.standing(owed))).orElse(taken);
        return Optional.of(new LossesAhead(both, side.get(), tables).then(left));
    }

    private static EiaBoard after(EiaBoard board, CombatSide side, DueLosses due, List<FactorLoss> losses) {
        return new EiaBoard(CombatEvolution.evolve(board.state(), new CasualtiesTaken(side, due.demand().pursuit(), losses)), board.map());
    }

    /** The side as the losses leave it. */
    private Forecast left(List<ArmyUnit> before) {
        var units = ArmyUnit.of(board, combat, side);
        var factors = ArmyUnit.factors(units);
        long emptied = corps(before) - corps(units);
        var forecast = Forecast.EMPTY.with(side + "/factorsLeft", Distribution.certain(factors.total()))
                .with(side + "/cavalryLeft", Distribution.certain(factors.count(FactorType::isCavalry)))
                .with(side + "/corpsEmptied", Distribution.certain((int) emptied));
        return (factors.isEmpty() ? forecast : forecast.with(side + "/moraleOfRest", Distribution.certain(morale(units))))
                .of(side.word(), combat.army(side).lead().word());
    }

    private static long corps(List<ArmyUnit> units) {
        return units.stream().filter(unit -> unit.corps() && !unit.factors().isEmpty()).count();
    }

    /** The base morale that what is left would bring to another combat, in tenths (EIA-7.5.2.6.1). */
    private int morale(List<ArmyUnit> units) {
        var levels = new MoraleLevel(tables, CombatOptions.moraleMethod(board.state()));
        return levels.base(side.word(), new ForceOnBoard(board, combat, side, tables).component(), ArmyUnit.lines(board.state(), units, tables), StepRecorder.SILENT);
    }

    private Forecast then(Forecast left) {
        var halt = PlayedCombat.of(board, combat, tables).halt(CombatStop.CASUALTIES, StepRecorder.SILENT);
        if (halt.at(CombatStop.END)) {
            var ended = combat.ended(halt.state().ended(), Optional.ofNullable(halt.state().winner()));
            return Pursuits.possible(board, ended, tables) ? pursuit(left, ended) : left;
        }
        if (combat.round() < tables.constants().rounds()) {
            return nextRound(left);
        }
        return combat.kind() == CombatKind.LIMITED ? left : nextDay(left);
    }

    /** The next day; without it where its exact odds cannot be kept. */
    private Forecast nextDay(Forecast left) {
        try {
            return LaterDays.of(board, combat, tables).map(day -> nextDay(left, day)).orElse(left);
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
        var waits = CombatFlow.outflanker(combat).orElseThrow();
        var away = RoundOdds.of(board, combat, tables);
        var there = RoundOdds.of(board, combat.army(waits, combat.army(waits).arrived(true)), tables);
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
        return forecast.of(side.opponent().word(), combat.army(side.opponent()).lead().word());
    }
}
