package tercio.adapters.adjudication;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Fraction;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The odds of each field of an answer, by the JSON pointer of the field in the answer of an adjudication. Where an answer would
 * not have the field its value is {@code null}, so that the odds of each field sum to exactly 1.
 */
public final class FieldOdds {

    private final Map<String, Distribution<JsonNode>> fields = new LinkedHashMap<>();

    /** Adds a field whose values are words, whole numbers, true and false, or {@code null} where there is none. */
    public FieldOdds with(String pointer, Distribution<?> values) {
        fields.put(pointer, values.map(FieldOdds::value));
        return this;
    }

    /** Adds all figures of a forecast. */
    public FieldOdds with(Forecast forecast) {
        forecast.figures().forEach((path, values) -> with("/" + path, values));
        return this;
    }

    /** The exact mean of a field whose values are whole numbers. */
    public Fraction mean(String pointer) {
        var values = fields.get(pointer);
        var sum = BigInteger.ZERO;
        for (var entry : values.weights().entrySet()) {
            sum = sum.add(entry.getValue().multiply(BigInteger.valueOf(entry.getKey().intValue())));
        }
        return new Fraction(sum, values.whole());
    }

    static JsonNode value(Object value) {
        return switch (value) {
            case null -> JsonNodeFactory.instance.nullNode();
            case Boolean so -> JsonNodeFactory.instance.booleanNode(so);
            case Integer number -> JsonNodeFactory.instance.numberNode(number);
            default -> JsonNodeFactory.instance.stringNode(value.toString());
        };
    }

    /** Adds the fields of whole answers: each number, word and truth value by itself, a list as one value. */
    public FieldOdds ofAnswers(Distribution<ObjectNode> answers) {
        var known = new LinkedHashMap<String, Map<JsonNode, BigInteger>>();
        answers.weights().forEach((answer, weight) -> collect(answer, Pointer.ROOT, weight, known));
        known.forEach((pointer, weights) -> {
            var rest = weights.values().stream().reduce(answers.whole(), BigInteger::subtract);
            if (rest.signum() > 0) {
                weights.put(JsonNodeFactory.instance.nullNode(), rest);
            }
            fields.put(pointer, Distribution.of(weights, answers.whole()));
        });
        return this;
    }

    private static void collect(ObjectNode from, String pointer, BigInteger weight, Map<String, Map<JsonNode, BigInteger>> known) {
        for (var field : from.properties()) {
            var place = Pointer.to(pointer, field.getKey());
            if (field.getValue() instanceof ObjectNode within) {
                collect(within, place, weight, known);
            } else {
                known.computeIfAbsent(place, at -> new LinkedHashMap<>()).merge(field.getValue(), weight, BigInteger::add);
            }
        }
    }

    /** @param fractions whether each probability is also written as a fraction in lowest terms */
    public ObjectNode json(boolean fractions) {
        var json = JsonNodeFactory.instance.objectNode();
        fields.forEach((pointer, distribution) -> put(json, pointer, DistributionJson.of(distribution, fractions)));
        return json;
    }

    /** Puts a value where a pointer says, into objects that are made as needed. */
    static void put(ObjectNode json, String pointer, JsonNode value) {
        var names = pointer.substring(1).split("/");
        var parent = json;
        for (int at = 0; at < names.length - 1; at++) {
            parent = parent.get(names[at]) instanceof ObjectNode there ? there : parent.putObject(names[at]);
        }
        parent.set(names[names.length - 1], value);
    }
}
