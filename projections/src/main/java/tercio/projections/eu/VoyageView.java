package tercio.projections.eu;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.map.SpaceId;
import tercio.projections.sentence.ViewText;

/**
 * A movement at sea under way.
 *
 * @param name the title of the naval stack in a sentence
 * @param way the spaces left or entered so far, from the start
 * @param onward the spaces still to enter
 * @param action its action at the end of the way, {@code null} if none
 * @param awaits the roll or decision for which it waits
 */
public record VoyageView(StackId stack, ViewText name, List<SpaceId> way, List<SpaceId> onward, FleetView.Doing action, Voyage.Awaits awaits) {

    /** The voyage under way; {@code null} between voyages. */
    static VoyageView of(EuState board) {
        return board.phase() instanceof Movement movement ? movement.voyage().map(voyage -> of(board, voyage)).orElse(null) : null;
    }

    private static VoyageView of(EuState board, Voyage voyage) {
        return new VoyageView(voyage.stack(), ViewText.label(SentenceNames.fleet(board, voyage.stack())), voyage.way(), voyage.onward(), FleetView.Doing.of(voyage.action()), voyage.awaits());
    }
}
