package tercio.domain.eu.world.exploration;

import tercio.domain.eu.world.exploration.DiscoveryTable.Discovery;
import tercio.domain.eu.world.exploration.Exploration.Fate;
import tercio.domain.map.SpaceId;

/**
 * The consequences of an exploration (EU-EXPLORATION-END).
 *
 * @param found whether the zone is discovered by a stack that still exists
 * @param moves whether the stack now stands in the zone; land troops then face its natives as after a move
 * @param leaderDead whether the leader who was tested has died and leaves the game
 * @param destroyed whether nothing is left: its discoveries are lost, and no new leader takes the place of the dead one
 */
public record ExpeditionEnd(Discoveries discoveries, boolean found, boolean moves, boolean leaderDead, boolean destroyed) {

    /**
     * The end of an exploration whose dice are all thrown.
     *
     * @param leaderAlone whether the leader had no units with him
     * @param staysOutside whether a neutral establishment stands in the zone
     */
    public static ExpeditionEnd of(Discoveries before, ExplorationOrder order, SpaceId zone, Exploration.Result result, boolean leaderAlone,
            boolean staysOutside) {
        boolean dead = result.leader() == Fate.KILLED;
        int left = leaderAlone ? 0 : result.wastage().left();
        boolean destroyed = leaderAlone ? dead : left == 0;
        boolean found = result.discovery() == Discovery.S && !destroyed;
        var known = found ? before.withDiscovery(order.stack(), order.country(), zone) : before;
        return new ExpeditionEnd(destroyed ? known.withoutStack(order.stack()) : known, found, found && !staysOutside, dead, destroyed);
    }
}
