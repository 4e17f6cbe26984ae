package tercio.domain.eu.common.play;

import java.util.List;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.map.SpaceId;

/** Explorers on land: outside Europe they go along the coast, and never further inland (EU-EXPLORATION-WHO). */
public final class ExplorersAshore {

    public static final String RULE = "EU-EXPLORATION-WHO";

    private ExplorersAshore() {}

    /** Whether one of the leaders is an explorer, and the province lies inland where explorers do not go. */
    public static boolean areBarredFrom(WarView board, List<LeaderId> leaders, SpaceId province) {
        return board.map().isOnWorldSheet(province) && board.map().seasOf(province).isEmpty() && anyAmong(board, leaders);
    }

    /** Whether one of the leaders is an explorer. */
    public static boolean anyAmong(WarView board, List<LeaderId> leaders) {
        return leaders.stream().anyMatch(id -> board.state().leader(id).filter(status -> status.leader().category() == LeaderCategory.EXPLORER).isPresent());
    }
}
