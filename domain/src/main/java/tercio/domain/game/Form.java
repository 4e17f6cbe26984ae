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
import tercio.domain.ruling.Citation;

/**
 * An answer to a decision that is described instead of listed: what of the command stands fixed, the fields to fill in,
 * and the limits that bind them together. Every legal answer of the described kind can be reached by filling in the
 * fields; whether a filling is legal, {@link Ruleset#decide} says.
 *
 * @param example one complete legal answer; the form shows it without the fields' paths
 * @param fields at least one, each with a path of its own
 * @param limits what binds the fields, in words
 * @param command the answer for a filling in which every field has a value of its kind and range
 */
public record Form(Command example, List<Field> fields, List<Limit> limits, Function<Filling, Command> command) {

    /** How many random fillings are tried before the example is taken. */
    private static final int TRIES = 500;

    /**
     * A part of the command that the player fills in.
     */
    public sealed interface Field {

        /** The path in the command: names separated by dots, a number indexes a list. */
        String name();

        /** What is asked, for a person. */
        String label();

        /** A value of the field, any with the same chance for each pick. */
        Object pick(IntUnaryOperator below);
    }

    /** How many of something: {@code min} up to {@code max}, both included. */
    public record Count(String name, String label, int min, int max) implements Field {
        public Count {
            if (min > max) {
                throw new IllegalArgumentException(name + " counts from " + min + " to " + max);
            }
        }

        @Override
        public Object pick(IntUnaryOperator below) {
            return min + below.applyAsInt(max - min + 1);
        }
    }

    /** Some of these, in no order: {@code min} up to {@code max} of them. */
    public record Subset(String name, String label, List<Item> of, int min, int max) implements Field {
        public Subset {
            of = distinct(name, of, min, max);
        }

        @Override
        public Object pick(IntUnaryOperator below) {
            var chosen = shuffled(of, below).subList(0, min + below.applyAsInt(max - min + 1));
            return of.stream().map(Item::value).filter(value -> chosen.stream().anyMatch(item -> item.value().equals(value)))
                    .toList();
        }
    }

    /** Some of these, one after another: {@code min} up to {@code max} of them. */
    public record Order(String name, String label, List<Item> of, int min, int max) implements Field {
        public Order {
            of = distinct(name, of, min, max);
        }

        @Override
        public Object pick(IntUnaryOperator below) {
            return shuffled(of, below).subList(0, min + below.applyAsInt(max - min + 1)).stream().map(Item::value).toList();
        }
    }

    /** One of these. */
    public record Choice(String name, String label, List<Item> of) implements Field {
        public Choice {
            of = distinct(name, of, 1, 1);
        }

        @Override
        public Object pick(IntUnaryOperator below) {
            return of.get(below.applyAsInt(of.size())).value();
        }
    }

    /** Something that can be chosen: how it stands in the command, and how a person reads it. */
    public record Item(String value, String label) {}

    /**
     * What binds fields together.
     *
     * @param fields the paths of the fields concerned
     */
    public record Limit(String text, List<String> fields, Citation rule) {
        public Limit {
            fields = List.copyOf(fields);
        }

        public static Limit of(String text, String rule, String... fields) {
            return new Limit(text, List.of(fields), Citation.of(rule));
        }
    }

    /** The values filled in, by the paths of the fields. */
    public record Filling(Map<String, Object> values) {
        public Filling {
            values = Map.copyOf(values);
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
        public List<String> chosen(String field) {
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

    public Form {
        fields = List.copyOf(fields);
        limits = List.copyOf(limits);
        var names = fields.stream().map(Field::name).collect(Collectors.toSet());
        if (fields.isEmpty() || names.size() != fields.size()) {
            throw new IllegalArgumentException("a form has fields, each with a path of its own: " + fields);
        }
        for (var limit : limits) {
            if (!names.containsAll(limit.fields())) {
                throw new IllegalArgumentException("'" + limit.text() + "' is about fields that the form does not have");
            }
        }
    }

    /**
     * A legal answer for a program that knows no rules. Every legal filling can come out.
     *
     * @param below gives a number from 0 up to, but not including, its argument
     * @param legal whether a command is legal now
     */
    public Command sample(IntUnaryOperator below, Predicate<Command> legal) {
        for (int attempt = 0; attempt < TRIES; attempt++) {
            var values = new LinkedHashMap<String, Object>();
            fields.forEach(field -> values.put(field.name(), field.pick(below)));
            var filled = command.apply(new Filling(values));
            if (legal.test(filled)) {
                return filled;
            }
        }
        return example;
    }

    /** Two forms that show the same are the same: the function that puts the command together follows from what is shown. */
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

    private static List<Item> shuffled(List<Item> items, IntUnaryOperator below) {
        var left = new ArrayList<>(items);
        var order = new ArrayList<Item>();
        while (!left.isEmpty()) {
            order.add(left.remove(below.applyAsInt(left.size())));
        }
        return order;
    }
}
