package tercio.adapters.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.adapters.json.RecordSchema;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelEvent;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Adjustments;
import tercio.domain.game.Change;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON Schemas of the contents of a record of a game of one ruleset: the payload of each event in each version, and each command.
 *
 * <p>Decided: an older version of an event is described by the names of the parts that it had, in {@code older-events.json}, and by the
 * types that those parts have now. That is exact as long as versions only add parts, which a test checks against the stored text of
 * each version. A version that removes a part or changes its type keeps its whole schema there instead of the list.
 */
public final class PayloadSchemas {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /**
     * One version of the payload of an event.
     *
     * @param type as records have it, with the ruleset that owns it
     * @param name as answers about a game have it
     * @param current whether this version is written now
     */
    public record EventSchema(String type, String name, int version, boolean current, ObjectNode schema) {}

    /**
     * A command.
     *
     * @param sent whether a seat sends it to the commands of a game, or to an operation of its own
     */
    public record CommandSchema(String type, boolean sent, ObjectNode schema) {}

    private final MessageRegistry dictionary;
    private final Ruleset<?, ?, ?, ?> ruleset;
    private final RecordSchema stored;
    private final RecordSchema sent;

    public PayloadSchemas(MessageRegistry dictionary, Ruleset<?, ?, ?, ?> ruleset) {
        this.dictionary = dictionary;
        this.ruleset = ruleset;
        var scenario = RecordSchema.forStorage(type -> Optional.empty());
        this.stored = RecordSchema.forStorage(type -> type == Scenario.class ? Optional.of(scenario.of(ruleset.scenarioType())) : Optional.empty());
        this.sent = RecordSchema.forRequests(Map.of(), type -> type.isSealed() && Change.class.isAssignableFrom(type)
                ? ruleset.adjustments().map(PayloadSchemas::changes) : Optional.empty());
    }

    private static ObjectNode changes(Adjustments<?, ?> adjustments) {
        var one = JSON.objectNode();
        var kinds = one.putArray("oneOf");
        adjustments.kinds().forEach(kind -> kinds.add(ChangeSchema.of(kind).path("schema")));
        return one;
    }

    /** The events of the kernel and of the ruleset, each in all its versions, oldest first. */
    public List<EventSchema> events() {
        var types = new ArrayList<Class<?>>();
        KernelEvent.types().all().forEach(word -> types.add(word.type()));
        ruleset.events().all().forEach(word -> types.add(word.type()));
        return types.stream().map(dictionary::of).distinct().flatMap(this::versions).toList();
    }

    private Stream<EventSchema> versions(MessageRegistry.EventType event) {
        var versions = new ArrayList<EventSchema>();
        for (int version = 1; version < event.version(); version++) {
            versions.add(new EventSchema(event.name(), name(event), version, false, withTitle(event.name() + ", version " + version, olderVersion(event, version))));
        }
        versions.add(new EventSchema(event.name(), name(event), event.version(), true,
                withTitle(event.name() + ", version " + event.version(), stored.of(event.type()))));
        return versions.stream();
    }

    private static String name(MessageRegistry.EventType event) {
        return event.name().substring(event.name().indexOf('/') + 1);
    }

    private ObjectNode olderVersion(MessageRegistry.EventType event, int version) {
        var told = OlderVersions.VERSIONS.path(event.name()).path(version - 1);
        if (told.isObject()) {
            return (ObjectNode) told.deepCopy();
        }
        if (!told.isArray()) {
            throw new IllegalStateException("older-events.json does not tell the parts of " + event.name() + " in version " + version);
        }
        var names = told.valueStream().map(JsonNode::asString).toList();
        var now = stored.of(event.type());
        ((ObjectNode) now.path("properties")).retain(names);
        var needed = now.path("required").valueStream().map(JsonNode::asString).filter(names::contains).toList();
        now.remove("required");
        if (!needed.isEmpty()) {
            needed.forEach(now.putArray("required")::add);
        }
        return now;
    }

    /** The commands of seats, the adjustment, and the commands that other operations record, by name. */
    public List<CommandSchema> commands() {
        var commands = new ArrayList<CommandSchema>();
        ruleset.commands().all().forEach(word -> commands.add(command(word.alias(), word.type(), true)));
        ruleset.adjustments().ifPresent(adjustments -> commands.add(command(Adjustment.WORD, adjustments.type(), false)));
        KernelCommand.types().all().forEach(word -> commands.add(command(word.alias(), word.type(), dictionary.commandsOf(ruleset.id()).contains(word.alias()))));
        return commands;
    }

    private CommandSchema command(String word, Class<?> type, boolean ofSeats) {
        return new CommandSchema(word, ofSeats, withTitle(word, RecordSchema.withKind(sent.of(type), "type", word)));
    }

    private static ObjectNode withTitle(String title, ObjectNode schema) {
        return JSON.objectNode().put("$schema", RecordSchema.DIALECT).put("title", title).setAll(schema);
    }

    /** The older versions, read at the first request for a schema. */
    private static final class OlderVersions {
        private static final JsonNode VERSIONS = read();

        private static JsonNode read() {
            try (var text = Objects.requireNonNull(PayloadSchemas.class.getResourceAsStream("older-events.json"))) {
                return new JsonMapper().readTree(text);
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }
}
