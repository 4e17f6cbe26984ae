package tercio.domain.eu.sea.interception.play;

import tercio.domain.eu.common.game.Announcement;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.AttackedFleetJoined;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.FleetCaught;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.InterceptorRanBlockade;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionAnnounced;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionAttempted;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionPassed;

/** Applies the events of interceptions at sea to the board. */
final class SeaInterceptionEvolution {

    private SeaInterceptionEvolution() {}

    static EuState evolve(EuState state, SeaInterceptionEvent event) {
        return switch (event) {
            case SeaInterceptionAnnounced announced -> withVoyage(state, voyage(state).withAnnouncement(new Announcement(announced.country(), announced.stacks())));
            case InterceptorRanBlockade ran -> ran.result() == BlockadeEscape.Result.ESCAPED ? state
                    : withVoyage(state, voyage(state).withAttempt(new Engaged(ran.stack(), ran.port()), false));
            case SeaInterceptionAttempted tried -> afterAttempt(state, tried);
            case SeaInterceptionPassed passed -> withVoyage(state, voyage(state).withPassed(passed.alliance()));
            case FleetCaught caught -> withVoyage(state, voyage(state).withAwaits(Voyage.Awaits.BATTLE));
            case AttackedFleetJoined joined -> afterJoining(state, joined);
        };
    }

    private static Voyage voyage(EuState state) {
        return ((Movement) state.phase()).voyage().orElseThrow();
    }

    private static EuState withVoyage(EuState state, Voyage now) {
        return state.withPhase(((Movement) state.phase()).withVoyage(now));
    }

    private static EuState afterAttempt(EuState state, SeaInterceptionAttempted tried) {
        var next = withVoyage(state, voyage(state).withAttempt(new Engaged(tried.stack(), tried.cameFrom()), tried.success()));
        if (tried.success()) {
            for (var stack : SeaCompany.of(state, state.fleet(tried.stack()).orElseThrow())) {
                next = next.with(stack.afterInterception(tried.zone()));
            }
        }
        return next;
    }

    private static EuState afterJoining(EuState state, AttackedFleetJoined joined) {
        var navies = state.navies();
        var known = state.world().discoveries();
        for (var id : joined.interceptors()) {
            known = known.afterMerge(joined.attacked(), id, state.fleet(id).orElseThrow().country());
            var together = navies.stack(joined.attacked()).orElseThrow().mergedWith(navies.stack(id).orElseThrow());
            navies = navies.without(id).with(together);
        }
        return withVoyage(state.withDiscoveries(known).withNavies(navies), voyage(state).withoutInterceptors());
    }
}
