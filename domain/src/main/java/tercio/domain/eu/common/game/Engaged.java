package tercio.domain.eu.common.game;

import java.util.List;
import java.util.TreeSet;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * A stack in a battle.
 *
 * @param cameFrom the province from which it came to the battle; the province of the battle if it stood there
 * @param alsoFrom the provinces from which stacks that joined it came; left out, none
 */
public record Engaged(StackId stack, SpaceId cameFrom, List<SpaceId> alsoFrom) {

    public Engaged {
        alsoFrom = alsoFrom == null ? List.of() : List.copyOf(alsoFrom);
    }

    public Engaged(StackId stack, SpaceId cameFrom) {
        this(stack, cameFrom, List.of());
    }

    /** The stack with every province from which it came. */
    public static Engaged of(Stack stack) {
        return new Engaged(stack.id(), stack.cameFrom(), stack.alsoFrom());
    }

    /** Every province from which a part of the stack came. */
    public List<SpaceId> origins() {
        var all = new TreeSet<>(alsoFrom);
        all.add(cameFrom);
        return List.copyOf(all);
    }
}
