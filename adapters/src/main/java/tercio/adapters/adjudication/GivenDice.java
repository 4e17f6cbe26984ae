package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The dice of a request; it records which of them the procedures used. */
final class GivenDice implements Dice {

    private static final String DICE = "dice";

    private final Map<String, Integer> values = new LinkedHashMap<>();
    private final Map<String, List<String>> lists = new LinkedHashMap<>();
    private final Set<String> used = new HashSet<>();

    /** Reads the dice. Refused are a name that {@code names} does not hold and a value that {@code die} cannot show. */
    GivenDice(RequestFields request, Die die, DieNames names) {
        request.optionalObject(DICE).ifPresent(dice -> {
            read(dice, die, names, "");
            for (var side : names.sides()) {
                dice.optionalObject(side).ifPresent(fields -> read(fields, die, names, side));
            }
        });
    }

    private void read(RequestFields fields, Die die, DieNames names, String side) {
        for (var purpose : names.purposes(side)) {
            if (!fields.has(purpose)) {
                continue;
            }
            var value = fields.json().get(purpose);
            var place = fields.at(purpose);
            if (value instanceof ArrayNode list && names.takesList(side, purpose)) {
                if (list.isEmpty() && names.takesOne(side, purpose)) {
                    fields.fault(purpose, Sentence.of("kernel.request.die-or-list"));
                }
                var elements = new ArrayList<String>();
                for (int at = 0; at < list.size(); at++) {
                    var element = Pointer.to(place, String.valueOf(at));
                    elements.add(element);
                    values.put(element, fields.readInteger(element, list.get(at), 1, die.sides()));
                }
                lists.put(place, elements);
            } else if (names.takesOne(side, purpose)) {
                values.put(place, fields.readInteger(place, value, 1, die.sides()));
            } else {
                fields.fault(purpose, Sentence.of("kernel.request.list-of-dice"));
            }
        }
    }

    @Override
    public OptionalInt next(DieName name) {
        var place = pointer(name.side(), name.purpose());
        if (lists.containsKey(place)) {
            place = Pointer.to(place, String.valueOf(name.ordinal()));
        } else if (name.ordinal() > 0) {
            return OptionalInt.empty();
        }
        var value = values.get(place);
        if (value == null) {
            return OptionalInt.empty();
        }
        used.add(place);
        return OptionalInt.of(value);
    }

    /** The number of dice given for one purpose of one side, as a list or alone. */
    int count(String side, String purpose) {
        var place = pointer(side, purpose);
        return lists.containsKey(place) ? lists.get(place).size() : values.containsKey(place) ? 1 : 0;
    }

    /** Whether the dice for one purpose of one side are a list. */
    boolean isList(String side, String purpose) {
        return lists.containsKey(pointer(side, purpose));
    }

    /** The place of a die in the request, or where it belongs. */
    String pointer(DieName name) {
        var place = pointer(name.side(), name.purpose());
        return lists.containsKey(place) || name.ordinal() > 0 ? pointer(name.side(), name.purpose(), name.ordinal()) : place;
    }

    /**
     * The place of the dice of one purpose of one side, or where they belong; {@code side} is empty where there are no
     * sides.
     */
    static String pointer(String side, String purpose) {
        var dice = Pointer.to(Pointer.ROOT, DICE);
        return Pointer.to(side.isEmpty() ? dice : Pointer.to(dice, side), purpose);
    }

    /** The place of one die of a list, or where it belongs. */
    static String pointer(String side, String purpose, int element) {
        return Pointer.to(pointer(side, purpose), String.valueOf(element));
    }

    /**
     * The pointers of all dice that were given and not asked for, in the order of the request. A list of which no die
     * was needed is named as a whole.
     */
    List<String> unusedDice(ObjectNode request) {
        var unused = new ArrayList<String>();
        if (request.get(DICE) instanceof ObjectNode dice) {
            collect(dice, Pointer.to(Pointer.ROOT, DICE), unused);
        }
        return unused;
    }

    private void collect(ObjectNode from, String pointer, List<String> unused) {
        for (var field : from.properties()) {
            var place = Pointer.to(pointer, field.getKey());
            if (field.getValue() instanceof ObjectNode side) {
                collect(side, place, unused);
            } else if (lists.containsKey(place)) {
                var left = lists.get(place).stream().filter(element -> !used.contains(element)).toList();
                unused.addAll(left.size() == lists.get(place).size() && !left.isEmpty() ? List.of(place) : left);
            } else if (!used.contains(place)) {
                unused.add(place);
            }
        }
    }
}
