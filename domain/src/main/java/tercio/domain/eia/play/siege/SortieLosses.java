package tercio.domain.eia.play.siege;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.FactorShare;
import tercio.domain.eia.game.SiegeDuty;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.game.Verdict;

/** The one factor that a sortie costs: its owner chooses it (EIA-7.5.4.1.2.1). */
final class SortieLosses {

    private static final int DUE = 1;

    private SortieLosses() {}

    /**
     * The factors among which the owner chooses: those of the leading besieger alone; or what is inside without the corps of its
     * allies, of which it does not know what they hold.
     */
    static List<FactorShare> force(EiaBoard board, SiegeDuty.SortieLoss duty) {
        return duty.ofGarrison() ? SiegeForces.inside(board, duty.area()).stream().filter(share -> board.state().findCorps(share.piece())
                .filter(corps -> corps.power() != duty.power()).isEmpty()).toList() : SiegeForces.besieging(board, duty.area(), List.of(duty.power()));
    }

    static Optional<Verdict<EiaEvent>> choose(EiaPlay play, CitySiegeCommand.TakeSiegeLosses command) {
        var duty = SiegeStep.owed(play, SiegeDuty.SortieLoss.class, command);
        if (duty.isEmpty()) {
            return SiegeStep.notAsked(SiegeFights.ASSAULT_LOSSES, command.power().title() + " has no losses to choose here.");
        }
        var force = force(play.board(), duty.get());
        var fault = LossesInSiege.fault(force, DUE, command.losses());
        if (fault.isPresent()) {
            return EiaPlay.refused(AssaultAttempts.SORTIE, fault.get(), LossChoices.options(command.power(), command.area(), force, DUE));
        }
        take(play, duty.get(), LossesInSiege.merged(command.losses()));
        return EiaPlay.done();
    }

    /** Takes a loss that leaves no choice, unless this would tell that a hidden corps holds one type of factors only (EIA-7.5.2.6.3). */
    static boolean settles(EiaPlay play, SiegeDuty.SortieLoss duty) {
        var force = force(play.board(), duty);
        boolean hidden = force.stream().anyMatch(share -> play.state().corps().containsKey(share.piece()));
        boolean forced = !hidden && LossesInSiege.forced(force, DUE);
        if (forced) {
            take(play, duty, LossesInSiege.inOrder(force, DUE, LossesInSiege.UNPLAYED));
        }
        return forced;
    }

    private static void take(EiaPlay play, SiegeDuty.SortieLoss duty, List<FactorShare> losses) {
        BreachAnswers.made(play, duty.area(), SiegeChoice.LOSS_CHOSEN);
        LossesInSiege.takeUnrevealed(play, duty.power(), duty.area(), losses);
        CityCapture.whereEmptied(play, duty.area());
        var besiegers = play.state().city(duty.area()).orElseThrow().besiegers();
        SiegeFightEnds.besiegersGone(play, duty.area(), SiegeForces.besieging(play.board(), duty.area(), besiegers).isEmpty(),
                SiegeForces.defender(play.board(), duty.area()));
    }
}
