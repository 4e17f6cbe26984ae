package tercio.domain.eu.scenario;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.StackId;

/** The ids of stacks in a scenario that is written from a position: those of split stacks have a full stop, which a scenario does not. */
final class ExportedIds {

    private final Map<StackId, StackId> names = new HashMap<>();

    ExportedIds(EuState state) {
        var ids = Stream.of(state.stacks().keySet().stream(), state.navies().stacks().keySet().stream(),
                state.navies().stacks().values().stream().map(NavalStack::aboard).flatMap(List::stream).map(Stack::id)).flatMap(each -> each).toList();
        Set<StackId> taken = new HashSet<>(ids);
        taken.addAll(state.leaders().keySet());
        taken.addAll(state.navies().leaders().keySet());
        for (var id : ids) {
            if (id.value().contains(".")) {
                var name = new StackId(id.value().replace('.', '-'));
                while (!taken.add(name)) {
                    name = new StackId(name + "x");
                }
                names.put(id, name);
            }
        }
    }

    /** The id in the scenario. */
    StackId of(StackId id) {
        return names.getOrDefault(id, id);
    }
}
