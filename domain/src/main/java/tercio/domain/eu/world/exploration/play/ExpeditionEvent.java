package tercio.domain.eu.world.exploration.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Events of explorations and of discoveries. */
public sealed interface ExpeditionEvent extends EuEvent {

    /** The exploration step of an impulse begins. */
    record ExplorationBegan(Alliance alliance) implements ExpeditionEvent {}

    /** A stack that could explore does not. */
    record ExplorationDeclined(StackId stack) implements ExpeditionEvent {}

    /**
     * An exploration was rolled. Where others do not see the stack enter a zone, they do not learn what it looked for, nor whether it found it.
     *
     * @param percent the losses of the stack, in percent
     * @param zone the explored zone; seen by the country of the stack alone until the discovery is brought home
     * @param found whether it was discovered; seen likewise
     */
    record ZoneExplored(CountryId country, StackId stack, int percent, Optional<SpaceId> zone, Optional<Boolean> found) implements ExpeditionEvent {
        public ZoneExplored {
            zone = zone == null ? Optional.empty() : zone;
            found = found == null ? Optional.empty() : found;
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(country.value(), "zone", "found"));
        }
    }

    /** Ships enter the sea zone that they have discovered. */
    record FleetExplored(StackId stack, SpaceId from, SpaceId zone) implements ExpeditionEvent {}

    /**
     * Troops enter the province that they have discovered.
     *
     * @param ships the naval stack that carried them, {@code null} if none did
     */
    record StackExplored(StackId stack, StackId ships, SpaceId from, SpaceId province) implements ExpeditionEvent {}

    /** A leader alone enters the province that he has discovered. */
    record LeaderExplored(LeaderId leader, SpaceId from, SpaceId province) implements ExpeditionEvent {}

    /** A leader has died on an exploration (EU-EXPLORATION-DEATH). */
    record ExplorerDied(CountryId country, StackId stack, LeaderId leader) implements ExpeditionEvent {}

    /**
     * Troops have lost a part on an exploration, or all.
     *
     * @param lostThirds in thirds of an LD
     * @param left the rest of them
     */
    record ExpeditionWasted(CountryId country, StackId stack, int lostThirds, Units left, int veteranLd) implements ExpeditionEvent {}

    /**
     * Exploration detachments are destroyed in Europe at the end of their movement (EU-UNIT-5).
     *
     * @param lde the number of detachments
     * @param left the rest of the stack
     */
    record DetachmentsDestroyed(CountryId country, StackId stack, SpaceId province, int lde, Units left) implements ExpeditionEvent {}

    /** A stack has reached Europe or an establishment: its country knows the zones for ever (EU-DISCOVERY-HOME). */
    record DiscoveriesBroughtHome(CountryId country, StackId stack, List<SpaceId> zones) implements ExpeditionEvent {
        public DiscoveriesBroughtHome {
            zones = List.copyOf(zones);
        }
    }

    /** Two stacks of a country have met and share what they carry (EU-DISCOVERY-MEETING). */
    record DiscoveriesShared(CountryId country, StackId stack, StackId other) implements ExpeditionEvent {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.whole(country.value()));
        }
    }

    /** A stack is gone, and with it what it had discovered (EU-DISCOVERY-LOST). */
    record DiscoveriesLost(CountryId country, StackId stack) implements ExpeditionEvent {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.whole(country.value()));
        }
    }

    /** Zones have become known to all countries (EU-DISCOVERY-SPREAD). */
    record DiscoveriesSpread(List<SpaceId> zones) implements ExpeditionEvent {
        public DiscoveriesSpread {
            zones = List.copyOf(zones);
        }
    }
}
