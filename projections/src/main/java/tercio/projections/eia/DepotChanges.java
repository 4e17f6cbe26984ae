package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;

/** Depots that were placed, taken or removed, and their garrisons. */
final class DepotChanges {

    private DepotChanges() {}

    static List<String> between(EiaState before, EiaState after) {
        var said = new ArrayList<String>();
        var keys = new TreeSet<>(before.depots().keySet());
        keys.addAll(after.depots().keySet());
        for (var key : keys) {
            var was = before.depots().get(key);
            var now = after.depots().get(key);
            if (was == null) {
                said.add(title(now) + " is new" + (now.garrison().isEmpty() ? "" : ", with " + now.garrison().title()) + ".");
            } else if (now == null) {
                said.add(title(was) + " is gone.");
            } else {
                if (was.power() != now.power()) {
                    said.add("The depot " + ComparedNames.inPlace(now.at()) + " changed hands: " + was.power().title() + " -> " + now.power().title() + ".");
                }
                if (!was.garrison().equals(now.garrison())) {
                    said.add("The garrison of the depot " + ComparedNames.inPlace(now.at()) + ": " + was.garrison().title() + " -> " + now.garrison().title() + ".");
                }
            }
        }
        return said;
    }

    private static String title(Depot depot) {
        return "A depot of " + depot.power().title() + " " + ComparedNames.inPlace(depot.at());
    }
}
