package tercio.domain.eu.world.corsair.play;

import java.util.Optional;
import tercio.domain.eu.common.game.ConvoyHunters;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoySpared;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.CorsairsMet;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.CorsairsNamed;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.CorsairsPassed;

/** Applies the attacks of corsairs on a stack with gold to the board. */
final class GoldRaidEvolution {

    private GoldRaidEvolution() {}

    static EuState evolve(EuState state, GoldRaidEvent event) {
        return switch (event) {
            case CorsairsMet met -> withVoyage(state, voyage(state).withHunters(ConvoyHunters.NONE).withAwaits(Voyage.Awaits.CORSAIRS));
            case CorsairsNamed named -> withVoyage(state, voyage(state).withHunters(voyage(state).hunters().withChoice(named.country(), named.raiders())));
            case ConvoySpared spared -> withVoyage(state, voyage(state).withHunters(voyage(state).hunters().afterTurn(spared.turn())));
            case ConvoyAttacked attacked -> afterAttack(state, attacked);
            case CorsairsPassed passed -> withVoyage(state, voyage(state).withHunters(voyage(state).hunters().afterEnd()).withAwaits(Voyage.Awaits.INTERCEPTION));
        };
    }

    private static Voyage voyage(EuState state) {
        return ((Movement) state.phase()).voyage().orElseThrow();
    }

    private static EuState withVoyage(EuState state, Voyage now) {
        return state.withPhase(((Movement) state.phase()).withVoyage(now));
    }

    private static EuState afterAttack(EuState state, ConvoyAttacked attacked) {
        var raid = state.marks().raids().get(attacked.raiders());
        var next = attacked.level() == 0 ? state.withNavies(state.navies().withoutHuntsIn(attacked.raiders())) : state;
        next = withVoyage(next, voyage(state).withHunters(voyage(state).hunters().afterTurn(attacked.turn())))
                .withMarks(state.marks().withRaid(attacked.raiders(), raid.withLevel(attacked.level()).withLarger(attacked.larger())));
        if (attacked.income() > 0) {
            next = next.withCountry(attacked.by(), next.countries().get(attacked.by()).withIncome(ErsLine.A9, attacked.income()));
        }
        var ships = next.fleet(attacked.stack()).orElseThrow();
        return attacked.left().thirds() > 0 ? next.with(ships.withCargo(ships.aboard(), ships.gold() - attacked.plundered()).withShips(attacked.left()))
                : withoutFleet(withoutPlunder(next, ships, attacked), ships);
    }

    /** The board on which the contingent that leads on, with the gold of the ships that are lost, has lost the plunder. */
    private static EuState withoutPlunder(EuState state, NavalStack lost, ConvoyAttacked attacked) {
        return Optional.ofNullable(lost.company()).flatMap(state::fleet).map(lead -> state.with(lead.withCargo(lead.aboard(), lead.gold() - attacked.plundered()))).orElse(state);
    }

    /** The board without the ships. Their leaders reach the land without a stack. */
    private static EuState withoutFleet(EuState state, NavalStack ships) {
        var navies = state.navies().without(ships.id());
        for (var leader : ships.leaders()) {
            navies = navies.with(navies.leaders().get(leader).asLost(Fate.WAITING, null, null));
        }
        return state.withNavies(navies);
    }
}
