package tercio.domain.eu.sea.flotilla.play;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.BlockadersJoined;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.map.SpaceId;

/**
 * Stacks of one country that blockade the same port become one (EU-SEA-BLOCKADE): those that were there join the one that comes. Reading: one
 * against which an enemy has declared a battle stays a stack of its own until then, since the battle names it; they fight it together.
 */
public final class JoinedBlockades {

    private JoinedBlockades() {}

    /** Joins the other stacks of its country to one that blockades a port from now on; does nothing for another stack. */
    public static void join(EuCommandRun play, StackId stack) {
        play.state().fleet(stack).filter(come -> come.action() != null).ifPresent(come -> come.action().blockadedPort().ifPresent(port ->
                Blockaders.otherBlockaders(play.board(), come, port).stream()
                        .filter(there -> there.country().equals(come.country()) && there.aboard().isEmpty() && play.state().navies().attackerOf(there.id()).isEmpty())
                        .forEach(there -> play.emit(new BlockadersJoined(there.id(), come.id(), joinedAction(play, come, there, port))))));
    }

    /** The action of both: a landing of either is remembered, and so is the supply of the troops ashore. */
    private static NavalAction joinedAction(EuCommandRun play, NavalStack come, NavalStack there, SpaceId port) {
        var action = play.state().fleet(come.id()).orElseThrow().action();
        var kept = action.landingProvince().isEmpty() && there.action().landingProvince().isPresent() ? there.action() : action;
        return action.supplies(port) || there.action().supplies(port) ? kept.withSupply() : kept;
    }
}
