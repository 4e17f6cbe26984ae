package tercio.domain.eu.game;

import java.util.List;
import java.util.Optional;
import org.pcollections.PSortedMap;
import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;

/**
 * The naval stacks of a game and what belongs to them; {@link #NONE} in a game of land.
 *
 * @param stacks by id; no land stack has the id of a naval one
 * @param leaders leaders who are with naval stacks, or were when they were lost
 * @param damaged ships that wait to be refitted, in the order in which they were damaged
 */
public record Navies(PSortedMap<String, NavalStack> stacks, PSortedMap<String, LeaderStatus> leaders, PVector<DamagedShips> damaged) {

    public static final Navies NONE = new Navies(TreePMap.empty(), TreePMap.empty(), TreePVector.empty());

    public Optional<NavalStack> stack(String id) {
        return Optional.ofNullable(id).map(stacks::get);
    }

    /** The naval stacks in a sea zone or a port, in the order of their ids. */
    public List<NavalStack> at(String space) {
        return stacks.values().stream().filter(stack -> stack.at().equals(space)).toList();
    }

    /** The naval stack that has announced a battle against another; empty if none has. */
    public Optional<NavalStack> attacker(String enemy) {
        return stacks.values().stream().filter(stack -> stack.action() != null && stack.action().attacked().filter(enemy::equals).isPresent()).findFirst();
    }

    public Navies with(NavalStack stack) {
        return new Navies(stacks.plus(stack.id(), stack), leaders, damaged);
    }

    public Navies without(String stack) {
        return new Navies(stacks.minus(stack), leaders, damaged);
    }

    public Navies with(LeaderStatus leader) {
        return new Navies(stacks, leaders.plus(leader.leader().id(), leader), damaged);
    }

    public Navies damaged(PVector<DamagedShips> now) {
        return new Navies(stacks, leaders, now);
    }

    /** Every naval stack as its alliance begins a new impulse, or as it ends. */
    public Navies stacks(PSortedMap<String, NavalStack> now) {
        return new Navies(now, leaders, damaged);
    }
}
