package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tercio.domain.dice.Die;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The names of the dice that a procedure may be given, and whether each is one die or a list of dice. */
public final class DieNames {

    /** A procedure without dice: a request must not hold any. */
    public static final DieNames NONE = new DieNames(Map.of());

    private enum Shape {
        ONE, LIST, ONE_OR_LIST;

        ObjectNode schema(Die die) {
            var one = JsonNodeFactory.instance.objectNode().put("type", "integer").put("minimum", 1).put("maximum", die.sides());
            var list = JsonNodeFactory.instance.objectNode().put("type", "array");
            list.set("items", one);
            return switch (this) {
                case ONE -> one;
                case LIST -> list;
                case ONE_OR_LIST -> {
                    var either = JsonNodeFactory.instance.objectNode();
                    either.putArray("anyOf").add(one).add(list.put("minItems", 1));
                    yield either;
                }
            };
        }
    }

    private record Name(String side, String purpose) {}

    private final Map<Name, Shape> names;

    private DieNames(Map<Name, Shape> names) {
        this.names = names;
    }

    /** Dice that stand directly in {@code dice}, one each. */
    public static DieNames of(String... purposes) {
        return NONE.with("", Shape.ONE, purposes);
    }

    /** Dice that stand under the name of their side, one each. */
    public static DieNames ofSide(String side, String... purposes) {
        return NONE.with(side, Shape.ONE, purposes);
    }

    /** Adds dice under the name of a side, one each. */
    public DieNames andSide(String side, String... purposes) {
        return with(side, Shape.ONE, purposes);
    }

    /** Adds dice that are lists, directly in {@code dice}. */
    public DieNames andLists(String... purposes) {
        return with("", Shape.LIST, purposes);
    }

    /** Adds dice under the name of a side, each one die or a list of dice. */
    public DieNames andOneOrSeveral(String side, String... purposes) {
        return with(side, Shape.ONE_OR_LIST, purposes);
    }

    private DieNames with(String side, Shape shape, String... purposes) {
        var more = new LinkedHashMap<>(names);
        for (var purpose : purposes) {
            more.put(new Name(side, purpose), shape);
        }
        return new DieNames(more);
    }

    boolean isEmpty() {
        return names.isEmpty();
    }

    Set<String> sides() {
        var sides = new LinkedHashSet<String>();
        names.keySet().stream().map(Name::side).filter(side -> !side.isEmpty()).forEach(sides::add);
        return sides;
    }

    List<String> purposes(String side) {
        var purposes = new ArrayList<String>();
        names.keySet().stream().filter(name -> name.side().equals(side)).map(Name::purpose).forEach(purposes::add);
        return purposes;
    }

    /** The JSON Schema of the dice of a request. None is required: which are needed depends on how the procedure goes. */
    ObjectNode schema(Die die) {
        var dice = JsonNodeFactory.instance.objectNode().put("type", "object");
        var properties = dice.putObject("properties");
        names.forEach((name, shape) -> {
            var within = name.side().isEmpty() ? properties : properties.withObjectProperty(name.side()).put("type", "object")
                    .put("additionalProperties", false).withObjectProperty("properties");
            within.set(name.purpose(), shape.schema(die));
        });
        return dice.put("additionalProperties", false);
    }

    boolean takesOne(String side, String purpose) {
        return names.get(new Name(side, purpose)) != Shape.LIST;
    }

    boolean takesList(String side, String purpose) {
        return names.get(new Name(side, purpose)) != Shape.ONE;
    }
}
