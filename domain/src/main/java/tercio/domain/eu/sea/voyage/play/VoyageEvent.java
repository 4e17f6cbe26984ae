package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Departure;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/** Events of movements at sea. */
public sealed interface VoyageEvent extends EuEvent {

    /**
     * @param path the spaces that it will enter
     * @param action announced for the end of the path, {@code null} if none
     */
    record FleetSailed(StackId stack, SpaceId from, List<SpaceId> path, NavalAction action, Departure departure) implements VoyageEvent {
        public FleetSailed {
            path = List.copyOf(path);
        }
    }

    /** The stack enters a sea zone or a port. */
    record FleetEntered(StackId stack, SpaceId from, SpaceId space) implements VoyageEvent {}

    /** A stack comes to a port that a naval stack blockades, from inside or outside. */
    record BlockadeMet(StackId stack, SpaceId port, StackId blockader) implements VoyageEvent {}

    /**
     * A roll to escape a blockade.
     *
     * @param leaving whether the stack leaves the port
     * @param engages whether the blockader may fight it
     */
    record BlockadeRun(StackId stack, SpaceId port, StackId blockader, boolean leaving, BlockadeEscape.Result result, boolean engages)
            implements VoyageEvent {}

    /** The blockader fights: the stack meets it in the sea zone. */
    record RunnerEngaged(StackId stack, StackId blockader, SpaceId zone) implements VoyageEvent {}

    record RunnerSpared(StackId stack, StackId blockader) implements VoyageEvent {}

    /** @param path the spaces that the stack will now enter; {@code action} {@code null} if it ends without one */
    record VoyageRedirected(StackId stack, List<SpaceId> path, NavalAction action) implements VoyageEvent {
        public VoyageRedirected {
            path = List.copyOf(path);
        }
    }

    /** The stack may go on or stop after an interception battle that it won. */
    record VoyageResumable(StackId stack, SpaceId at) implements VoyageEvent {}

    /** Nobody intercepts the stack in this zone any more. */
    record InterceptionsOver(StackId stack, SpaceId zone) implements VoyageEvent {}

    /** A blockade ends: the ships are too few now, or the port is no enemy's any more. The stack stays in its zone. */
    record BlockadeLifted(StackId stack, SpaceId port) implements VoyageEvent {}

    /** @param active whether it fills a slot of the campaign */
    record NavalActionBegan(StackId stack, NavalAction action, boolean active) implements VoyageEvent {}

    /**
     * A land stack goes aboard.
     *
     * @param province the province in which it stood
     * @param at the port that the ships had entered, or the sea zone in which they lay; left out in older games, in which a port of the province counts
     */
    record TroopsEmbarked(StackId stack, StackId troops, SpaceId province, Optional<SpaceId> at) implements VoyageEvent {
        public TroopsEmbarked {
            at = at == null ? Optional.empty() : at;
        }

        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || new TroopsEmbarked(stack, troops, province, Optional.empty()).equals(recorded);
        }
    }

    /** The stack pauses: it may drop and pick up ships, and then go on (EU-MOVE-REGROUP). */
    record VoyagePaused(StackId stack, SpaceId at) implements VoyageEvent {}

    /** The landing of troops from the zone in which they went aboard is announced: enemies that have not tried to intercept the ships may try now. */
    record LandingAnnounced(StackId stack, SpaceId zone, NavalAction action) implements VoyageEvent {}

    /**
     * An announced action is no longer possible as a whole (EU-MOVE-SEA-ACTIVE).
     *
     * @param left the action that remains of it, {@code null} for none
     */
    record NavalActionReduced(StackId stack, NavalAction announced, NavalAction left) implements VoyageEvent {}

    /** A naval stack lies in a port that its alliance has lost: its country chooses where it goes. */
    record PortLost(CountryId country, StackId stack, SpaceId port) implements VoyageEvent {}

    /** A naval stack leaves a port that its alliance has lost. @param way the spaces that it enters, a friendly port at its end, or the sea zone before the port */
    record FleetLeftPort(StackId stack, SpaceId port, List<SpaceId> way) implements VoyageEvent {
        public FleetLeftPort {
            way = List.copyOf(way);
        }
    }

    record VoyageEnded(StackId stack, SpaceId at) implements VoyageEvent {}
}
