package tercio.domain.eu.play.seawatch;

import tercio.domain.eu.game.Announcement;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.movement.BlockadeEscape;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.AttackedFleetJoined;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.FleetCaught;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.InterceptorRanBlockade;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.SeaInterceptionAnnounced;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.SeaInterceptionAttempted;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.SeaInterceptionPassed;

/** Applies the events of interceptions at sea to the board. */
final class SeaWatchEvolution {

    private SeaWatchEvolution() {}

    static EuState evolve(EuState state, SeaWatchEvent event) {
        return switch (event) {
            case SeaInterceptionAnnounced announced -> underWay(state, voyage(state).announced(new Announcement(announced.country(), announced.stacks())));
            case InterceptorRanBlockade ran -> ran.result() == BlockadeEscape.Result.ESCAPED ? state
                    : underWay(state, voyage(state).attempted(new Engaged(ran.stack(), ran.port()), false));
            case SeaInterceptionAttempted tried -> attempted(state, tried);
            case SeaInterceptionPassed passed -> underWay(state, voyage(state).passed(passed.alliance()));
            case FleetCaught caught -> underWay(state, voyage(state).awaits(Voyage.Awaits.BATTLE));
            case AttackedFleetJoined joined -> joined(state, joined);
        };
    }

    private static Voyage voyage(EuState state) {
        return ((Phase.Movement) state.phase()).voyage();
    }

    private static EuState underWay(EuState state, Voyage now) {
        return state.phase(((Phase.Movement) state.phase()).voyage(now));
    }

    private static EuState attempted(EuState state, SeaInterceptionAttempted tried) {
        var next = underWay(state, voyage(state).attempted(new Engaged(tried.stack(), tried.cameFrom()), tried.success()));
        if (tried.success()) {
            for (var stack : SeaCompany.of(state, state.fleet(tried.stack()).orElseThrow())) {
                next = next.with(stack.intercepting(tried.zone()));
            }
        }
        return next;
    }

    private static EuState joined(EuState state, AttackedFleetJoined joined) {
        var navies = state.navies();
        var known = state.world().discoveries();
        for (var id : joined.interceptors()) {
            known = known.merged(joined.attacked(), id, state.fleet(id).orElseThrow().country());
            var together = navies.stack(joined.attacked()).orElseThrow().joinedBy(navies.stack(id).orElseThrow());
            navies = navies.without(id).with(together);
        }
        return underWay(state.discoveries(known).navies(navies), voyage(state).unopposed());
    }
}
