package tercio.adapters.adjudication;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.adapters.adjudication.FieldReads.Shape;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schema of one field of a request, which holds what any of the ways to read it allows. */
final class FieldSchema {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private FieldSchema() {}

    static ObjectNode of(Collection<Shape> shapes) {
        var kinds = Stream.of(wholes(of(FieldReads.Whole.class, shapes)), flags(of(FieldReads.Flag.class, shapes)),
                        words(of(FieldReads.Word.class, shapes)), lists(of(FieldReads.Words.class, shapes)),
                        texts(of(FieldReads.Text.class, shapes)))
                .flatMap(Optional::stream).toList();
        if (kinds.size() == 1) {
            return kinds.getFirst();
        }
        var any = JSON.objectNode();
        if (kinds.isEmpty()) {
            return any;
        }
        kinds.forEach(any.putArray("anyOf")::add);
        return any;
    }

    private static <S extends Shape> List<S> of(Class<S> kind, Collection<Shape> shapes) {
        return shapes.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private static Optional<ObjectNode> wholes(List<FieldReads.Whole> ways) {
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        var schema = JSON.objectNode().put("type", "integer").put("minimum", ways.stream().mapToInt(FieldReads.Whole::least).min().getAsInt());
        int most = ways.stream().mapToInt(FieldReads.Whole::most).max().getAsInt();
        if (most < Integer.MAX_VALUE) {
            schema.put("maximum", most);
        }
        sharedDefault(ways.stream().map(FieldReads.Whole::otherwise).toList()).ifPresent(otherwise -> schema.put("default", otherwise));
        return Optional.of(schema);
    }

    private static Optional<ObjectNode> flags(List<FieldReads.Flag> ways) {
        return ways.isEmpty() ? Optional.empty()
                : Optional.of(JSON.objectNode().put("type", "boolean").put("default", ways.getFirst().otherwise()));
    }

    private static Optional<ObjectNode> words(List<FieldReads.Word> ways) {
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        var schema = JSON.objectNode();
        ways.stream().flatMap(way -> way.words().stream()).distinct().forEach(schema.putArray("enum")::add);
        sharedDefault(ways.stream().map(FieldReads.Word::otherwise).toList()).ifPresent(otherwise -> schema.put("default", otherwise));
        return Optional.of(schema);
    }

    private static Optional<ObjectNode> lists(List<FieldReads.Words> ways) {
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        var schema = JSON.objectNode().put("type", "array");
        ways.stream().flatMap(way -> way.words().stream()).distinct().forEach(schema.putObject("items").putArray("enum")::add);
        return Optional.of(schema);
    }

    private static Optional<ObjectNode> texts(List<FieldReads.Text> ways) {
        return ways.isEmpty() ? Optional.empty() : Optional.of(JSON.objectNode().put("type", "string"));
    }

    /** The default that all ways to read a field share. */
    private static <T> Optional<T> sharedDefault(List<Optional<T>> defaults) {
        return defaults.stream().distinct().count() == 1 ? defaults.getFirst() : Optional.empty();
    }
}
