package tercio.domain.eu.world.exploration.play;

import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DetachmentsDestroyed;

/**
 * Exploration detachments stand in the rest of the world alone (EU-UNIT-5). Those that come to Europe are destroyed at the end of their
 * movement, after they have brought their discoveries home.
 */
public final class DetachmentsInEurope {

    private DetachmentsInEurope() {}

    /**
     * Takes one automatic step, between two moves.
     *
     * @return whether there was one
     */
    public static boolean destroyDetachments(EuCommandRun play) {
        if (play.state().scenario().overseas().isEmpty() || play.state().phase() instanceof Movement movement && movement.isUnderWay()) {
            return false;
        }
        var found = play.state().stacks().values().stream().filter(stack -> isInEurope(play.board(), stack)).findFirst();
        found.ifPresent(stack -> play.emit(new DetachmentsDestroyed(stack.country(), stack.id(), stack.province(), stack.units().lde(), stack.units().withoutDetachments())));
        return found.isPresent();
    }

    private static boolean isInEurope(WarView board, Stack stack) {
        return stack.units().lde() > 0 && board.map().province(stack.province()).isPresent() && !board.map().isOnWorldSheet(stack.province());
    }
}
