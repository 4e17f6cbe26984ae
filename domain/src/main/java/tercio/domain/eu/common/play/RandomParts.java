package tercio.domain.eu.common.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Stack;

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
        var parts = new HashMap<StackId, Units>();
        int given = 0;
        var left = shuffle(stacks, below);
        while (!left.isEmpty()) {
            var stack = left.removeFirst();
            var fitting = fitting(stack, left, least - given, most - given);
            int ld = fitting.get(below.applyAsInt(fitting.size()));
            parts.put(stack.id(), any(stack, ld, below));
            given += ld;
        }
        return stacks.stream().map(stack -> parts.get(stack.id())).toList();
    }

    /** The LD that the stack can give so that the other stacks can complete {@code least} to {@code most} LD. */
    private static List<Integer> fitting(Stack stack, List<Stack> others, int least, int most) {
        var rest = PossibleParts.of(others, most);
        return PossibleParts.of(List.of(stack), most).stream()
                .filter(ld -> rest.nextSetBit(Math.max(0, least - ld)) >= 0 && rest.nextSetBit(Math.max(0, least - ld)) <= most - ld)
                .boxed().toList();
    }

    /** A part of each stack with exactly so many LD beside Pashas together, and so many Pashas. */
    public static List<Units> besidePashas(List<Stack> stacks, int ld, int pashas, IntUnaryOperator below) {
        var counters = of(stacks.stream().map(stack -> stack.withUnits(stack.units().withoutPashas(), stack.veteranLd())).toList(), ld, ld, below);
        var each = new ArrayList<Pasha>();
        for (int at = 0; at < stacks.size(); at++) {
            var timar = stacks.get(at).units().timarCounters();
            add(each, at, 1, timar.pashasOfOne());
            add(each, at, 2, timar.pashasOfTwo());
            add(each, at, Timar.LARGEST_PASHA, timar.pashasOfThree());
        }
        while (each.size() > pashas) {
            each.remove(below.applyAsInt(each.size()));
        }
        var parts = new ArrayList<>(counters);
        each.forEach(pasha -> parts.set(pasha.at(), parts.get(pasha.at()).plus(Units.with(0, 0, 0, Timar.pashas(pasha.ld())))));
        return parts;
    }

    /** A Pasha of the stack at this place. */
    private record Pasha(int at, int ld) {}

    private static void add(List<Pasha> each, int at, int ld, int count) {
        each.addAll(Collections.nCopies(count, new Pasha(at, ld)));
    }

    /** Any counters of so many LD that the stack can give. */
    private static Units any(Stack stack, int ld, IntUnaryOperator below) {
        if (ld == stack.ld()) {
            return stack.units();
        }
        var ways = CounterExchange.waysToHold(stack.units(), ld);
        return ways.get(below.applyAsInt(ways.size()));
    }

    /** Any number of veterans that the part can hold while the rest of the stack holds the others. */
    public static int veterans(Stack stack, Units part, IntUnaryOperator below) {
        return between(stack.fewestVeteransIn(part), stack.mostVeteransIn(part), below);
    }

    /** A random selection of the ids. */
    public static List<LeaderId> randomSubset(List<LeaderId> ids, IntUnaryOperator below) {
        return ids.stream().filter(id -> below.applyAsInt(2) == 0).toList();
    }

    /** The counters of a part by the paths of their fields. */
    public static Map<String, Object> fieldValues(String path, Units part) {
        var regular = part.regular();
        var values = new HashMap<>(TimarFields.values(path, part.timarCounters()));
        values.putAll(Map.of(path + "armyPlus", regular.armyPlus(), path + "armyMinus", regular.armyMinus(), path + "ld", regular.ld()));
        return values;
    }

    private static int between(int least, int most, IntUnaryOperator below) {
        return least + below.applyAsInt(most - least + 1);
    }

    private static List<Stack> shuffle(List<Stack> stacks, IntUnaryOperator below) {
        var left = new ArrayList<>(stacks);
        var order = new ArrayList<Stack>();
        while (!left.isEmpty()) {
            order.add(left.remove(below.applyAsInt(left.size())));
        }
        return order;
    }
}
