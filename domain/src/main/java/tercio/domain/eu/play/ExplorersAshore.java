package tercio.domain.eu.play;

import java.util.List;
import tercio.domain.eu.forces.LeaderCategory;

/** Explorers on land: outside Europe they go along the coast, and never further inland (EU-EXPLORATION-WHO). */
public final class ExplorersAshore {

    public static final String RULE = "EU-EXPLORATION-WHO";

    private ExplorersAshore() {}

    /** Whether one of the leaders is an explorer, and the province lies inland where explorers do not go. */
    public static boolean stopAt(Board board, List<String> leaders, String province) {
        return board.map().onWorldSheet(province) && board.map().seasOf(province).isEmpty() && any(board, leaders);
    }

    /** Whether one of the leaders is an explorer. */
    public static boolean any(Board board, List<String> leaders) {
        return leaders.stream().anyMatch(id -> board.state().leader(id).filter(status -> status.leader().category() == LeaderCategory.EXPLORER).isPresent());
    }
}
