package tercio.domain.eu.play.flotilla;

import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.flotilla.FlotillaEvent.BlockadersJoined;
import tercio.domain.eu.play.harbour.Blockaders;

/**
 * Stacks of one country that blockade the same port become one (EU-SEA-BLOCKADE): those that were there join the one that comes. Reading: one
 * against which an enemy has declared a battle stays a stack of its own until then, since the battle names it; they fight it together.
 */
public final class JoinedBlockades {

    private JoinedBlockades() {}

    /** Joins the other stacks of its country to one that blockades a port from now on; does nothing for another stack. */
    public static void join(Play play, String stack) {
        play.state().fleet(stack).filter(come -> come.action() != null).ifPresent(come -> come.action().blockaded().ifPresent(port ->
                Blockaders.others(play.board(), come, port).stream()
                        .filter(there -> there.country().equals(come.country()) && there.aboard().isEmpty() && play.state().navies().attacker(there.id()).isEmpty())
                        .forEach(there -> play.happens(new BlockadersJoined(there.id(), come.id(), together(play, come, there, port))))));
    }

    /** The action of both: a landing of either is remembered, and so is the supply of the troops ashore. */
    private static NavalAction together(Play play, NavalStack come, NavalStack there, String port) {
        var action = play.state().fleet(come.id()).orElseThrow().action();
        var kept = action.landing().isEmpty() && there.action().landing().isPresent() ? there.action() : action;
        return action.supplies(port) || there.action().supplies(port) ? kept.withSupply() : kept;
    }
}
