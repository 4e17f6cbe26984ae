package tercio.domain.eu.scenario;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.game.Id;

/** The ids of stacks in a scenario that is written from a position: those of split stacks have a full stop, which a scenario does not. */
final class ExportedIds {

    private final Map<StackId, StackId> names = new HashMap<>();

    ExportedIds(EuState state) {
        var ids = Stream.of(state.stacks().keySet().stream(), state.navies().stacks().keySet().stream(),
                state.navies().stacks().values().stream().map(NavalStack::aboard).flatMap(List::stream).map(Stack::id)).flatMap(each -> each).toList();
        var taken = ids.stream().map(StackId::value).collect(Collectors.toCollection(HashSet::new));
        taken.addAll(Id.texts(state.leaders().keySet()));
        taken.addAll(Id.texts(state.navies().leaders().keySet()));
        for (var id : ids) {
            if (id.value().contains(".")) {
                var name = id.value().replace('.', '-');
                while (!taken.add(name)) {
                    name = name + "x";
                }
                names.put(id, new StackId(name));
            }
        }
    }

    /** The id in the scenario. */
    StackId of(StackId id) {
        return names.getOrDefault(id, id);
    }
}
