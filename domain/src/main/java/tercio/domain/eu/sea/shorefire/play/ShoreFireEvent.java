package tercio.domain.eu.sea.shorefire.play;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.ShoreBattery;
import tercio.domain.map.SpaceId;

/** Events of the fire of a shore on a naval stack. */
public sealed interface ShoreFireEvent extends EuEvent {

    /** A naval stack is about to pass what may fire on it. Each of those who control it decides. */
    record ShoreFireMet(StackId stack, SpaceId from, SpaceId to, List<ShoreBattery> batteries) implements ShoreFireEvent {
        public ShoreFireMet {
            batteries = List.copyOf(batteries);
        }
    }

    record FireHeld(StackId stack, ShoreBattery battery) implements ShoreFireEvent {}

    /**
     * A shot from the shore.
     *
     * @param stopped whether the stack ends its voyage before the battery, without an action
     * @param lost ND that it loses
     */
    record ShotFromShore(StackId stack, ShoreBattery battery, boolean stopped, int lost) implements ShoreFireEvent {}

    /**
     * The stack that was stopped with troops aboard goes back.
     *
     * @param path to the closest friendly port; empty if none can be reached, or if no ships are left
     * @param tolls the attrition that other batteries on its way add
     */
    record TurnedHome(StackId stack, List<SpaceId> path, int tolls) implements ShoreFireEvent {
        public TurnedHome {
            path = List.copyOf(path);
        }
    }
}
