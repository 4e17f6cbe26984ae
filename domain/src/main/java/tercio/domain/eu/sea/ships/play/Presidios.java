package tercio.domain.eu.sea.ships.play;

import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.Harbour;
import tercio.domain.map.SpaceId;

/**
 * Presidios as harbours (EU-STACK-5, EU-SUP-5): ships without FLEET counters lie in one and are supplied by it; a stack with one FLEET counter
 * calls at it to bring troops or take them off, and does not stay.
 *
 * <p>Readings: a presidio serves all ships of its alliance, as a port does. Its garrison is its level alone: troops that come through it stand in
 * the province before it, and none are besieged in it, so no ships bring it supply. A call is a transport from or to the sea zone beside it, with a
 * controlled port, no arsenal, at this end; it uses no port, so nothing on the shore fires on it, as on no stack that takes troops aboard from
 * the sea zone beside a port (EU-PRESIDIO-FIRE). Ships with troops aboard do not stay in it, since the troops would be put ashore among enemies.
 * Only enemies of its alliance who blockade the port blockade it, and who holds the port does not blockade his own.
 */
public final class Presidios {

    private Presidios() {}

    /** Whether a stack lies in, and is supplied by, a presidio of its alliance before the port of a province: no FLEET counter, no troops aboard. */
    static boolean canHold(WarView board, NavalStack stack, SpaceId port) {
        return isFriendly(board, stack, port) && Harbour.FORT.canHold(stack.ships(), board.tables()) && stack.aboard().isEmpty();
    }

    /** Whether a stack calls at a presidio of its alliance before the port of a province with troops: at most one FLEET counter. */
    public static boolean canServe(WarView board, NavalStack stack, SpaceId port) {
        return isFriendly(board, stack, port) && Harbour.PORT.canHold(stack.ships(), board.tables());
    }

    /** Whether a presidio of the alliance of a stack stands before the port of a province that the alliance does not control. */
    public static boolean isFriendly(WarView board, NavalStack stack, SpaceId port) {
        var alliance = board.state().allianceOf(stack);
        return board.state().scenario().presidio(port).filter(presidio -> board.state().allianceOf(presidio.country()) == alliance).isPresent()
                && board.state().fortress(port) != null && !board.isControlledBy(port, alliance);
    }
}
