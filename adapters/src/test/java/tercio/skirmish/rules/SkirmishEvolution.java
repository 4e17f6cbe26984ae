package tercio.skirmish.rules;

import java.util.Optional;
import tercio.domain.game.SealedChoices;
import tercio.skirmish.rules.SkirmishEvent.CampsReady;
import tercio.skirmish.rules.SkirmishEvent.ClashJoined;
import tercio.skirmish.rules.SkirmishEvent.Clashed;
import tercio.skirmish.rules.SkirmishEvent.Marched;
import tercio.skirmish.rules.SkirmishEvent.MarchesBegan;
import tercio.skirmish.rules.SkirmishEvent.OrderChosen;
import tercio.skirmish.rules.SkirmishEvent.OrdersRevealed;
import tercio.skirmish.rules.SkirmishEvent.ReserveSet;
import tercio.skirmish.rules.SkirmishEvent.SkirmishEnded;
import tercio.skirmish.rules.SkirmishEvent.TurnBegan;

/** Applies events to the board. It decides nothing, and a part of an event that a viewer may not see may be missing. */
final class SkirmishEvolution {

    private SkirmishEvolution() {}

    static SkirmishState of(SkirmishState state, SkirmishEvent event) {
        return switch (event) {
            case ReserveSet set -> state.with(set.captain(), captain -> captain.withReserve(set.men()));
            case CampsReady ready -> ordering(state);
            case OrderChosen chosen -> chosen(state, (SkirmishPhase.Orders) state.phase(), chosen);
            case OrdersRevealed revealed -> revealed(state, revealed);
            case MarchesBegan began -> state.in(new SkirmishPhase.Marches(began.captain(), began.marches()));
            case Marched marched -> moved(marching(state), marched.captain(), marched.from(), marched.to(), marched.men());
            case ClashJoined joined -> state.in(new SkirmishPhase.Clash(joined.attacker(), joined.defender(), joined.from(), joined.to(),
                    joined.men(), after((SkirmishPhase.Marches) state.phase())));
            case Clashed clashed -> clashed(state, clashed);
            case TurnBegan began -> ordering(state.inTurn(began.turn()));
            case SkirmishEnded ended -> state.in(new SkirmishPhase.Ended());
        };
    }

    /** The captains with men write their orders. */
    private static SkirmishState ordering(SkirmishState state) {
        var blank = state.withAll(captain -> captain.withOrder(Optional.empty()));
        return blank.in(new SkirmishPhase.Orders(SealedChoices.of(blank.marching().stream().map(Captain::id).toList())));
    }

    private static SkirmishState chosen(SkirmishState state, SkirmishPhase.Orders orders, OrderChosen chosen) {
        return state.in(new SkirmishPhase.Orders(orders.slips().with(chosen.captain(), chosen.order())));
    }

    private static SkirmishState revealed(SkirmishState state, OrdersRevealed event) {
        var revealed = state;
        for (var order : event.orders()) {
            revealed = revealed.with(order.captain(), captain -> captain.withOrder(Optional.of(order.order())));
        }
        return revealed;
    }

    private static SkirmishState marching(SkirmishState state) {
        return state.in(after((SkirmishPhase.Marches) state.phase()));
    }

    /** One march less is left. */
    private static SkirmishPhase.Marches after(SkirmishPhase.Marches marches) {
        return new SkirmishPhase.Marches(marches.captain(), marches.left() - 1);
    }

    private static SkirmishState moved(SkirmishState state, String captain, String from, String to, int men) {
        return state.holding(from, captain, state.men(captain, from) - men).holding(to, captain, state.men(captain, to) + men);
    }

    private static SkirmishState clashed(SkirmishState state, Clashed clashed) {
        var phase = (SkirmishPhase.Clash) state.phase();
        int standing = state.men(clashed.defender(), clashed.to()) + clashed.committed() - clashed.defendersLost();
        var fought = state.in(phase.then())
                .with(clashed.attacker(), captain -> captain.having(clashed.attackersLost(), 0))
                .with(clashed.defender(), captain -> captain.having(clashed.defendersLost(), clashed.committed()))
                .holding(clashed.to(), clashed.defender(), standing)
                .holding(clashed.from(), clashed.attacker(), state.men(clashed.attacker(), clashed.from()) - clashed.attackersLost());
        return clashed.taken()
                ? moved(fought, clashed.attacker(), clashed.from(), clashed.to(), clashed.men() - clashed.attackersLost()) : fought;
    }
}
