package tercio.domain.eu.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Stack;

/**
 * Draws parts of stacks at random, for programs that know no rules. Every part that the stacks can give has a chance
 * (EU-UNIT-2), and no other is drawn.
 */
public final class RandomParts {

    private RandomParts() {}

    /**
     * A part of each stack, with {@code least} to {@code most} LD together.
     *
     * @param most at most the LD of all stacks together
     * @return the parts in the order of the stacks
     */
    public static List<Units> of(List<Stack> stacks, int least, int most, IntUnaryOperator below) {
        var parts = new HashMap<String, Units>();
        int rest = stacks.stream().mapToInt(Stack::ld).sum();
        int given = 0;
        for (var stack : shuffled(stacks, below)) {
            rest -= stack.ld();
            int from = Math.max(0, least - given - rest);
            int to = Math.min(stack.ld(), most - given);
            int ld = between(from, to, below);
            parts.put(stack.id(), any(stack, ld, below));
            given += ld;
        }
        return stacks.stream().map(stack -> parts.get(stack.id())).toList();
    }

    /** Any counters of so many LD that the stack can give. */
    private static Units any(Stack stack, int ld, IntUnaryOperator below) {
        if (ld == stack.ld()) {
            return stack.units();
        }
        var ways = Breaking.holding(stack.units(), ld);
        return ways.get(below.applyAsInt(ways.size()));
    }

    /** Any number of veterans that the part can hold while the rest of the stack holds the others. */
    public static int veterans(Stack stack, Units part, IntUnaryOperator below) {
        return between(stack.fewestVeteransIn(part), stack.mostVeteransIn(part), below);
    }

    /** Any of the ids. */
    public static List<String> some(List<String> ids, IntUnaryOperator below) {
        return ids.stream().filter(id -> below.applyAsInt(2) == 0).toList();
    }

    /** The counters of a part by the paths of their fields. */
    public static Map<String, Object> counts(String path, Units part) {
        return Map.of(path + "armyPlus", part.armyPlus(), path + "armyMinus", part.armyMinus(), path + "ld", part.ld());
    }

    private static int between(int least, int most, IntUnaryOperator below) {
        return least + below.applyAsInt(most - least + 1);
    }

    private static List<Stack> shuffled(List<Stack> stacks, IntUnaryOperator below) {
        var left = new ArrayList<>(stacks);
        var order = new ArrayList<Stack>();
        while (!left.isEmpty()) {
            order.add(left.remove(below.applyAsInt(left.size())));
        }
        return order;
    }
}
