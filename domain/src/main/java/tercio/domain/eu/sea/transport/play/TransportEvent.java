package tercio.domain.eu.sea.transport.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.map.SpaceId;

/** Events of troops aboard ships. */
public sealed interface TransportEvent extends EuEvent {

    /**
     * Troops go ashore.
     *
     * @param stack the naval stack that carried them
     * @param embarked the province where they went aboard
     * @param sea the sea zone from which they land
     * @param mp of the transport
     * @param active whether the province holds unfriendly forces (EU-CAMP-3)
     * @param small whether they have at most 5 LD and one Pasha
     * @param open whether an end of the transport is no controlled port large enough for the ships, a cause of attrition
     * @param inside whether they come into a besieged fortress, where their move ends
     */
    record TroopsLanded(StackId stack, StackId troops, SpaceId embarked, SpaceId sea, SpaceId province, int mp, boolean active, boolean small, boolean open,
            boolean inside) implements TransportEvent {}

    /**
     * Ships that take beaten troops back have several ports to choose from.
     *
     * @param country of the ships
     */
    record LandingPortAsked(CountryId country, StackId stack, StackId troops) implements TransportEvent {}

    /**
     * Troops that were beaten where they landed go back into the ships, which sail to a friendly port (EU-BATTLE-RETREAT).
     *
     * @param way the spaces that the ships enter; none if no port can be reached
     */
    record LandingBeatenBack(StackId stack, StackId troops, List<SpaceId> way) implements TransportEvent {
        public LandingBeatenBack {
            way = List.copyOf(way);
        }
    }
}
