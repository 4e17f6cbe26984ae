package tercio.domain.eu.play.goldraid;

import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.game.ConvoyHunters;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.goldraid.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.eu.play.goldraid.GoldRaidEvent.ConvoySpared;
import tercio.domain.eu.play.goldraid.GoldRaidEvent.CorsairsMet;
import tercio.domain.eu.play.goldraid.GoldRaidEvent.CorsairsNamed;
import tercio.domain.eu.play.goldraid.GoldRaidEvent.CorsairsPassed;

/** Applies the attacks of corsairs on a stack with gold to the board. */
final class GoldRaidEvolution {

    private GoldRaidEvolution() {}

    static EuState evolve(EuState state, GoldRaidEvent event) {
        return switch (event) {
            case CorsairsMet met -> underWay(state, voyage(state).hunters(ConvoyHunters.NONE).awaits(Voyage.Awaits.CORSAIRS));
            case CorsairsNamed named -> underWay(state, voyage(state).hunters(voyage(state).hunters().chosen(named.country(), named.raiders())));
            case ConvoySpared spared -> underWay(state, voyage(state).hunters(voyage(state).hunters().after(spared.turn())));
            case ConvoyAttacked attacked -> attacked(state, attacked);
            case CorsairsPassed passed -> underWay(state, voyage(state).hunters(voyage(state).hunters().ended()).awaits(Voyage.Awaits.INTERCEPTION));
        };
    }

    private static Voyage voyage(EuState state) {
        return ((Phase.Movement) state.phase()).voyage();
    }

    private static EuState underWay(EuState state, Voyage now) {
        return state.phase(((Phase.Movement) state.phase()).voyage(now));
    }

    private static EuState attacked(EuState state, ConvoyAttacked attacked) {
        var raid = state.marks().raids().get(attacked.raiders());
        var next = attacked.level() == 0 ? state.navies(state.navies().withoutPrey(attacked.raiders())) : state;
        next = underWay(next, voyage(state).hunters(voyage(state).hunters().after(attacked.turn())))
                .marks(state.marks().raided(attacked.raiders(), raid.level(attacked.level()).larger(attacked.larger())));
        if (attacked.income() > 0) {
            next = next.country(attacked.by(), next.countries().get(attacked.by()).receives(ErsLine.A9, attacked.income()));
        }
        var ships = next.fleet(attacked.stack()).orElseThrow();
        return attacked.left().thirds() > 0 ? next.with(ships.carrying(ships.aboard(), ships.gold() - attacked.plundered()).ships(attacked.left())) : gone(next, ships);
    }

    /** The board without the ships. Their leaders reach the land without a stack. */
    private static EuState gone(EuState state, NavalStack ships) {
        var navies = state.navies().without(ships.id());
        for (var leader : ships.leaders()) {
            navies = navies.with(navies.leaders().get(leader).lost(Fate.WAITING, null, null));
        }
        return state.navies(navies);
    }
}
