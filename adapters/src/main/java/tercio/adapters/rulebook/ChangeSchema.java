package tercio.adapters.rulebook;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schema of a kind of change, made from the fields by which an adjustment is checked. */
public final class ChangeSchema {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** The keyword that says what an id names, so that a form can offer the existing ids. */
    private static final String NAMES = "x-names";

    /** The keyword for the titles of ids that the board does not name. */
    private static final String TITLES = "x-titles";

    /** The ids of a kind of thing on a board, and the titles of those that the board does not name. */
    public record KnownIds(List<String> ids, Map<String, String> titles) {}

    private ChangeSchema() {}

    /** A kind with its title and schema in English, for changes on any board. */
    public static ObjectNode of(ChangeKind<?> kind) {
        return of(kind, Texts.in(Language.EN), to -> Optional.empty());
    }

    /**
     * A kind with its title and schema.
     *
     * @param texts reads titles
     * @param known the existing ids of what is named; empty where they depend on the board
     */
    public static ObjectNode of(ChangeKind<?> kind, Texts texts, Function<String, Optional<KnownIds>> known) {
        var described = JSON.objectNode().put("kind", kind.word()).put("title", texts.phrase(kind.title()));
        var schema = described.putObject("schema").put("type", "object");
        var properties = schema.putObject("properties");
        properties.putObject("kind").put("const", kind.word());
        schema.putArray("required").add("kind");
        schema.put("additionalProperties", false);
        kind.fields().forEach(field -> put(schema, field, texts.phrase(field.label()), field.name().split("\\."), 0, known));
        return described;
    }

    /** Writes a field at its place: each part of its name but the last is an object. */
    private static void put(ObjectNode object, ChangeField field, String title, String[] path, int at, Function<String, Optional<KnownIds>> known) {
        var properties = (ObjectNode) object.path("properties");
        boolean needed = at == 0 ? !field.optional() : !(field instanceof ChangeField.Number);
        if (needed && object.withArray("required").valueStream().noneMatch(name -> name.asString().equals(path[at]))) {
            object.withArray("required").add(path[at]);
        }
        if (at + 1 == path.length) {
            properties.set(path[at], value(field, known).put("title", title));
            return;
        }
        if (!properties.has(path[at])) {
            properties.putObject(path[at]).put("type", "object").put("additionalProperties", false).putObject("properties");
        }
        var inner = (ObjectNode) properties.path(path[at]);
        put(inner, field, title, path, at + 1, known);
    }

    private static ObjectNode value(ChangeField field, Function<String, Optional<KnownIds>> known) {
        return switch (field) {
            case ChangeField.Number number -> JSON.objectNode().put("type", "integer").put("minimum", number.least()).put("maximum", number.most());
            case ChangeField.Word word -> {
                var schema = JSON.objectNode();
                word.of().forEach(schema.putArray("enum")::add);
                yield schema;
            }
            case ChangeField.Flag flag -> JSON.objectNode().put("type", "boolean");
            case ChangeField.Reference reference -> id(reference.to(), known);
            case ChangeField.References references -> {
                var list = JSON.objectNode().put("type", "array").put("maxItems", references.most());
                list.set("items", id(references.to(), known));
                yield list;
            }
            case ChangeField.Counts counts -> {
                var schema = JSON.objectNode().put("type", "object");
                var properties = schema.putObject("properties");
                counts.of().forEach(word -> properties.putObject(word).put("type", "integer").put("minimum", 0).put("maximum", counts.most()));
                yield schema.put("additionalProperties", false);
            }
        };
    }

    private static ObjectNode id(String to, Function<String, Optional<KnownIds>> known) {
        var schema = JSON.objectNode().put("type", "string").put("maxLength", ChangeKind.LONGEST_ID).put(NAMES, to);
        known.apply(to).ifPresent(there -> {
            there.ids().forEach(schema.putArray("enum")::add);
            if (!there.titles().isEmpty()) {
                var titles = schema.putObject(TITLES);
                there.ids().stream().filter(there.titles()::containsKey).forEach(id -> titles.put(id, there.titles().get(id)));
            }
        });
        return schema;
    }
}
