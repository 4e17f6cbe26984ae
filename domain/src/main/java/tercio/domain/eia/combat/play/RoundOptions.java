package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.CasualtyRules;
import tercio.domain.eia.combat.RoundDeclaration;
import tercio.domain.eia.combat.RoundFire;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatEvent.OptionLosses;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.GuardCommitmentTable;
import tercio.domain.game.Execution;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * Guard commitment, then artillery, before a round (EIA-7.5.2.8, EIA-12.3.4, EIA-12.3.5).
 *
 * <p>Decided: losses by a bombardment fall by the standing order, cheap factors first. Guards are lost out of the corps that has
 * most of them. Trivial combats have the commitment of guards alone, since EIA-7.5.3.2 names no artillery. A side whose guards are all lost by their commitment fights the round and breaks at its end.
 */
final class RoundOptions {

    static final String GUARD = "guard";
    static final String ARTILLERY = "artillery";

    private static final CombatTable BOMBARDMENT = new CombatTable(5, 5);

    private RoundOptions() {}

    /** Options of a side for a round. */
    record Extra(int guard, boolean artillery) {}

    static List<Extra> choices(EiaWarView board, LandCombat combat, CombatSide side) {
        var all = new ArrayList<Extra>();
        for (int guard = 0; guard <= mostGuardLevels(board, combat, side); guard++) {
            all.add(new Extra(guard, false));
            if (mayBombard(board, combat, side)) {
                all.add(new Extra(guard, true));
            }
        }
        return all;
    }

    /** The most levels that guards of a side may add now: at least as many guard factors are in one corps. */
    private static int mostGuardLevels(EiaWarView board, LandCombat combat, CombatSide side) {
        return !CombatOptions.isOn(board.state(), CombatOptions.GUARD_COMMITMENT) ? 0 : ArmyUnit.presentUnits(ArmyUnit.of(board, combat, side)).stream()
                .mapToInt(unit -> Math.min(unit.factors().count(FactorType.GUARD), CombatOptions.mostGuardLevels(unit.power()))).max().orElse(0);
    }

    private static boolean mayBombard(EiaWarView board, LandCombat combat, CombatSide side) {
        return CombatOptions.isOn(board.state(), CombatOptions.ARTILLERY) && !combat.simplified()
                && board.area(combat.area()).terrain() != AreaTerrain.MARSH
                && artillery(board, combat, side) > 0;
    }

    private static int artillery(EiaWarView board, LandCombat combat, CombatSide side) {
        return ArmyUnit.totalFactors(ArmyUnit.presentUnits(ArmyUnit.of(board, combat, side))).count(FactorType.ARTILLERY);
    }

    static Optional<Refusal> refusal(EiaCommandRun play, LandCombat combat, CombatSide side, FightRound command, EiaTables tables) {
        int most = mostGuardLevels(play.board(), combat, side);
        if (command.guard() < 0 || command.guard() > most) {
            return Optional.of(Refusal.of("EIA-12.3.4", Sentence.of("eia.refused.guard-levels").with("most", most))
                    .withLegal(CombatDecisions.roundOptions(play.board(), combat, side, tables)));
        }
        if (command.artillery() && !mayBombard(play.board(), combat, side)) {
            return Optional.of(Refusal.of("EIA-12.3.5", Sentence.of("eia.refused.no-bombardment")).withLegal(CombatDecisions.roundOptions(play.board(), combat, side, tables)));
        }
        return Optional.empty();
    }

    /** Throws the dice of what both sides declared; declined where a die is missing. */
    static Execution resolve(EiaCommandRun play, EiaTables tables) {
        for (var side : CombatSide.values()) {
            int levels = declaration(play, side).map(RoundDeclaration::guard).orElse(0);
            var lacking = levels == 0 ? EiaCommandRun.success() : commitGuards(play, side, levels, tables);
            if (lacking.isDeclined()) {
                return lacking;
            }
        }
        var losses = new ArrayList<Bombardment>();
        for (var side : CombatSide.values()) {
            if (declaration(play, side).filter(RoundDeclaration::artillery).isPresent()) {
                var name = CombatNames.die(play.state(), CombatFlow.combat(play.state()).armyOf(side).lead(), ARTILLERY, 0);
                var die = CombatNames.dice(play).next(name);
                if (die.isEmpty()) {
                    return EiaCommandRun.needsDie(name);
                }
                play.addRolls(List.of(new Roll(name, die.getAsInt())));
                losses.add(bombard(play.board(), CombatFlow.combat(play.state()), side, die.getAsInt(), tables));
            }
        }
        losses.forEach(each -> play.emit(each.losses(), each.steps()));
        return EiaCommandRun.success();
    }

    private static Optional<RoundDeclaration> declaration(EiaCommandRun play, CombatSide side) {
        return CombatFlow.combat(play.state()).armyOf(side).declared();
    }

    private static Execution commitGuards(EiaCommandRun play, CombatSide side, int levels, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var name = CombatNames.die(play.state(), combat.armyOf(side).lead(), GUARD, 0);
        var die = CombatNames.dice(play).next(name);
        if (die.isEmpty()) {
            return EiaCommandRun.needsDie(name);
        }
        play.addRolls(List.of(new Roll(name, die.getAsInt())));
        var losses = guardLosses(play.board(), combat, side, levels, die.getAsInt(), tables);
        play.emit(losses, List.of(Step.of("guard commitment", "EIA-12.3.4").side(side.word())
                .die(die.getAsInt()).cell(GuardCommitmentTable.NAME, levels, die.getAsInt())
                .result(Sentence.of("eia.combat.result-guard").with("count", FactorLoss.sum(losses.losses()).total()).with("levels", levels))));
        return EiaCommandRun.success();
    }

    /** The loss of committed guards with a die. */
    static OptionLosses guardLosses(EiaWarView board, LandCombat combat, CombatSide side, int levels, int die, EiaTables tables) {
        return new OptionLosses(side, takeFromLargest(board, combat, side, Factors.of(FactorType.GUARD, tables.guard().factorsLost(levels, die))), "the commitment of guards");
    }

    /** Factors out of the units that have most of them. */
    private static List<FactorLoss> takeFromLargest(EiaWarView board, LandCombat combat, CombatSide side, Factors wanted) {
        var units = new ArrayList<>(ArmyUnit.presentUnits(ArmyUnit.of(board, combat, side)));
        var losses = new ArrayList<FactorLoss>();
        wanted.counts().forEach((type, count) -> {
            int due = count;
            units.sort(Comparator.comparingInt(unit -> -unit.factors().count(type)));
            for (var unit : units) {
                int some = Math.min(due, unit.factors().count(type));
                if (some > 0) {
                    losses.add(new FactorLoss(unit.power(), unit.id(), type, some));
                    due -= some;
                }
            }
        });
        return losses;
    }

    /** The losses by a bombardment, with the explanation. */
    record Bombardment(OptionLosses losses, List<Step> steps) {}

    static Bombardment bombard(EiaWarView board, LandCombat combat, CombatSide side, int die, EiaTables tables) {
        var played = PlayedCombat.of(board, combat, tables);
        var modifiers = played.modifiers(side);
        int guns = artillery(board, combat, side);
        var fire = RoundFire.of(tables, BOMBARDMENT, modifiers, die, guns);
        var recorder = StepRecorder.recording();
        recorder.record(() -> Step.of("bombardment", "EIA-12.3.5").side(side.word()).result(Sentence.of("eia.combat.result-bombardment").with("count", guns)));
        RoundFire.explainDie(tables, side.word(), BOMBARDMENT, modifiers, die, recorder);
        RoundFire.explainFactors(tables, side.word(), fire.percentage(), guns, recorder);
        var taken = CasualtyRules.free(played.present(side.opponent()), fire.factors()).inOrder(DueLosses.STANDING);
        return new Bombardment(new OptionLosses(side.opponent(), takeFromLargest(board, combat, side.opponent(), taken), "the bombardment"), recorder.steps());
    }
}
