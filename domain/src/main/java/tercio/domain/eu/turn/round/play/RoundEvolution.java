package tercio.domain.eu.turn.round.play;

import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Navies;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SundIce;
import tercio.domain.eu.turn.round.play.RoundEvent.ContinuationRolled;
import tercio.domain.eu.turn.round.play.RoundEvent.ImpulseBegan;
import tercio.domain.eu.turn.round.play.RoundEvent.InitiativeRolled;
import tercio.domain.eu.turn.round.play.RoundEvent.RoundBegan;
import tercio.domain.eu.turn.round.play.RoundEvent.StartingRoundRolled;
import tercio.domain.eu.turn.round.play.RoundEvent.SundFreezing;
import tercio.domain.eu.turn.round.play.RoundEvent.SundFroze;
import tercio.domain.eu.turn.round.play.RoundEvent.TurnEnded;
import tercio.domain.eu.turn.round.play.RoundEvent.WinteringBegan;

/** Applies the events of the round to the board. */
final class RoundEvolution {

    private RoundEvolution() {}

    static EuState evolve(EuState state, RoundEvent event) {
        return switch (event) {
            case InitiativeRolled rolled -> state.withOrder(rolled.order()).withPhase(new Phase.StartingRound());
            case StartingRoundRolled rolled -> state.withRound(rolled.box(), false, state.badWeather());
            case RoundBegan began -> withRound(state, began);
            case WinteringBegan began -> state.withPhase(new Phase.Wintering(began.due(), began.next(), began.extended(), began.badWeather()));
            case SundFreezing freezing -> state.withMarks(state.marks().withIce(SundIce.COMING));
            case SundFroze froze -> state.withMarks(state.marks().withIce(SundIce.FROZEN));
            case ImpulseBegan began -> withImpulse(state, state.turnOf(began.alliance()));
            case ContinuationRolled rolled -> state;
            case TurnEnded over -> state.withPhase(new Phase.Over());
        };
    }

    private static EuState withRound(EuState state, RoundBegan began) {
        var next = state.withRound(began.box(), began.extended(), began.badWeather()).withPhase(new Phase.RoundStart())
                .withMarks(state.marks().withIce(SundIce.NONE));
        boolean slotsGoOn = began.slotsGoOn().orElseGet(() -> FirstVersionRounds.slotsGoOn(state, began));
        for (var country : state.countries().keySet()) {
            next = next.withCountry(country, state.countries().get(country).atNewRound(slotsGoOn));
        }
        for (var leader : began.returning().orElseGet(() -> FirstVersionRounds.returningLeaders(state, began))) {
            next = next.withDuty(new Duty.Return(state.leaders().get(leader).leader().country(), leader));
        }
        return next.scenario().overseas().isPresent() ? next.withNavies(withTroopsEmbarked(next.navies())) : next;
    }

    /** Troops that begin a round in ships at sea have embarked in a controlled port for all purposes (AMB-26). */
    private static Navies withTroopsEmbarked(Navies navies) {
        var next = navies;
        for (var ships : navies.stacks().values()) {
            next = next.with(ships.withCargo(ships.aboard().stream().map(troops -> troops.placedIn(ships.at())).toList(), ships.gold()));
        }
        return next;
    }

    private static EuState withImpulse(EuState state, int turnOf) {
        var next = state.withPhase(new Phase.Campaigns(turnOf));
        for (var stack : state.stacks().values()) {
            next = next.with(stack.placedIn(stack.province()).withMoved(false).withBarred(false).withCommitted(false).withForaging(false));
        }
        return next.withNavies(withFleetsReady(next, state.allianceAt(turnOf))).withoutEngaged();
    }

    /** Ends the actions of naval stacks in the last impulse, except those that last. */
    private static Navies withFleetsReady(EuState state, Alliance alliance) {
        var navies = state.navies();
        for (var stack : navies.stacks().values()) {
            var done = stack.action() != null && !stack.action().isLasting() && state.allianceOf(stack) == alliance;
            navies = navies.with((done ? stack.withAction(null) : stack).withMoved(false).withBarred(false));
        }
        return navies;
    }
}
