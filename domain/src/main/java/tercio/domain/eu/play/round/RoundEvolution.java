package tercio.domain.eu.play.round;

import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Navies;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SundIce;
import tercio.domain.eu.play.round.RoundEvent.TurnEnded;
import tercio.domain.eu.play.round.RoundEvent.ContinuationRolled;
import tercio.domain.eu.play.round.RoundEvent.ImpulseBegan;
import tercio.domain.eu.play.round.RoundEvent.InitiativeRolled;
import tercio.domain.eu.play.round.RoundEvent.RoundBegan;
import tercio.domain.eu.play.round.RoundEvent.StartingRoundRolled;
import tercio.domain.eu.play.round.RoundEvent.SundFreezing;
import tercio.domain.eu.play.round.RoundEvent.SundFroze;
import tercio.domain.eu.play.round.RoundEvent.WinteringBegan;

/** Applies the events of the round to the board. */
final class RoundEvolution {

    private RoundEvolution() {}

    static EuState evolve(EuState state, RoundEvent event) {
        return switch (event) {
            case InitiativeRolled rolled -> state.order(rolled.order()).phase(new Phase.StartingRound());
            case StartingRoundRolled rolled -> state.round(rolled.box(), false, state.badWeather());
            case RoundBegan began -> begins(state, began);
            case WinteringBegan began -> state.phase(new Phase.Wintering(began.due(), began.next(), began.extended(), began.badWeather()));
            case SundFreezing freezing -> state.marks(state.marks().ice(SundIce.COMING));
            case SundFroze froze -> state.marks(state.marks().ice(SundIce.FROZEN));
            case ImpulseBegan began -> impulse(state, state.order().indexOf(began.alliance()));
            case ContinuationRolled rolled -> state;
            case TurnEnded over -> state.phase(new Phase.Over());
        };
    }

    private static EuState begins(EuState state, RoundBegan began) {
        var next = state.round(began.box(), began.extended(), began.badWeather()).phase(new Phase.RoundStart())
                .marks(state.marks().ice(SundIce.NONE));
        boolean slotsGoOn = began.slotsGoOn().orElseGet(() -> FirstVersionRounds.slotsGoOn(state, began));
        for (var country : state.countries().keySet()) {
            next = next.country(country, state.countries().get(country).newRound(slotsGoOn));
        }
        for (var leader : began.returning().orElseGet(() -> FirstVersionRounds.returning(state, began))) {
            next = next.owes(new Duty.Return(state.leaders().get(leader).leader().country(), leader));
        }
        return next.scenario().overseas().isPresent() ? next.navies(aboard(next.navies())) : next;
    }

    /** Troops that begin a round in ships at sea have embarked in a controlled port for all purposes (AMB-26). */
    private static Navies aboard(Navies navies) {
        var next = navies;
        for (var ships : navies.stacks().values()) {
            next = next.with(ships.carrying(ships.aboard().stream().map(troops -> troops.in(ships.at())).toList(), ships.gold()));
        }
        return next;
    }

    private static EuState impulse(EuState state, int turnOf) {
        var next = state.phase(new Phase.Campaigns(turnOf));
        for (var stack : state.stacks().values()) {
            next = next.with(stack.in(stack.province()).moved(false).barred(false).committed(false).foraging(false));
        }
        return next.navies(fleets(next, state.order().get(turnOf))).disengaged();
    }

    /** Ends the actions of naval stacks in the last impulse, except those that last. */
    private static Navies fleets(EuState state, int alliance) {
        var navies = state.navies();
        for (var stack : navies.stacks().values()) {
            var done = stack.action() != null && !stack.action().lasts() && state.allianceOf(stack) == alliance;
            navies = navies.with((done ? stack.doing(null) : stack).moved(false).barred(false));
        }
        return navies;
    }
}
