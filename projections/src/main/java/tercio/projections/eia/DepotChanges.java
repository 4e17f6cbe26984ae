package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Depots that were placed, taken or removed, and their garrisons. */
final class DepotChanges {

    private DepotChanges() {}

    static List<Sentence> between(EiaState before, EiaState after) {
        var said = new ArrayList<Sentence>();
        var keys = new TreeSet<>(before.depots().keySet());
        keys.addAll(after.depots().keySet());
        for (var key : keys) {
            var was = before.depots().get(key);
            var now = after.depots().get(key);
            if (was == null) {
                said.add(about(Sentence.of("eia.changes.depot-come"), now).with("manned", !now.garrison().isEmpty()).with("factors", CampaignNames.factors(now.garrison())));
            } else if (now == null) {
                said.add(about(Sentence.of("eia.changes.depot-gone"), was));
            } else {
                if (was.power() != now.power()) {
                    said.add(Sentence.of("eia.changes.depot-hands").with("at", ComparedNames.inPlace(now.at())).with("before", CampaignNames.power(was.power())).with("after", CampaignNames.power(now.power())));
                }
                if (!was.garrison().equals(now.garrison())) {
                    said.add(Sentence.of("eia.changes.depot-garrison").with("at", ComparedNames.inPlace(now.at())).with("before", CampaignNames.factors(was.garrison())).with("after", CampaignNames.factors(now.garrison())));
                }
            }
        }
        return said;
    }

    private static Keyed about(Keyed change, Depot depot) {
        return change.with("power", CampaignNames.power(depot.power())).with("at", ComparedNames.inPlace(depot.at()));
    }
}
