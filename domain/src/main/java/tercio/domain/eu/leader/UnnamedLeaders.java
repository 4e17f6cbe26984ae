package tercio.domain.eu.leader;

import java.util.Comparator;
import java.util.List;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.LeaderKind;
import tercio.domain.eu.game.EuScenario.LeaderAtStart;

/** The printed unnamed leaders, who are drawn to reach the minimum of a country (EU-LEAD-5). */
public final class UnnamedLeaders {

    private UnnamedLeaders() {}

    /** The unnamed generals of a country, by their ids. */
    public static List<Leader> generals(String country, EuMap map) {
        return PrintedLeaders.all().stream()
                .filter(leader -> leader.country().equals(country) && leader.anonymous().orElse(false) && LeadersAtStart.kind(leader) == LeaderKind.GENERAL)
                .sorted(Comparator.comparing(LeaderAtStart::id))
                .map(leader -> LeadersAtStart.onLand(leader, map))
                .toList();
    }
}
