package tercio.adapters.http.request;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.json.JsonIntrospector;
import tercio.adapters.json.SentTexts;
import tercio.adapters.json.UnreadableJson;
import tercio.application.record.MessageRegistry;
import tercio.domain.dice.Die;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Change;
import tercio.domain.game.ChangeKind;
import tercio.domain.game.Command;
import tercio.domain.game.Id;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads request bodies strictly. Each fault has a pointer to its place. */
@Component
public class RequestReader {

    private static final Pattern CLASS_NAME = Pattern.compile("(?:[a-z]\\w*\\.){2,}[A-Z]");
    private static final int MOST_SIDES = Stream.of(Die.values()).mapToInt(Die::sides).max().orElseThrow();

    /**
     * The commands of every game that are sent like those of its ruleset, because decisions, requests and refusals offer
     * them.
     */
    private static final Set<String> ANSWERS = Set.of("AnswerRequest", "WithdrawRequest", "Contribute", "Undo");

    private final JsonMapper json;
    private final MessageRegistry dictionary;

    RequestReader(JsonMapper json, MessageRegistry dictionary) {
        this.dictionary = dictionary;
        this.json = json;
    }

    /** A JSON object; {@code null} is a request without a body. */
    public ObjectNode object(byte[] body) {
        JsonNode node;
        try {
            node = body == null ? null : json.readTree(text(body));
        } catch (StreamReadException broken) {
            throw Problem.malformed("", Sentence.of("kernel.sent.no-json").with("why", Argument.of(UnreadableJson.sentence(broken))));
        } catch (JacksonException broken) {
            throw malformed(broken, "");
        }
        if (node == null || !node.isObject()) {
            throw Problem.malformed("", Sentence.of("kernel.sent.object"));
        }
        JsonLimits.check(node);
        SentTexts.normalize(node).ifPresent(fault -> {
            throw Problem.malformed(fault.pointer(), fault.message());
        });
        return (ObjectNode) node;
    }

    /**
     * The body as text. It is decoded strictly, because the parser would accept overlong and other invalid UTF-8 and make
     * characters of it.
     */
    private static String text(byte[] body) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
        } catch (CharacterCodingException broken) {
            throw Problem.malformed("", Sentence.of("kernel.sent.utf8"));
        }
    }

    /** Reads a body as an object of a type; a field that the type lacks is a fault with its pointer. */
    public <T> T read(byte[] body, Class<T> type) {
        return read(object(body), type, "");
    }

    /**
     * Reads a part of a body as an object of a type.
     *
     * @param at the pointer of the part in the body
     */
    public <T> T read(JsonNode node, Class<T> type, String at) {
        try {
            return json.treeToValue(node, type);
        } catch (JacksonException broken) {
            throw malformed(broken, at);
        }
    }

    /** Reads a command of a ruleset: its type and its parts, without the dice. */
    public Command command(String ruleset, ObjectNode body) {
        var parts = body.deepCopy();
        var type = parts.remove("type");
        if (type == null || !type.isString()) {
            throw Problem.malformed("/type", Sentence.of("kernel.sent.type-missing").with("known", new Text(knownCommands(ruleset))));
        }
        var known = dictionary.commandsOf(ruleset).contains(type.asString()) || ANSWERS.contains(type.asString())
                ? dictionary.command(ruleset, type.asString()) : Optional.<Class<? extends Command>>empty();
        return read(parts, known.orElseThrow(() -> Problem.malformed(
                "/type", Sentence.of("kernel.sent.no-command").with("type", new Text(type.asString())).with("known", new Text(knownCommands(ruleset))))), "");
    }

    /** The adjustment of a game of a ruleset. */
    public Command adjustment(String ruleset, ObjectNode body) {
        var type = dictionary.command(ruleset, Adjustment.WORD).orElseThrow(() -> Problem.unprocessable(Sentence.of("kernel.problem.no-adjustments-title"),
                Sentence.of("kernel.problem.no-adjustments").with("ruleset", new Text(ruleset)), Map.of()));
        if (!body.path("changes").isArray()) {
            throw Problem.malformed("/changes", Sentence.of("kernel.sent.changes-missing"));
        }
        return read(body, type, "");
    }

    private String knownCommands(String ruleset) {
        return String.join(", ", dictionary.commandsOf(ruleset));
    }

    /** Removes the dice typed in with a command from its body, and returns them. */
    public List<Integer> dice(ObjectNode body) {
        var dice = body.remove("dice");
        if (dice == null) {
            return List.of();
        }
        if (!dice.isArray()) {
            throw Problem.malformed("/dice", Sentence.of("kernel.sent.dice-list"));
        }
        if (dice.size() > RequestLimits.DICE) {
            throw Problem.malformed("/dice", Sentence.of("kernel.sent.dice").with("most", RequestLimits.DICE));
        }
        return IntStream.range(0, dice.size()).mapToObj(at -> die(dice.get(at), "/dice/" + at)).toList();
    }

    /** The value of a die. The procedure that asks for the die checks its kind. */
    private static int die(JsonNode die, String at) {
        if (!die.isIntegralNumber() || !die.canConvertToInt() || die.intValue() < 1 || die.intValue() > MOST_SIDES) {
            throw Problem.malformed(at, Sentence.of("kernel.sent.number-within").with("least", 1).with("most", MOST_SIDES));
        }
        return die.intValue();
    }

    private static Problem malformed(JacksonException broken, String at) {
        var pointer = at + broken.getPath().stream().map(RequestReader::pointerStep).collect(Collectors.joining());
        if (isUnknownChange(broken)) {
            var kind = pointer.endsWith("/kind") ? pointer : pointer + "/kind";
            return Problem.malformed(kind, Sentence.of("kernel.sent.must-be-one").with("known", new Text(changeKinds(((InvalidTypeIdException) broken).getBaseType().getRawClass()))));
        }
        return Problem.malformed(pointer, broken instanceof UnrecognizedPropertyException unknown
                ? Sentence.of("kernel.sent.unknown")
                        .with("known", new Text(unknown.getKnownPropertyIds().stream().map(String::valueOf).sorted().collect(Collectors.joining(", "))))
                : described(broken));
    }

    /** Describes the expected value, without naming classes of the program. */
    private static Sentence described(JacksonException broken) {
        var text = String.valueOf(broken.getOriginalMessage());
        if (broken instanceof InvalidNullException || text.startsWith("Missing ") || text.startsWith("Cannot map `null`")) {
            return Sentence.of("kernel.sent.missing");
        }
        if (broken instanceof InvalidTypeIdException unknown && unknown.getBaseType() != null) {
            return Sentence.of("kernel.sent.must-say-type").with("known", new Text(kinds(unknown.getBaseType().getRawClass())));
        }
        if (broken instanceof ValueInstantiationException refused) {
            return refused.getCause() instanceof IllegalArgumentException told && told.getMessage() != null
                    && !CLASS_NAME.matcher(told.getMessage()).find() ? Sentence.of("kernel.sent.impossible-because").with("why", new Text(told.getMessage())) : Sentence.of("kernel.sent.impossible");
        }
        if (broken instanceof InputCoercionException) {
            return Sentence.of("kernel.sent.number-within").with("least", Integer.MIN_VALUE).with("most", Integer.MAX_VALUE);
        }
        return broken instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null
                ? expected(mismatch.getTargetType()) : Sentence.of("kernel.sent.unreadable");
    }

    private static boolean isUnknownChange(JacksonException broken) {
        return broken instanceof InvalidTypeIdException unknown && unknown.getBaseType() != null
                && Change.class.isAssignableFrom(unknown.getBaseType().getRawClass());
    }

    private static String changeKinds(Class<?> family) {
        return members(family).map(ChangeKind::word).collect(Collectors.joining(", "));
    }

    private static String kinds(Class<?> family) {
        return members(family).map(Class::getSimpleName).collect(Collectors.joining(", "));
    }

    /** The records of a family and of the families in it. */
    private static Stream<Class<?>> members(Class<?> family) {
        return family.isSealed() ? Stream.of(family.getPermittedSubclasses()).flatMap(RequestReader::members) : Stream.of(family);
    }

    private static Sentence expected(Class<?> type) {
        return type.isEnum() ? Sentence.of("kernel.sent.must-be-one")
                .with("known", new Text(Stream.of(type.getEnumConstants()).map(each -> JsonIntrospector.word((Enum<?>) each)).collect(Collectors.joining(", "))))
                : Sentence.of("kernel.sent.must-be").with("what", kind(type));
    }

    /** The kind of a value, a word of the catalogs. */
    private static String kind(Class<?> type) {
        if (type == String.class || Id.class.isAssignableFrom(type)) {
            return "text";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "flag";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return "number";
        }
        return type.isArray() || Collection.class.isAssignableFrom(type) ? "list" : "object";
    }

    private static String pointerStep(JacksonException.Reference reference) {
        return "/" + (reference.getPropertyName() == null
                ? Integer.toString(reference.getIndex())
                : reference.getPropertyName().replace("~", "~0").replace("/", "~1"));
    }
}
