package tercio.domain.eu.given;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.game.Command;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Order;
import tercio.domain.game.Form.Subset;
import tercio.domain.game.Id;

/** The fillings of a form: all of them, and the one that makes a command. */
public final class Fillings {

    private Fillings() {}

    /** The filling that makes the command; empty if the form has none. */
    public static Optional<Filling> of(Form form, Command command) {
        var values = new HashMap<String, Object>();
        for (var field : form.fields()) {
            var value = value(command, List.of(field.name().split("\\.")));
            if (value == null || !takes(field, value)) {
                return Optional.empty();
            }
            values.put(field.name(), value);
        }
        var filling = new Filling(values);
        return Optional.of(filling).filter(filled -> form.command().apply(filled).equals(command));
    }

    /**
     * Fillings like a command that may say the same in other words: what it leaves out has any value, and stacks that it
     * leaves out or names in another order give what it says of them. At most {@code most} of them.
     */
    public static List<Filling> like(Form form, Command command, int most) {
        List<Map<String, Object>> fillings = List.of(Map.of());
        for (var field : form.fields()) {
            var value = value(command, form.example(), List.of(field.name().split("\\.")));
            var values = value == null ? values(field, most) : takes(field, value) ? List.of(value) : List.of();
            fillings = fillings.stream().flatMap(filled -> values.stream().map(each -> with(filled, field.name(), each))).limit(most).toList();
        }
        return fillings.stream().map(Filling::new).toList();
    }

    private static Map<String, Object> with(Map<String, Object> filled, String name, Object value) {
        var more = new LinkedHashMap<>(filled);
        more.put(name, value);
        return more;
    }

    /** The value of a command at a path; {@code null} if none. */
    private static Object value(Object from, List<String> path) {
        return value(from, null, path);
    }

    /** @param example of the same shape, whose order of stacks counts; {@code null} if none is given */
    private static Object value(Object from, Object example, List<String> path) {
        var held = from instanceof Optional<?> optional ? optional.orElse(null) : from;
        var shape = example instanceof Optional<?> optional ? optional.orElse(null) : example;
        if (held == null || path.isEmpty()) {
            return text(held);
        }
        var rest = path.subList(1, path.size());
        if (held instanceof List<?> list) {
            int at = Integer.parseInt(path.getFirst());
            if (shape instanceof List<?> order && order.get(at) instanceof Troops wanted) {
                return value(list.stream().map(Troops.class::cast).filter(troops -> wanted.stack().equals(troops.stack())).findFirst()
                        .orElse(new Troops(wanted.stack(), new Counters(0, 0, 0))), wanted, rest);
            }
            if (shape instanceof List<?> order && order.get(at) instanceof Posting wanted) {
                return value(list.stream().map(Posting.class::cast).filter(posting -> wanted.leader().equals(posting.leader())).findFirst()
                        .orElse(null), wanted, rest);
            }
            return at < list.size() ? value(list.get(at), null, rest) : null;
        }
        return value(part(held, path.getFirst()), shape == null ? null : part(shape, path.getFirst()), rest);
    }

    private static Object text(Object held) {
        return switch (held) {
            case null -> null;
            case Enum<?> word -> word.name().toLowerCase(Locale.ROOT).replace('_', '-');
            case Id id -> id.value();
            case List<?> several -> several.stream().map(Fillings::text).toList();
            default -> held;
        };
    }

    private static Object part(Object held, String name) {
        try {
            var part = held.getClass().getMethod(name);
            part.setAccessible(true);
            return part.invoke(held);
        } catch (NoSuchMethodException another) {
            return null; // the form is for commands of another type
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static boolean takes(Field field, Object value) {
        return switch (field) {
            case Count count -> value instanceof Integer number && number >= count.min() && number <= count.max();
            case Choice choice -> values(choice.of()).contains(value);
            case Subset subset -> value instanceof List<?> list && within(list, subset.of(), subset.min(), subset.max())
                    && list.stream().distinct().count() == list.size();
            case Order order -> value instanceof List<?> list && within(list, order.of(), order.min(), order.max())
                    && (order.repeats() || list.stream().distinct().count() == list.size());
        };
    }

    private static boolean within(List<?> chosen, List<Item> of, int min, int max) {
        return chosen.size() >= min && chosen.size() <= max && values(of).containsAll(chosen);
    }

    private static List<String> values(List<Item> items) {
        return items.stream().map(Item::value).toList();
    }

    /** Every filling; empty if there are more than {@code most}. */
    public static Optional<List<Filling>> all(Form form, int most) {
        List<Map<String, Object>> fillings = List.of(Map.of());
        for (var field : form.fields()) {
            var values = values(field, most);
            if (values.size() * fillings.size() > most) {
                return Optional.empty();
            }
            var more = new ArrayList<Map<String, Object>>();
            for (var filled : fillings) {
                values.forEach(value -> more.add(with(filled, field.name(), value)));
            }
            fillings = more;
        }
        return Optional.of(fillings.stream().map(Filling::new).toList());
    }

    /** Every value of a field; of a field with many more than {@code most} values, some. */
    private static List<?> values(Field field, int most) {
        return switch (field) {
            case Count count -> IntStream.rangeClosed(count.min(), count.max()).limit(most + 1L).boxed().toList();
            case Choice choice -> values(choice.of());
            case Subset subset -> subsets(values(subset.of()), most).stream()
                    .filter(list -> list.size() >= subset.min() && list.size() <= subset.max()).toList();
            case Order order -> orders(values(order.of()), order.max(), order.repeats(), 2 * most).stream()
                    .filter(list -> list.size() >= order.min()).toList();
        };
    }

    private static List<List<String>> subsets(List<String> of, int most) {
        List<List<String>> all = List.of(List.of());
        for (var value : of) {
            all = all.stream().flatMap(list -> Stream.of(list, with(list, value))).limit(2L * most + 2).toList();
        }
        return all;
    }

    private static List<List<String>> orders(List<String> of, int longest, boolean repeats, int most) {
        var all = new ArrayList<List<String>>(List.of(List.of()));
        for (int at = 0; at < all.size() && all.size() <= most; at++) {
            var list = all.get(at);
            if (list.size() < longest) {
                of.stream().filter(value -> repeats || !list.contains(value)).forEach(value -> all.add(with(list, value)));
            }
        }
        return all;
    }

    private static List<String> with(List<String> list, String value) {
        return Stream.concat(list.stream(), Stream.of(value)).toList();
    }
}
