package tercio.domain.eia.combat.siege.play;

import java.util.List;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Execution;
import tercio.domain.sentence.Sentence;

/** The one factor that a sortie costs: its owner chooses it (EIA-7.5.4.1.2.1). */
final class SortieLosses {

    private static final int DUE = 1;

    private SortieLosses() {}

    /**
     * The factors among which the owner chooses: those of the leading besieger alone; or what is inside without the corps of its
     * allies, of which it does not know what they hold.
     */
    static List<FactorShare> eligibleFactors(EiaWarView board, SiegeDuty.SortieLoss duty) {
        return duty.ofGarrison() ? SiegeForces.factorsInside(board, duty.area()).stream().filter(share -> board.state().findCorps(share.piece())
                .filter(corps -> corps.power() != duty.power()).isEmpty()).toList() : SiegeForces.besiegingFactors(board, duty.area(), List.of(duty.power()));
    }

    static Execution choose(EiaCommandRun play, CitySiegeCommand.TakeSiegeLosses command) {
        var duty = SiegeStep.openDuty(play, SiegeDuty.SortieLoss.class, command);
        if (duty.isEmpty()) {
            return EiaCommandRun.refuse(SiegeFights.ASSAULT_LOSSES, Sentence.of("eia.refused.no-losses").with("who", CampaignNames.power(command.power())));
        }
        var force = eligibleFactors(play.board(), duty.get());
        var fault = LossesInSiege.whyIllegal(play.state(), force, DUE, command.losses());
        if (fault.isPresent()) {
            return EiaCommandRun.refuse(AssaultAttempts.SORTIE, fault.get(), LossChoices.options(command.power(), command.area(), force, DUE));
        }
        take(play, duty.get(), LossesInSiege.merge(command.losses()));
        return EiaCommandRun.success();
    }

    /** Takes a loss that leaves no choice, unless this would tell that a hidden corps holds one type of factors only (EIA-7.5.2.6.3). */
    static boolean settleForcedDuty(EiaCommandRun play, SiegeDuty.SortieLoss duty) {
        var force = eligibleFactors(play.board(), duty);
        boolean hidden = force.stream().anyMatch(share -> play.state().corps().containsKey(share.piece()));
        boolean forced = !hidden && LossesInSiege.isForced(force, DUE);
        if (forced) {
            take(play, duty, LossesInSiege.inOrder(force, DUE, LossesInSiege.UNPLAYED));
        }
        return forced;
    }

    private static void take(EiaCommandRun play, SiegeDuty.SortieLoss duty, List<FactorShare> losses) {
        BreachAnswers.recordChoice(play, duty.area(), SiegeChoice.LOSS_CHOSEN);
        LossesInSiege.takeUnrevealed(play, duty.power(), duty.area(), losses);
        CityCapture.captureIfEmpty(play, duty.area());
        var besiegers = play.state().city(duty.area()).orElseThrow().besiegers();
        SiegeFightEnds.removeAbsentBesiegers(play, duty.area(), SiegeForces.besiegingFactors(play.board(), duty.area(), besiegers).isEmpty(),
                SiegeForces.playedDefender(play.board(), duty.area()));
    }
}
