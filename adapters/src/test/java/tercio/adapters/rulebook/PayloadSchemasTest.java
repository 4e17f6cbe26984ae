package tercio.adapters.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.application.record.MessageRegistry;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The published schemas fit everything that was ever recorded: each stored version of each event, and each line of each recorded game. */
class PayloadSchemasTest {

    private static final Path EVENTS = Path.of("src/test/resources/tercio/adapters/events");
    private static final Path GAMES = Path.of("src/test/resources/tercio/adapters/games");
    private static final JsonMapper JSON = new JsonMapper();
    private static final MessageRegistry DICTIONARY = new MessageRegistry(RulebookModules.all().rulebooks().rulesets());
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    /** The schemas of one ruleset, ready to be held against texts. */
    private static final class Published {
        private final Map<String, Schema> events = new HashMap<>();
        private final Map<String, Schema> commands = new HashMap<>();

        Published(String ruleset) {
            var schemas = new PayloadSchemas(DICTIONARY, DICTIONARY.ruleset(ruleset).orElseThrow());
            schemas.events().forEach(event -> events.put(event.type() + "." + event.version(), REGISTRY.getSchema(event.schema())));
            schemas.commands().forEach(command -> commands.put(command.type(), REGISTRY.getSchema(command.schema())));
        }

        List<String> faultsOfEvent(String type, int version, JsonNode payload) {
            var schema = events.get(type + "." + version);
            return schema == null ? List.of("there is no schema of " + type + "." + version) : faults(schema, payload);
        }

        List<String> faultsOfCommand(JsonNode command) {
            var schema = commands.get(command.path("type").asString());
            return schema == null ? List.of("there is no schema of " + command.path("type")) : faults(schema, command);
        }

        private static List<String> faults(Schema schema, JsonNode text) {
            return schema.validate(text).stream().map(fault -> fault.getInstanceLocation() + " " + fault.getMessage()).toList();
        }
    }

    private static final Map<String, Published> PUBLISHED = new HashMap<>();

    private static Published published(String ruleset) {
        return PUBLISHED.computeIfAbsent(ruleset, Published::new);
    }

    private static Stream<Path> files(Path folder, String ending) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
        }
    }

    static Stream<Path> storedEvents() throws IOException {
        return files(EVENTS, ".json").filter(file -> !file.endsWith("words.json"));
    }

    static Stream<Path> recordedGames() throws IOException {
        return files(GAMES, ".jsonl");
    }

    @Test
    void theSchemasOfOneRulesetAreMadeForSeveralAtOnce() {
        var schemas = new PayloadSchemas(DICTIONARY, DICTIONARY.ruleset("eu-military").orElseThrow());
        var once = schemas.events();

        assertThat(IntStream.range(0, 16).parallel().mapToObj(asked -> schemas.events()).toList()).allMatch(once::equals);
    }

    @Test
    void theStoredTextOfEachVersionFitsItsSchema() throws IOException {
        assertThat(storedEvents()).allSatisfy(file -> {
            var name = file.getFileName().toString().split("\\.");
            var owner = file.getParent().getFileName().toString();
            var ruleset = owner.equals("game") ? "eu-military" : owner;
            assertThat(published(ruleset).faultsOfEvent(owner + "/" + name[0], Integer.parseInt(name[1]), JSON.readTree(Files.readString(file))))
                    .as("%s", file.getFileName()).isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("recordedGames")
    void eachLineOfARecordedGameFitsTheSchemas(Path file) throws IOException {
        var lines = Files.readAllLines(file);
        var published = published(JSON.readTree(lines.getFirst()).path("ruleset").asString());
        var faults = new TreeSet<String>();
        int events = 0;
        for (var line : lines.subList(1, lines.size())) {
            var entry = JSON.readTree(line);
            if (!entry.has("position")) {
                continue;
            }
            events++;
            var event = opened(entry);
            published.faultsOfEvent(event.path("type").asString(), event.path("version").asInt(), event.path("payload"))
                    .forEach(fault -> faults.add(event.path("type").asString() + "." + event.path("version") + " " + fault));
            var cause = opened(entry.path("envelope")).path("causedBy");
            if (cause.isString() && !cause.asString().isEmpty()) {
                var command = JSON.readTree(cause.asString());
                published.faultsOfCommand(command).forEach(fault -> faults.add(command.path("type").asString() + " " + fault));
            }
        }
        assertThat(faults).as("what of %s does not fit the published schemas", file.getFileName()).isEmpty();
        assertThat(events).isGreaterThan(30);
    }

    /** With each sealed part at its place, as the documentation of the record tells a reader to do. */
    private static JsonNode opened(JsonNode holder) {
        var copy = holder.deepCopy();
        if (copy instanceof ObjectNode whole && whole.path("payload") instanceof ObjectNode payload) {
            for (var part : payload.path("sealed")) {
                if (part.has("type")) {
                    whole.put("type", part.path("type").asString()).put("version", part.path("version").asInt());
                }
            }
            open(payload);
        } else if (copy instanceof ObjectNode whole) {
            open(whole);
        }
        return copy;
    }

    private static void open(ObjectNode parts) {
        var sealed = parts.remove("sealed");
        if (sealed != null) {
            sealed.forEach(part -> merge(parts, part.path("parts").deepCopy()));
            if (parts.has("sealed")) {
                open(parts);
            }
        }
    }

    private static void merge(ObjectNode into, JsonNode parts) {
        parts.properties().forEach(part -> {
            if (part.getValue() instanceof ObjectNode inner && into.path(part.getKey()) instanceof ObjectNode outer) {
                merge(outer, inner);
            } else {
                into.set(part.getKey(), part.getValue());
            }
        });
    }

    @Test
    void everyEventOfEachRulesetHasAllItsVersions() {
        for (var ruleset : DICTIONARY.rulesets()) {
            var listed = new HashMap<String, Set<Integer>>();
            new PayloadSchemas(DICTIONARY, ruleset).events().forEach(event -> listed.computeIfAbsent(event.type(), name -> new HashSet<>()).add(event.version()));
            ruleset.events().all().forEach(word -> assertThat(listed.get(DICTIONARY.of(word.type()).name()))
                    .as("the versions of %s in %s", word.alias(), ruleset.id()).hasSize(word.version()).contains(1, word.version()));
        }
    }

    @Test
    void theListOfOlderVersionsHasAllPartsOfTheStoredTextsAndNoOther() throws IOException {
        var older = JSON.readTree(Files.readString(Path.of("src/main/resources/tercio/adapters/rulebook/older-events.json")));
        assertThat(older.propertyNames()).containsExactlyInAnyOrderElementsOf(
                DICTIONARY.events().stream().filter(event -> event.version() > 1).map(MessageRegistry.EventType::name).toList());
        for (var event : older.properties()) {
            for (int version = 1; version <= event.getValue().size(); version++) {
                var told = event.getValue().get(version - 1);
                var names = told.isArray() ? told.valueStream().map(JsonNode::asString).toList() : List.copyOf(told.path("properties").propertyNames());
                var text = JSON.readTree(Files.readString(EVENTS.resolve(event.getKey() + "." + version + ".json")));
                assertThat(names).as("%s in version %d", event.getKey(), version).containsExactlyInAnyOrderElementsOf(text.propertyNames());
            }
        }
    }

    @Test
    void whatNoEventHoldsDoesNotFit() {
        var published = published("eu-military");
        assertThat(published.faultsOfEvent("eu-military/ProvinceEntered", 1, JSON.readTree("""
                {"stack": "fra-1", "from": "ile_de_france", "province": "picardie", "mp": "two", "active": true, "small": false, "weather": "snow"}""")))
                .hasSize(2).anyMatch(fault -> fault.startsWith("/mp")).anyMatch(fault -> fault.contains("weather"));
        assertThat(published.faultsOfEvent("eu-military/BattleFought", 1, JSON.readTree("{\"province\": \"artois\", \"battle\": {}, \"standing\": {}}")))
                .as("version 1 had a stage and the tallies of both sides").isNotEmpty();
        assertThat(published.faultsOfCommand(JSON.readTree("{\"type\": \"DeclareCampaign\"}"))).isNotEmpty();
        assertThat(published.faultsOfCommand(JSON.readTree("{\"type\": \"Adjust\", \"reason\": \"a storm\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": \"very\"}]}")))
                .isNotEmpty();
        assertThat(published.faultsOfCommand(JSON.readTree("{\"type\": \"Adjust\", \"reason\": \"a storm\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": true}]}")))
                .isEmpty();
    }
}
