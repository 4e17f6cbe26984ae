package tercio.domain.eia.play.siege;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.MoraleLevel;
import tercio.domain.eia.combat.RoundFire;
import tercio.domain.eia.combat.RoundVerdict;
import tercio.domain.eia.combat.Tenths;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.FactorShare;
import tercio.domain.eia.game.SiegeCombat;
import tercio.domain.eia.game.SiegeCombat.Fighting;
import tercio.domain.eia.game.SiegeDuty;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.tables.CombatTable;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Assaults and garrison attacks, round by round (EIA-7.5.4.1.3, EIA-7.5.4.2.1). */
final class SiegeFights {

    static final String ASSAULT = "EIA-7.5.4.1.3.1";
    static final String SALLY = "EIA-7.5.4.2.1.1";
    static final String ASSAULT_LOSSES = "EIA-7.5.4.1.3.3";
    static final String SALLY_LOSSES = "EIA-7.5.4.2.1.3";
    static final String ROUND = "round";

    private static final String POINTS = "EIA-7.5.4.1.4";

    private SiegeFights() {}

    /** The besiegers who act now assault a city; everything inside defends it. */
    static void assault(EiaPlay play, String area) {
        var board = play.board();
        var city = board.state().city(area).orElseThrow();
        var printed = board.printedCity(area).orElseThrow();
        boolean stake = printed.fortress() || !board.inside(area).isEmpty();
        begin(play, area, true, stake ? SiegeTerms.TABLES.constants().assaultPoints() : 0,
                SiegeForces.besieging(board, area, SiegeForces.phasing(board, city)), SiegeForces.inside(board, area));
    }

    /** Factors of the garrison attack all besiegers; no political points are at stake (EIA-7.5.4.2.2). */
    static void sally(EiaPlay play, String area, List<FactorShare> force) {
        begin(play, area, false, 0, force, SiegeForces.besieging(play.board(), area, play.state().city(area).orElseThrow().besiegers()));
    }

    private static void begin(EiaPlay play, String area, boolean assault, int points, List<FactorShare> attackers, List<FactorShare> defenders) {
        var recorder = StepRecorder.recording();
        var combat = new SiegeCombat(area, assault, points, 0, true, side(play, assault ? "besieger" : "garrison", area, attackers, recorder),
                side(play, assault ? "garrison" : "besieger", area, defenders, recorder));
        if (assault) {
            recorder.tell(() -> Step.of("political points at stake", POINTS).result(points == 0 ? "none: no corps and no fleche" : points));
        }
        var revealed = new ArrayList<FactorShare>(attackers);
        revealed.addAll(defenders);
        play.happens(new CitySiegeEvent.SiegeFightBegan(combat, revealed.stream().map(FactorShare::piece).distinct()
                .filter(piece -> play.state().findCorps(piece).isPresent()).toList()), recorder.steps());
    }

    /** A side with its final morale level (EIA-7.5.4.1.3.2, EIA-7.5.4.2.1.2). */
    private static Fighting side(EiaPlay play, String side, String area, List<FactorShare> force, StepRecorder recorder) {
        var board = play.board();
        var power = side.equals("garrison") ? SiegeForces.leadsInside(board, area)
                : SiegeForces.leads(board, force.stream().map(FactorShare::piece).distinct().toList(), Map.of());
        var levels = new MoraleLevel(SiegeTerms.TABLES, SiegeTerms.moraleMethod(board, power));
        int base = levels.base(side, power.orElse(Power.FRANCE), SiegeForces.lines(board, SiegeTerms.TABLES, force), recorder);
        int morale = levels.finalLevel(side, base, 1, AppliedModifiers.NONE, recorder);
        return new Fighting(power.filter(each -> board.state().power(each).isPresent()), force, morale, 0, 0);
    }

    // --- A round -----------------------------------------------------------------------------------------------------

    static Optional<Verdict<EiaEvent>> round(EiaPlay play, CitySiegeCommand.FightSiegeRound command) {
        var duty = SiegeStep.owed(play, SiegeDuty.SiegeFight.class, command);
        if (duty.isEmpty() || !duty.get().combat().judged()) {
            return SiegeStep.notAsked(ASSAULT, "No round of an assault or a garrison attack waits for " + command.power().title() + " here.");
        }
        var combat = duty.get().combat();
        var rule = combat.assault() ? ASSAULT : SALLY;
        var recorder = StepRecorder.recording();
        var attackerName = die(combat, true);
        var defenderName = die(combat, false);
        var dice = play.dice((combat.assault() ? "assault on " : "garrison attack from ") + combat.area());
        var attackerDie = dice.next(attackerName);
        if (attackerDie.isEmpty()) {
            return EiaPlay.wants(attackerName);
        }
        var defenderDie = dice.next(defenderName);
        if (defenderDie.isEmpty()) {
            return EiaPlay.wants(defenderName);
        }
        play.rolled(List.of(new Roll(attackerName, attackerDie.getAsInt()), new Roll(defenderName, defenderDie.getAsInt())));
        var constants = SiegeTerms.TABLES.constants();
        var attack = fire(attackerName.side(), constants.assaultTable(), attackerDie.getAsInt(), combat.attacker().factors(), rule, recorder);
        var defence = fire(defenderName.side(), constants.trivialTable(), defenderDie.getAsInt(), combat.defender().factors(), rule, recorder);
        var after = new SiegeCombat(combat.area(), combat.assault(), combat.points(), combat.round() + 1, false,
                combat.attacker().hit(defence.morale(), defence.factors()), combat.defender().hit(attack.morale(), attack.factors()));
        morale(attackerName.side(), after.attacker(), recorder);
        morale(defenderName.side(), after.defender(), recorder);
        play.happens(new CitySiegeEvent.SiegeFightMoved(after, turn(after)), recorder.steps());
        return EiaPlay.done();
    }

    /** The die of a side: {@code round1} of the besieger. */
    private static DieName die(SiegeCombat combat, boolean attacker) {
        return new DieName(Die.D6, attacker == combat.assault() ? "besieger" : "garrison", ROUND + (combat.round() + 1), 0);
    }

    private static RoundFire fire(String side, CombatTable table, int die, int factors, String rule, StepRecorder recorder) {
        recorder.tell(() -> Step.of("combat table", rule).side(side).result(table));
        RoundFire.tellDie(SiegeTerms.TABLES, side, table, AppliedModifiers.NONE, die, recorder);
        var fire = RoundFire.of(SiegeTerms.TABLES, table, AppliedModifiers.NONE, die, factors);
        RoundFire.tellFactors(SiegeTerms.TABLES, side, fire.percentage(), factors, recorder);
        return fire;
    }

    private static void morale(String side, Fighting after, StepRecorder recorder) {
        recorder.tell(() -> Step.of("morale loss", "EIA-7.5.2.9.3").side(side)
                .result(Tenths.title(after.moraleLost()) + " of " + Tenths.title(after.morale()) + (after.broken() ? ": breaks" : "")));
    }

    /** The side that acts next. The attacker chooses its losses first, then the defender; both numbers are known before either chooses. */
    private static Optional<Power> turn(SiegeCombat combat) {
        return combat.attacker().due() > 0 ? combat.attacker().power()
                : combat.defender().due() > 0 ? combat.defender().power() : combat.attacker().power();
    }

    // --- Losses and verdict ------------------------------------------------------------------------------------------

    static Optional<Verdict<EiaEvent>> losses(EiaPlay play, CitySiegeCommand.TakeSiegeLosses command) {
        var duty = SiegeStep.owed(play, SiegeDuty.SiegeFight.class, command);
        if (duty.isEmpty() || owing(duty.get().combat()).isEmpty()) {
            return SortieLosses.choose(play, command);
        }
        var combat = duty.get().combat();
        var side = owing(combat).get();
        var fault = LossesInSiege.fault(side.force(), side.due(), command.losses());
        if (fault.isPresent()) {
            return EiaPlay.refused(combat.assault() ? ASSAULT_LOSSES : SALLY_LOSSES, fault.get(), LossChoices.options(command.power(), combat.area(), side.force(), side.due()));
        }
        take(play, combat, LossesInSiege.merged(command.losses()));
        return EiaPlay.done();
    }

    /** The side that has losses to take next; empty where both have taken theirs. */
    static Optional<Fighting> owing(SiegeCombat combat) {
        return combat.attacker().due() > 0 ? Optional.of(combat.attacker())
                : combat.defender().due() > 0 ? Optional.of(combat.defender()) : Optional.empty();
    }

    private static void take(EiaPlay play, SiegeCombat combat, List<FactorShare> losses) {
        LossesInSiege.take(play, combat.area(), losses);
        var after = combat.suffered(combat.attacker().due() > 0, losses);
        play.happens(new CitySiegeEvent.SiegeFightMoved(after, turn(after)));
    }

    /** Takes losses that leave no choice or that nobody chooses, and judges the round. */
    static boolean settles(EiaPlay play, SiegeDuty.SiegeFight duty) {
        var combat = duty.combat();
        var owing = owing(combat);
        if (owing.isPresent()) {
            var side = owing.get();
            boolean automatic = side.power().isEmpty() || LossesInSiege.forced(side.force(), side.due());
            if (automatic) {
                take(play, combat, LossesInSiege.inOrder(side.force(), side.due(), LossesInSiege.UNPLAYED));
            }
            return automatic;
        }
        if (!combat.judged()) {
            judge(play, combat);
            return true;
        }
        return false;
    }

    /** The decision of the round once both sides have taken their losses. */
    static Optional<RoundVerdict> verdict(SiegeCombat combat) {
        return RoundVerdict.of(new RoundVerdict.Standing(combat.attacker().factors() == 0, combat.attacker().broken()),
                new RoundVerdict.Standing(combat.defender().factors() == 0, combat.defender().broken()));
    }

    private static void judge(EiaPlay play, SiegeCombat combat) {
        var verdict = verdict(combat);
        if (verdict.isEmpty() && combat.round() < SiegeTerms.TABLES.constants().rounds()) {
            play.happens(new CitySiegeEvent.SiegeFightMoved(combat.goesOn(), combat.attacker().power()));
        } else {
            SiegeFightEnds.end(play, combat, verdict);
        }
    }
}
