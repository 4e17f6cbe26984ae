package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.sentence.Sentence;
import tercio.projections.BoardComparison;

/**
 * Comparison of two boards of Empires in Arms: the month, cities and provinces, depots, corps and other counters, leaders, and the sheets
 * of powers. It compares what one viewer sees, and leaves out the factors of a corps that are hidden on either board.
 */
final class EiaComparison implements BoardComparison<EiaState> {

    @Override
    public List<Sentence> between(EiaState before, EiaState after) {
        var said = new ArrayList<Sentence>();
        if (!before.month().equals(after.month())) {
            said.add(Sentence.of("eia.changes.month").with("before", CampaignNames.month(before.month())).with("after", CampaignNames.month(after.month())));
        }
        said.addAll(HoldChanges.between(before, after));
        said.addAll(DepotChanges.between(before, after));
        said.addAll(CounterChanges.between(before, after));
        said.addAll(PowerChanges.between(before, after));
        return said;
    }
}
