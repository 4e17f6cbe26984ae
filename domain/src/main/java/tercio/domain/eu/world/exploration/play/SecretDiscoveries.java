package tercio.domain.eu.world.exploration.play;

import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.game.Viewer;

/**
 * Secrecy of discoveries: what a stack has found and not brought home, which its player notes on a sheet of his own (EU-DISCOVERY).
 * Everybody sees where a stack stands.
 */
public final class SecretDiscoveries {

    private SecretDiscoveries() {}

    /** The board without the discoveries that a viewer may not see. */
    public static EuState visibleTo(EuState state, Viewer viewer) {
        return state.scenario().overseas().isEmpty() ? state : state.withVisibleDiscoveries(viewer);
    }

    /** Whether the discovery of an exploration has been brought home since, or spread to all. */
    public static boolean isRevealed(EuEvent event, EuState now) {
        return event instanceof ZoneExplored explored && explored.found().orElse(false)
                && explored.zone().filter(zone -> now.world().discoveries().knows(explored.country(), zone)).isPresent();
    }

    /** Whether a discovery that was carried on one board is known at home on a later one. */
    public static boolean isShown(EuState before, EuState now) {
        return anyBroughtHome(before.world().discoveries(), now.world().discoveries());
    }

    private static boolean anyBroughtHome(Discoveries before, Discoveries now) {
        return before.carried().values().stream().anyMatch(own -> own.zones().stream().anyMatch(zone -> now.knows(own.country(), zone)));
    }
}
