package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CombatDemand;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.MoraleLevel;
import tercio.domain.eia.combat.RoundVerdict;
import tercio.domain.eia.combat.ThreeRoundCombat;
import tercio.domain.eia.combat.play.RevealedIdentity;
import tercio.domain.eia.combat.siege.SiegeRounds;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeCombat;
import tercio.domain.eia.common.game.SiegeCombat.Fighting;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.game.Execution;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

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
    static void assault(EiaCommandRun play, SpaceId area) {
        var board = play.board();
        var city = board.state().city(area).orElseThrow();
        var printed = board.printedCity(area).orElseThrow();
        boolean stake = printed.isFortress() || !board.corpsInside(area).isEmpty();
        begin(play, area, true, stake ? play.tables().constants().assaultPoints() : 0,
                SiegeForces.besiegingFactors(board, area, SiegeForces.phasingBesiegers(board, city)), SiegeForces.factorsInside(board, area));
    }

    /** Factors of the garrison attack all besiegers; no political points are at stake (EIA-7.5.4.2.2). */
    static void sally(EiaCommandRun play, SpaceId area, List<FactorShare> force) {
        begin(play, area, false, 0, force, SiegeForces.besiegingFactors(play.board(), area, play.state().city(area).orElseThrow().besiegers()));
    }

    private static void begin(EiaCommandRun play, SpaceId area, boolean assault, int points, List<FactorShare> attackers, List<FactorShare> defenders) {
        var recorder = StepRecorder.recording();
        var combat = new SiegeCombat(area, assault, points, 0, true, side(play, assault ? "besieger" : "garrison", area, attackers, recorder),
                side(play, assault ? "garrison" : "besieger", area, defenders, recorder));
        if (assault) {
            recorder.record(() -> {
                var step = Step.of("political points at stake", POINTS);
                return points == 0 ? step.result(Sentence.of("eia.siege.result-no-stake")) : step.result(points);
            });
        }
        var revealed = new ArrayList<FactorShare>(attackers);
        revealed.addAll(defenders);
        var corps = revealed.stream().map(FactorShare::piece).distinct().filter(piece -> play.state().findCorps(piece).isPresent()).toList();
        RevealedIdentity.reveal(play, corps);
        play.emit(new CitySiegeEvent.SiegeFightBegan(combat, corps), recorder.steps());
    }

    /** A side with its final morale level (EIA-7.5.4.1.3.2, EIA-7.5.4.2.1.2). */
    private static Fighting side(EiaCommandRun play, String side, SpaceId area, List<FactorShare> force, StepRecorder recorder) {
        var board = play.board();
        var power = side.equals("garrison") ? SiegeForces.leaderInside(board, area)
                : SiegeForces.leadingPower(board, force.stream().map(FactorShare::piece).distinct().toList(), Map.of());
        var levels = new MoraleLevel(board.tables(), SiegeTerms.moraleMethod(board, power));
        int base = levels.base(side, power.orElse(Power.FRANCE), SiegeForces.lines(board, board.tables(), force), recorder);
        int morale = levels.finalLevel(side, base, 1, AppliedModifiers.NONE, recorder);
        return new Fighting(power.filter(each -> board.state().power(each).isPresent()), force, morale, 0, 0);
    }

    // --- A round -----------------------------------------------------------------------------------------------------

    static Execution fightRound(EiaCommandRun play, CitySiegeCommand.FightSiegeRound command) {
        var duty = SiegeStep.openDuty(play, SiegeDuty.SiegeFight.class, command);
        if (duty.isEmpty() || !duty.get().combat().judged()) {
            return EiaCommandRun.refuse(ASSAULT, Sentence.of("eia.refused.no-siege-round").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area())));
        }
        var combat = duty.get().combat();
        var recorder = StepRecorder.recording();
        var rounds = rounds(play.board(), combat).ofGame(combat.round() + 1);
        var start = rounds.midst(combat.round(), explainMorale(combat.attacker()), explainMorale(combat.defender()));
        var dice = play.dice((combat.assault() ? "assault on " : "garrison attack from ") + combat.area());
        return switch (rounds.dice(combat.round() + 1).start(start, dice, recorder)) {
            case Run.MissingDie<CombatState>(var die) -> EiaCommandRun.needsDie(die);
            case Run.Waiting<CombatState> waiting -> throw new IllegalStateException("the dice of a siege wait for nobody");
            case Run.Finished<CombatState>(var state, var rolls) -> {
                play.addRolls(rolls);
                var after = new SiegeCombat(combat.area(), combat.assault(), combat.points(), combat.round() + 1, false,
                        afterFire(combat.attacker(), state, CombatSide.ATTACKER), afterFire(combat.defender(), state, CombatSide.DEFENDER));
                play.emit(new CitySiegeEvent.SiegeFightMoved(after, nextToAct(after)), recorder.steps());
                yield EiaCommandRun.success();
            }
        };
    }

    /** The rounds of a fight with what is left of both sides. */
    static ThreeRoundCombat rounds(EiaWarView board, SiegeCombat combat) {
        return SiegeRounds.of(board.tables(), 1, combat.assault(), force(board, combat.attacker()), force(board, combat.defender()));
    }

    /** The force of a side; its power makes no difference, because morale levels are found before the first round. */
    private static CombatForce force(EiaWarView board, Fighting side) {
        return SiegeTerms.force(board, side.power().orElse(Power.FRANCE), side.force());
    }

    static ThreeRoundCombat.Morale explainMorale(Fighting side) {
        return new ThreeRoundCombat.Morale(side.morale(), side.moraleLost());
    }

    private static Fighting afterFire(Fighting before, CombatState state, CombatSide side) {
        return before.afterFire(state.moraleLost(side) - before.moraleLost(), state.demandOn(side).map(CombatDemand::due).orElse(0));
    }

    /** The side that acts next. The attacker chooses its losses first, then the defender; both numbers are known before either chooses. */
    private static Optional<Power> nextToAct(SiegeCombat combat) {
        return combat.attacker().due() > 0 ? combat.attacker().power()
                : combat.defender().due() > 0 ? combat.defender().power() : combat.attacker().power();
    }

    // --- Losses and verdict ------------------------------------------------------------------------------------------

    static Execution takeLosses(EiaCommandRun play, CitySiegeCommand.TakeSiegeLosses command) {
        var duty = SiegeStep.openDuty(play, SiegeDuty.SiegeFight.class, command);
        if (duty.isEmpty() || sideOwingLosses(duty.get().combat()).isEmpty()) {
            return SortieLosses.choose(play, command);
        }
        var combat = duty.get().combat();
        var side = sideOwingLosses(combat).get();
        var fault = LossesInSiege.whyIllegal(play.state(), side.force(), side.due(), command.losses());
        if (fault.isPresent()) {
            return EiaCommandRun.refuse(combat.assault() ? ASSAULT_LOSSES : SALLY_LOSSES, fault.get(), LossChoices.options(command.power(), combat.area(), side.force(), side.due()));
        }
        take(play, combat, LossesInSiege.merge(command.losses()));
        return EiaCommandRun.success();
    }

    /** The side that has losses to take next; empty where both have taken theirs. */
    static Optional<Fighting> sideOwingLosses(SiegeCombat combat) {
        return combat.attacker().due() > 0 ? Optional.of(combat.attacker())
                : combat.defender().due() > 0 ? Optional.of(combat.defender()) : Optional.empty();
    }

    private static void take(EiaCommandRun play, SiegeCombat combat, List<FactorShare> losses) {
        LossesInSiege.take(play, combat.area(), losses);
        var after = combat.afterLosses(combat.attacker().due() > 0, losses);
        play.emit(new CitySiegeEvent.SiegeFightMoved(after, nextToAct(after)));
    }

    /** Takes losses that leave no choice or that nobody chooses, and judges the round. */
    static boolean settleForcedDuty(EiaCommandRun play, SiegeDuty.SiegeFight duty) {
        var combat = duty.combat();
        var owing = sideOwingLosses(combat);
        if (owing.isPresent()) {
            var side = owing.get();
            boolean automatic = side.power().isEmpty() || LossesInSiege.isForced(side.force(), side.due());
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
        return RoundVerdict.of(new RoundVerdict.Standing(combat.attacker().factors() == 0, combat.attacker().isBroken()),
                new RoundVerdict.Standing(combat.defender().factors() == 0, combat.defender().isBroken()));
    }

    private static void judge(EiaCommandRun play, SiegeCombat combat) {
        var verdict = verdict(combat);
        if (verdict.isEmpty() && combat.round() < play.tables().constants().rounds()) {
            play.emit(new CitySiegeEvent.SiegeFightMoved(combat.withJudged(), combat.attacker().power()));
        } else {
            SiegeFightEnds.end(play, combat, verdict);
        }
    }
}
