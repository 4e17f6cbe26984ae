package tercio.domain.eu.play.adjustment;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.leader.LeadersAtStart;

/** What leaders are called in the forms of changes: several countries have leaders of one name, so that the country stands beside it. */
public final class EuChangeTitles {

    private EuChangeTitles() {}

    /** The names of the leaders in play or of the printed tables, by their ids; none of what the board names. */
    public static Map<String, String> of(EuState state, String to) {
        return switch (to) {
            case EuChangeKinds.LEADER -> inPlay(state.leaders().values());
            case SeaAdjustments.ADMIRAL -> inPlay(state.navies().leaders().values());
            case LeaderAdjustments.PRINTED -> LeadersAtStart.print()
                    .collect(Collectors.toMap(LeaderAtStart::id, leader -> title(leader.name(), leader.country())));
            default -> Map.of();
        };
    }

    private static Map<String, String> inPlay(Collection<LeaderStatus> leaders) {
        return leaders.stream().map(LeaderStatus::leader).collect(Collectors.toMap(Leader::id, leader -> title(leader.name(), leader.country())));
    }

    private static String title(String name, String country) {
        return country.isEmpty() ? name : name + " (" + Nation.of(country) + ")";
    }
}
