package tercio.domain.eu.common.play;

import java.util.List;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.map.SpaceId;

/**
 * Leaders alone in a friendly fortress. The text kills a leader alone who enters a province with unbesieged enemies, and who is intercepted, and says
 * nothing of one to whom enemies come (EU-MOVE-LEADER). Reading: where his alliance controls a fortress he is inside it; while it is besieged he is
 * besieged too, and he shares the fate of its troops.
 */
public final class Refuges {

    private Refuges() {}

    /** Whether a leader alone is in a friendly fortress. */
    public static boolean isSheltered(WarView board, LeaderStatus status) {
        return board.state().fortress(status.place()) != null && board.isControlledBy(status.place(), board.state().allianceOf(status.leader().country()));
    }

    /** Whether a leader alone is in a friendly fortress that enemies besiege. */
    public static boolean isBesieged(WarView board, LeaderStatus status) {
        return isSheltered(board, status) && !board.besiegers(status.place()).isEmpty();
    }

    /** The leaders alone in the fortress of a province. */
    public static List<LeaderStatus> leadersInside(WarView board, SpaceId province) {
        return board.state().leadersAlone().stream().filter(status -> status.place().equals(province) && isSheltered(board, status)).toList();
    }
}
