package tercio.domain.eu.play.expedition;

import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DetachmentsDestroyed;

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
    public static boolean goOn(Play play) {
        if (play.state().scenario().overseas().isEmpty() || play.state().phase() instanceof Phase.Movement movement && (movement.busy() || movement.engagement() != null)) {
            return false;
        }
        var found = play.state().stacks().values().stream().filter(stack -> inEurope(play.board(), stack)).findFirst();
        found.ifPresent(stack -> play.happens(new DetachmentsDestroyed(stack.country(), stack.id(), stack.province(), stack.units().lde(), stack.units().withoutDetachments())));
        return found.isPresent();
    }

    private static boolean inEurope(Board board, Stack stack) {
        return stack.units().lde() > 0 && board.map().province(stack.province()).isPresent() && !board.map().onWorldSheet(stack.province());
    }
}
