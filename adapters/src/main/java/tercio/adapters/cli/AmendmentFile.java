package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.adapters.json.UnreadableJson;
import tercio.adapters.store.GameBackend;
import tercio.application.record.Correction;
import tercio.application.record.Correction.Kind;
import tercio.domain.game.Command;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A correction in a file, as the service takes it: one of replace, insert, drop, dice and end. */
final class AmendmentFile {

    /** Limit of a file in bytes, equal to that of a request body. */
    private static final int LONGEST = 1_000_000;

    private final Path file;
    private final JsonNode body;
    private final GameBackend backend;
    private final String ruleset;

    AmendmentFile(Path file, GameBackend backend, String ruleset) throws IOException {
        this.file = file;
        this.backend = backend;
        this.ruleset = ruleset;
        body = GivenFile.json(backend.json(), GivenFile.text(file, LONGEST), file.toString());
    }

    /** The position in the file. */
    Optional<Integer> at() {
        return Optional.of(body.path("at")).filter(JsonNode::canConvertToInt).map(JsonNode::intValue);
    }

    /** The reason in the file. */
    String reason() {
        return body.path("reason").asString("");
    }

    Correction correction() {
        var kinds = List.of(Kind.values()).stream().filter(kind -> body.has(word(kind))).toList();
        if (kinds.size() != 1) {
            throw fault("", Sentence.of("kernel.sent.exactly-one").with("known", new Text("replace, insert, drop, dice, end")));
        }
        var kind = kinds.getFirst();
        return switch (kind) {
            case REPLACE, INSERT -> commandCorrection(kind, body.path(word(kind)));
            case DICE -> new Correction(kind, Optional.empty(), dice(body.path("dice")));
            case DROP, END -> Correction.of(kind);
        };
    }

    private RefusedInput fault(String pointer, Sentence fault) {
        return new RefusedInput(GivenFile.fault(file.toString(), pointer.isEmpty() ? fault : GivenFile.atPointer(pointer, fault)));
    }

    private static String word(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private Correction commandCorrection(Kind kind, JsonNode written) {
        if (!(written instanceof ObjectNode parts) || !parts.path("type").isString()) {
            throw fault("/" + word(kind), Sentence.of("program.game.command-with-type"));
        }
        var left = parts.deepCopy();
        var dice = left.remove("dice");
        var type = backend.dictionary().command(ruleset, left.remove("type").asString())
                .orElseThrow(() -> fault("/" + word(kind) + "/type", Sentence.of("program.game.no-command").with("ruleset", new Text(ruleset))));
        try {
            Command command = backend.json().treeToValue(left, type);
            return Correction.of(kind, backend.notation().encode(command), dice == null ? List.of() : dice(dice));
        } catch (JacksonException broken) {
            throw fault("/" + word(kind) + ":", UnreadableJson.sentence(broken));
        }
    }

    private List<Integer> dice(JsonNode dice) {
        if (!dice.isArray() || !dice.valueStream().allMatch(JsonNode::canConvertToInt)) {
            throw fault("", Sentence.of("program.game.dice-list"));
        }
        return IntStream.range(0, dice.size()).mapToObj(at -> dice.get(at).intValue()).toList();
    }
}
