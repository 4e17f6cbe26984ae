package tercio.domain.eu.turn.leader;

import java.util.Comparator;
import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;

/** The printed unnamed leaders, who are drawn to reach the minimum of a country (EU-LEAD-5). */
public final class UnnamedLeaders {

    private UnnamedLeaders() {}

    /**
     * The unnamed leaders of a category of a country, by their ids.
     *
     * @param afloat whether they come to a naval stack
     */
    public static List<Leader> of(LeaderCategory category, CountryId country, boolean afloat, EuMap map) {
        return PrintedLeaders.all().stream()
                .filter(leader -> leader.country().equals(country) && leader.anonymous().orElse(false)
                        && LeadersAtStart.kind(leader).word().equals(category.word()))
                .sorted(Comparator.comparing(LeaderAtStart::id))
                .map(leader -> afloat ? LeadersAtStart.atSea(leader, map) : LeadersAtStart.onLand(leader, map))
                .toList();
    }
}
