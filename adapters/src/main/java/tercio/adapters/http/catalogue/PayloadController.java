package tercio.adapters.http.catalogue;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.rulebook.PayloadSchemas;
import tercio.application.record.HashChain;
import tercio.application.record.MessageRegistry;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.json.JsonMapper;

/** Publishes the JSON Schemas of what records of games hold. They never change while the program runs. */
@RestController
@RequestMapping("/api/rulesets/{id}")
@Tag(name = "Games")
class PayloadController {

    /** A body that is written once, with its ETag. */
    private record PayloadBody(byte[] body, String mark) {}

    private record Events(String ruleset, String edition, List<PayloadSchemas.EventSchema> events) {}

    private record Commands(String ruleset, String edition, List<PayloadSchemas.CommandSchema> commands) {}

    private final MessageRegistry dictionary;
    private final JsonMapper json;
    private final Map<String, PayloadSchemas> schemas = new ConcurrentHashMap<>();
    private final Map<String, PayloadBody> whole = new ConcurrentHashMap<>();

    PayloadController(MessageRegistry dictionary, JsonMapper json) {
        this.dictionary = dictionary;
        this.json = json;
    }

    @GetMapping("/events")
    @Operation(summary = "The JSON Schema of the payload of each event, in each version that records hold",
            description = "A schema describes the payload with all its parts. Secret parts of a record stand under `sealed`; each is put at its place before "
                    + "the payload is compared with the schema.")
    ResponseEntity<byte[]> events(@PathVariable String id, @RequestParam(required = false) String type) {
        return answer(id, "events", type, known -> {
            var events = schemasOf(id).events().stream().filter(event -> type == null || event.type().equals(type) || event.name().equals(type)).toList();
            return events.isEmpty() ? null : new Events(id, known, events);
        });
    }

    @GetMapping("/commands")
    @Operation(summary = "The JSON Schema of each command, as it is sent and as `causedBy` of a record holds it",
            description = "`sent` tells the commands that `POST /api/games/{id}/commands` takes; the others come from operations of their own. "
                    + "A command has no version: another shape takes another name.")
    ResponseEntity<byte[]> commands(@PathVariable String id, @RequestParam(required = false) String type) {
        return answer(id, "commands", type, known -> {
            var commands = schemasOf(id).commands().stream().filter(command -> type == null || command.type().equals(type)).toList();
            return commands.isEmpty() ? null : new Commands(id, known, commands);
        });
    }

    private PayloadSchemas schemasOf(String id) {
        return schemas.computeIfAbsent(id, wanted -> new PayloadSchemas(dictionary, dictionary.ruleset(wanted).orElseThrow()));
    }

    /** @param listed makes the body for the edition of the ruleset; null where nothing has the type in the query */
    private ResponseEntity<byte[]> answer(String id, String what, String type, Function<String, Object> listed) {
        var rules = dictionary.ruleset(id).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.ruleset-with-games").with("ruleset", new Text(Problem.shorten(id)))));
        var kept = type == null ? whole.get(id + "/" + what) : null;
        var written = kept;
        if (written == null) {
            var body = listed.apply(rules.edition());
            if (body == null) {
                throw Problem.notFound(Sentence.of("kernel.missing.type").with("what", what).with("type", new Text(Problem.shorten(type))).with("ruleset", new Text(id)));
            }
            var bytes = json.writeValueAsBytes(body);
            written = new PayloadBody(bytes, "\"" + HashChain.hash(bytes) + "\"");
            if (type == null) {
                whole.put(id + "/" + what, written);
            }
        }
        return ResponseEntity.ok().eTag(written.mark()).cacheControl(CacheControl.noCache()).contentType(MediaType.APPLICATION_JSON).body(written.body());
    }
}
