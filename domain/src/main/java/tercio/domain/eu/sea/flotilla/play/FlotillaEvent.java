package tercio.domain.eu.sea.flotilla.play;

import java.util.List;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.NavalAction;

/** Events of naval stacks that are divided and joined. */
public sealed interface FlotillaEvent extends EuEvent {

    /**
     * @param taken the ships of the new stack
     * @param left the ships that stay
     * @param veteranThirds the number of veterans among those that leave, in thirds
     */
    record FleetDivided(StackId stack, StackId newStack, NavalUnits taken, NavalUnits left, int veteranThirds, List<LeaderId> leaders) implements FlotillaEvent {
        public FleetDivided {
            leaders = List.copyOf(leaders);
        }
    }

    record FleetsJoined(StackId stack, StackId into) implements FlotillaEvent {}

    /** A naval stack is one with that of an allied country, which leads it. */
    record FleetPlacedUnder(StackId stack, StackId under) implements FlotillaEvent {}

    /** A naval stack is one of its own again. */
    record FleetOnItsOwn(StackId stack) implements FlotillaEvent {}

    /** @param ships the stack with its FLEET counters of now */
    record FleetsFormed(StackId stack, NavalUnits ships) implements FlotillaEvent {}

    /**
     * A stack becomes a part of another of its country that has come to blockade the same port (EU-SEA-BLOCKADE).
     *
     * @param action their action together from now on
     */
    record BlockadersJoined(StackId stack, StackId into, NavalAction action) implements FlotillaEvent {}
}
