package tercio.domain.eia.play.combat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.MoraleLevel;
import tercio.domain.eia.combat.RoundVerdict;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.ArmyMorale;
import tercio.domain.eia.game.CombatArmy;
import tercio.domain.eia.game.CombatStage;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.RoundDeclaration;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.combat.CombatCommand.FightRound;
import tercio.domain.eia.play.combat.CombatEvent.CombatRoundFought;
import tercio.domain.eia.play.combat.CombatEvent.ForcesRevealed;
import tercio.domain.eia.play.combat.CombatEvent.RoundDeclared;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** Morale levels and rounds of a combat in play (EIA-7.5.2.6 to EIA-7.5.2.10.1). */
final class FightingRounds {


    private FightingRounds() {}

    /** Reveals forces and morale levels (EIA-7.5.2.6), and goes on to the round. */
    static void reveal(EiaPlay play, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var terms = new RoundTerms(play.board(), combat, tables);
        var recorder = StepRecorder.recording();
        var attacker = revealed(terms, CombatSide.ATTACKER, recorder);
        var defender = revealed(terms, CombatSide.DEFENDER, recorder);
        play.happens(new ForcesRevealed(attacker, defender, CombatLists.union(combat.attacker().corps(), combat.defender().corps())), recorder.steps());
        CombatFlow.reach(play, CombatStage.ROUND);
    }

    private static RevealedArmy revealed(RoundTerms terms, CombatSide side, StepRecorder recorder) {
        var combat = terms.combat();
        var army = combat.army(side);
        var levels = new MoraleLevel(terms.tables(), CombatOptions.moraleMethod(terms.board().state()));
        int base = army.morale().base() > 0 ? army.morale().base()
                : levels.base(side.word(), component(terms.board(), army, terms.tables()), ArmyUnit.lines(terms.board().state(), terms.units(side), terms.tables()), recorder);
        int level = levels.finalLevel(side.word(), base, combat.day(), terms.moraleNotes(side), recorder);
        return new RevealedArmy(army.corps(), large(terms.board(), army), army.morale().of(base, level));
    }

    /** The corps that take part for the first time, with more than 20 factors (EIA-7.5.2.10.1.3). */
    static List<String> large(EiaBoard board, CombatArmy army) {
        return army.corps().stream().filter(id -> !army.used().contains(id)).filter(id -> board.state().findCorps(id).filter(corps -> corps.held().total() > CombatForce.LARGE).isPresent()).toList();
    }

    /** The primary component of a force: the power with most corps; of equals the one with the lowest basic morale (EIA-7.5.2.6.1.2). */
    static Power component(EiaBoard board, CombatArmy army, EiaTables tables) {
        return army.powers().stream().min(Comparator.<Power>comparingLong(power -> -army.corps().stream()
                .filter(id -> board.state().corps().get(id).power() == power).count())
                .thenComparingInt(power -> tables.basicMorale().of(power))).orElse(army.lead());
    }

    // --- A round ---------------------------------------------------------------------------------------------------

    static Optional<Verdict<EiaEvent>> fight(EiaPlay play, FightRound command, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var side = combat.led(command.power()).orElseThrow();
        var refused = objection(play, combat, side, command, tables);
        if (refused.isPresent()) {
            return refused;
        }
        int rating = CombatCommanders.tactical(play.board(), combat.army(side), tables).value();
        play.happens(new RoundDeclared(side, new RoundDeclaration(command.tactical().orElse(rating), command.guard(), command.artillery())));
        return CombatFlow.combat(play.state()).army(side.opponent()).declared().isPresent() ? dice(play, tables) : EiaPlay.done();
    }

    private static Optional<Verdict<EiaEvent>> objection(EiaPlay play, LandCombat combat, CombatSide side, FightRound command, EiaTables tables) {
        if (combat.army(side).declared().isPresent()) {
            return EiaPlay.refused("EIA-7.5.2.9", command.power().title() + " has gone into the round.");
        }
        int rating = CombatCommanders.tactical(play.board(), combat.army(side), tables).value();
        if (command.tactical().filter(lower -> lower < 0 || lower > rating).isPresent()) {
            return EiaPlay.refused("EIA-7.5.2.9.1.2", "A rating may be declared lower than it is: 0 to " + rating + ".",
                    CombatDecisions.rounds(play.board(), combat, side, tables));
        }
        return RoundOptions.objection(play, combat, side, command, tables);
    }

    private static Optional<Verdict<EiaEvent>> dice(EiaPlay play, EiaTables tables) {
        var lacking = RoundOptions.resolve(play, tables);
        if (lacking.isPresent()) {
            return lacking;
        }
        var recorder = StepRecorder.recording();
        var combat = CombatFlow.combat(play.state());
        var round = new RoundDice(new RoundTerms(play.board(), combat, tables));
        return switch (round.procedure().start(new RoundDice.Thrown(0, 0), CombatNames.dice(play), recorder)) {
            case Run.Lacking<RoundDice.Thrown>(var die) -> EiaPlay.wants(die);
            case Run.Waiting<RoundDice.Thrown> waiting -> throw new IllegalStateException("a round waits for nobody");
            case Run.Finished<RoundDice.Thrown>(var thrown, var rolls) -> {
                play.rolled(rolls);
                var attacker = round.fire(CombatSide.ATTACKER, thrown.attacker());
                var defender = round.fire(CombatSide.DEFENDER, thrown.defender());
                play.happens(new CombatRoundFought(combat.round() + 1, RoundDice.told(attacker), RoundDice.told(defender),
                        round.morale(CombatSide.ATTACKER, attacker, defender), round.morale(CombatSide.DEFENDER, defender, attacker),
                        round.demand(CombatSide.ATTACKER, attacker, defender), round.demand(CombatSide.DEFENDER, defender, attacker)),
                        recorder.steps());
                CombatFlow.reach(play, CombatStage.CASUALTIES);
                yield EiaPlay.done();
            }
        };
    }

    // --- The verdict -----------------------------------------------------------------------------------------------

    /** What the losses of the round decide; empty where the combat goes on (EIA-7.5.2.10). */
    static Optional<RoundVerdict> verdict(EiaBoard board, LandCombat combat, EiaTables tables) {
        var terms = new RoundTerms(board, combat, tables);
        return RoundVerdict.of(standing(terms, CombatSide.ATTACKER), standing(terms, CombatSide.DEFENDER));
    }

    private static RoundVerdict.Standing standing(RoundTerms terms, CombatSide side) {
        return new RoundVerdict.Standing(terms.present(side).isEmpty(), terms.running(side) >= terms.combat().army(side).morale().level()
                || RoundOptions.onlyGuns(terms.board(), terms.present(side)));
    }

    /** The morale loss of the victor by which the pursuit class is found. */
    static int loss(ArmyMorale morale, boolean whole) {
        return morale.lost() + (whole ? morale.lostBefore() : 0);
    }
}
