package tercio.domain.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * Describes the answers to a decision that are too many to list: the fixed parts of the command, the fields to fill in, and
 * the limits that connect them. Filling in the fields reaches every legal answer of this kind; {@link Ruleset#decide} says
 * whether a filling is legal.
 *
 * <p>The board bounds a form: it has a few fields for each piece that the decision concerns, and a field has an item for each
 * piece or place that it can name.
 *
 * @param example a complete legal answer; the form shows its fixed parts only
 * @param fields at least one, with distinct paths
 * @param limits the limits on combinations of values, in words
 * @param command the answer for a filling in which every field has a value of its kind and range
 * @param sampler draws fillings; needed where few combinations of values within their ranges are legal
 */
public record Form(
        Command example, List<Field> fields, List<Limit> limits, Function<Filling, Command> command, Sampler sampler) {

    /**
     * Number of random fillings that are tried before the example is used. With a sampler of which one filling in ten is
     * legal, the example is needed less than once in 10^22 samples.
     */
    private static final int TRIES = 500;

    /** Draws a filling at random. Every legal filling has a chance that is not small against that of the others. */
    @FunctionalInterface
    public interface Sampler {

        /** @param below returns a random number from 0 up to, but not including, its argument */
        Filling draw(IntUnaryOperator below);
    }

    /**
     * A part of the command to fill in.
     */
    public sealed interface Field {

        /** The path in the command: names separated by dots, a number indexes a list. */
        String name();

        /** The question, for a person. */
        Sentence label();

        /** A random value of the field; all values have the same chance. */
        Object pick(IntUnaryOperator below);
    }

    /** A number from {@code min} to {@code max}, both included. */
    public record Count(String name, Sentence label, int min, int max) implements Field {
        public Count {
            if (min > max) {
                throw new IllegalArgumentException(name + " counts from " + min + " to " + max);
            }
        }

        /** A number with a written label. */
        public Count(String name, String label, int min, int max) {
            this(name, Sentence.ofText(label), min, max);
        }

        @Override
        public Object pick(IntUnaryOperator below) {
            return min + below.applyAsInt(max - min + 1);
        }
    }

    /** {@code min} to {@code max} of these items, without order. */
    public record Subset(String name, Sentence label, List<Item> of, int min, int max) implements Field {
        public Subset {
            of = distinct(name, of, min, max);
        }

        /** Some of these items with a written label. */
        public Subset(String name, String label, List<Item> of, int min, int max) {
            this(name, Sentence.ofText(label), of, min, max);
        }

        @Override
        public Object pick(IntUnaryOperator below) {
            var chosen = shuffle(of, below).subList(0, min + below.applyAsInt(max - min + 1));
            return of.stream().map(Item::value).filter(value -> chosen.stream().anyMatch(item -> item.value().equals(value)))
                    .toList();
        }
    }

    /**
     * {@code min} to {@code max} of these items, in an order.
     *
     * @param repeats whether an item may be chosen several times
     */
    public record Order(String name, Sentence label, List<Item> of, int min, int max, boolean repeats) implements Field {
        public Order {
            of = distinct(name, of, min, repeats ? Math.min(max, of.size()) : max);
        }

        /** An order in which each item is chosen once at most. */
        public Order(String name, Sentence label, List<Item> of, int min, int max) {
            this(name, label, of, min, max, false);
        }

        /** An order with a written label in which each item is chosen once at most. */
        public Order(String name, String label, List<Item> of, int min, int max) {
            this(name, Sentence.ofText(label), of, min, max, false);
        }

        /** An order with a written label. */
        public Order(String name, String label, List<Item> of, int min, int max, boolean repeats) {
            this(name, Sentence.ofText(label), of, min, max, repeats);
        }

        @Override
        public Object pick(IntUnaryOperator below) {
            if (repeats) {
                int size = min + below.applyAsInt(max - min + 1);
                return Stream.generate(() -> of.get(below.applyAsInt(of.size())).value()).limit(size).toList();
            }
            return shuffle(of, below).subList(0, min + below.applyAsInt(max - min + 1)).stream().map(Item::value).toList();
        }
    }

    /** One of these items. */
    public record Choice(String name, Sentence label, List<Item> of) implements Field {
        public Choice {
            of = distinct(name, of, 1, 1);
        }

        /** One of these items with a written label. */
        public Choice(String name, String label, List<Item> of) {
            this(name, Sentence.ofText(label), of);
        }

        @Override
        public Object pick(IntUnaryOperator below) {
            return of.get(below.applyAsInt(of.size())).value();
        }
    }

    /** An item to choose: its value in the command and its label for a person. */
    public record Item(String value, Sentence label) {

        /** An item with a written label. */
        public Item(String value, String label) {
            this(value, Sentence.ofText(label));
        }
    }

    /**
     * A limit on the values of several fields.
     *
     * @param fields the paths of the fields concerned
     */
    public record Limit(Sentence text, List<String> fields, Citation rule) {
        public Limit {
            fields = List.copyOf(fields);
        }

        public static Limit of(Sentence text, String rule, String... fields) {
            return new Limit(text, List.of(fields), Citation.of(rule));
        }
    }

    /** The filled-in values by the paths of the fields. An id stands as its text. */
    public record Filling(Map<String, Object> values) {
        public Filling {
            values = values.entrySet().stream().collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, entry -> text(entry.getValue())));
        }

        private static Object text(Object value) {
            return switch (value) {
                case Id id -> id.value();
                case List<?> several -> several.stream().map(Filling::text).toList();
                default -> value;
            };
        }

        /** The value of a {@link Count}. */
        public int count(String field) {
            return (Integer) value(field);
        }

        /** The value of a {@link Choice}. */
        public String choice(String field) {
            return (String) value(field);
        }

        /** The values of a {@link Subset} or an {@link Order}. */
        public List<String> choices(String field) {
            return ((List<?>) value(field)).stream().map(String.class::cast).toList();
        }

        private Object value(String field) {
            var value = values.get(field);
            if (value == null) {
                throw new IllegalArgumentException(field + " is not filled in");
            }
            return value;
        }
    }

    /** A form of which each field is drawn by itself: enough where most combinations of values are legal. */
    public Form(Command example, List<Field> fields, List<Limit> limits, Function<Filling, Command> command) {
        this(example, fields, limits, command, independent(List.copyOf(fields)));
    }

    private static Sampler independent(List<Field> fields) {
        return below -> {
            var values = new LinkedHashMap<String, Object>();
            fields.forEach(field -> values.put(field.name(), field.pick(below)));
            return new Filling(values);
        };
    }

    public Form {
        fields = List.copyOf(fields);
        limits = List.copyOf(limits);
        var names = fields.stream().map(Field::name).collect(Collectors.toSet());
        if (fields.isEmpty() || names.size() != fields.size()) {
            throw new IllegalArgumentException("a form has fields, each with a path of its own: " + fields);
        }
        for (var limit : limits) {
            if (!names.containsAll(limit.fields())) {
                throw new IllegalArgumentException("'" + limit.text().textOrKey() + "' is about fields that the form does not have");
            }
        }
    }

    /**
     * A random legal answer, for a program that knows no rules. Every legal filling is possible.
     *
     * @param below returns a random number from 0 up to, but not including, its argument
     * @param legal whether a command is legal now
     */
    public Command sample(IntUnaryOperator below, Predicate<Command> legal) {
        for (int attempt = 0; attempt < TRIES; attempt++) {
            var filled = command.apply(sampler.draw(below));
            if (legal.test(filled)) {
                return filled;
            }
        }
        return example;
    }

    /** Compares what is shown: the functions that draw fillings and build the command follow from it. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Form form
                && example.equals(form.example) && fields.equals(form.fields) && limits.equals(form.limits);
    }

    @Override
    public int hashCode() {
        return Objects.hash(example, fields, limits);
    }

    private static List<Item> distinct(String name, List<Item> items, int min, int max) {
        var values = new HashSet<String>();
        if (items.isEmpty() || !items.stream().allMatch(item -> values.add(item.value()))
                || min < 0 || min > max || max > items.size()) {
            throw new IllegalArgumentException(name + " takes " + min + " to " + max + " of " + items);
        }
        return List.copyOf(items);
    }

    private static List<Item> shuffle(List<Item> items, IntUnaryOperator below) {
        var left = new ArrayList<>(items);
        var order = new ArrayList<Item>();
        while (!left.isEmpty()) {
            order.add(left.remove(below.applyAsInt(left.size())));
        }
        return order;
    }
}
