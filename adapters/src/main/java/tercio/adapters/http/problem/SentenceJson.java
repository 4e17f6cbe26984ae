package tercio.adapters.http.problem;

import java.util.Map;
import java.util.Optional;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A sentence of the catalogs for programs: its key and its arguments. */
final class SentenceJson {

    private SentenceJson() {}

    /** Key and arguments, several sentences as a list of {@code sentences}; empty for a text of a rulebook without catalogs. */
    static Optional<ObjectNode> of(Sentence sentence) {
        return switch (sentence) {
            case Sentence.Written written -> Optional.empty();
            case Sentence.Keyed keyed -> Optional.of(keyed(keyed));
            case Sentence.Several(var several) -> {
                var parts = several.stream().map(SentenceJson::of).toList();
                var body = JsonNodeFactory.instance.objectNode();
                var list = body.putArray("sentences");
                parts.forEach(part -> part.ifPresent(list::add));
                yield parts.stream().allMatch(Optional::isPresent) ? Optional.of(body) : Optional.empty();
            }
        };
    }

    private static ObjectNode keyed(Sentence.Keyed sentence) {
        var body = JsonNodeFactory.instance.objectNode().put("key", sentence.key());
        put(body.putObject("arguments"), sentence.arguments());
        return body;
    }

    private static void put(ObjectNode body, Map<String, Argument> arguments) {
        arguments.forEach((name, argument) -> {
            switch (argument) {
                case Argument.Count(int count) -> body.put(name, count);
                case Argument.Items(var items) -> items(body.putArray(name), items);
                default -> body.set(name, json(argument));
            }
        });
    }

    private static void items(ArrayNode list, Iterable<Argument> items) {
        items.forEach(item -> list.add(json(item)));
    }

    private static JsonNode json(Argument argument) {
        return switch (argument) {
            case Argument.Count(int count) -> JsonNodeFactory.instance.numberNode(count);
            case Argument.Amount amount -> JsonNodeFactory.instance.stringNode(amount.text());
            case Argument.Word(var word) -> JsonNodeFactory.instance.stringNode(word);
            case Argument.Text(var text) -> JsonNodeFactory.instance.stringNode(text);
            case Argument.Name name -> JsonNodeFactory.instance.objectNode().put("kind", name.kind()).put("id", name.id()).put("name", name.printed());
            case Argument.Phrase(var phrase) -> keyed(phrase);
            case Argument.Items(var items) -> {
                var list = JsonNodeFactory.instance.arrayNode();
                items(list, items);
                yield list;
            }
        };
    }
}
