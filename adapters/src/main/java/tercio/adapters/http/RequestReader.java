package tercio.adapters.http;

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
import tercio.adapters.http.Problem.Fault;
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
class RequestReader {

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
    ObjectNode object(byte[] body) {
        JsonNode node;
        try {
            node = body == null ? null : json.readTree(text(body));
        } catch (StreamReadException broken) {
            throw Problem.malformed("", "This is no JSON: " + UnreadableJson.reason(broken));
        } catch (JacksonException broken) {
            throw malformed(broken, "");
        }
        if (node == null || !node.isObject()) {
            throw Problem.malformed("", "A JSON object is wanted.");
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
            throw Problem.malformed("", "This is no text in UTF-8: the body is JSON in UTF-8.");
        }
    }

    <T> T read(byte[] body, Class<T> type) {
        return read(object(body), type, "");
    }

    /** @param at the pointer of the node in the body */
    <T> T read(JsonNode node, Class<T> type, String at) {
        try {
            return json.treeToValue(node, type);
        } catch (JacksonException broken) {
            throw malformed(broken, at);
        }
    }

    /** Reads a command of a ruleset: its type and its parts, without the dice. */
    Command command(String ruleset, ObjectNode body) {
        var parts = body.deepCopy();
        var type = parts.remove("type");
        if (type == null || !type.isString()) {
            throw Problem.malformed("/type", "is missing; " + knownCommands(ruleset));
        }
        var known = dictionary.commandsOf(ruleset).contains(type.asString()) || ANSWERS.contains(type.asString())
                ? dictionary.command(ruleset, type.asString()) : Optional.<Class<? extends Command>>empty();
        return read(parts, known.orElseThrow(() -> Problem.malformed(
                "/type", "'" + type.asString() + "' is no command here; " + knownCommands(ruleset))), "");
    }

    /** The adjustment of a game of a ruleset. */
    Command adjustment(String ruleset, ObjectNode body) {
        var type = dictionary.command(ruleset, Adjustment.WORD).orElseThrow(() -> Problem.unprocessable("No adjustments",
                "Games of " + ruleset + " cannot be adjusted.", Map.of()));
        if (!body.path("changes").isArray()) {
            throw Problem.malformed("/changes", "is missing; it is a list of changes");
        }
        return read(body, type, "");
    }

    private String knownCommands(String ruleset) {
        return "the commands are " + String.join(", ", dictionary.commandsOf(ruleset));
    }

    /** Removes the dice typed in with a command from its body, and returns them. */
    List<Integer> dice(ObjectNode body) {
        var dice = body.remove("dice");
        if (dice == null) {
            return List.of();
        }
        if (!dice.isArray()) {
            throw Problem.malformed("/dice", "must be a list of dice");
        }
        if (dice.size() > RequestLimits.DICE) {
            throw Problem.malformed("/dice", "has at most " + RequestLimits.DICE + " dice");
        }
        return IntStream.range(0, dice.size()).mapToObj(at -> die(dice.get(at), "/dice/" + at)).toList();
    }

    /** The value of a die. The procedure that asks for the die checks its kind. */
    private static int die(JsonNode die, String at) {
        if (!die.isIntegralNumber() || !die.canConvertToInt() || die.intValue() < 1 || die.intValue() > MOST_SIDES) {
            throw Problem.malformed(at, "must be a whole number from 1 to " + MOST_SIDES);
        }
        return die.intValue();
    }

    private static Problem malformed(JacksonException broken, String at) {
        var pointer = at + broken.getPath().stream().map(RequestReader::pointerStep).collect(Collectors.joining());
        if (isUnknownChange(broken)) {
            var kind = pointer.endsWith("/kind") ? pointer : pointer + "/kind";
            return Problem.malformed(kind, "must be one of " + changeKinds(((InvalidTypeIdException) broken).getBaseType().getRawClass()));
        }
        var message = broken instanceof UnrecognizedPropertyException unknown
                ? "is not known here; known are " + unknown.getKnownPropertyIds().stream().map(String::valueOf).sorted()
                        .collect(Collectors.joining(", "))
                : describe(broken);
        return Problem.malformed((pointer + " " + message).strip(), List.of(new Fault(pointer, message)));
    }

    /** Describes the expected value, without naming classes of the program. */
    private static String describe(JacksonException broken) {
        var text = String.valueOf(broken.getOriginalMessage());
        if (broken instanceof InvalidNullException || text.startsWith("Missing ") || text.startsWith("Cannot map `null`")) {
            return "is missing";
        }
        if (broken instanceof InvalidTypeIdException unknown && unknown.getBaseType() != null) {
            return "must say what it is with /type: one of " + kinds(unknown.getBaseType().getRawClass());
        }
        if (broken instanceof ValueInstantiationException refused) {
            return refused.getCause() instanceof IllegalArgumentException told && told.getMessage() != null
                    && !CLASS_NAME.matcher(told.getMessage()).find() ? told.getMessage() : "is not possible here";
        }
        if (broken instanceof InputCoercionException) {
            return "must be a whole number from " + Integer.MIN_VALUE + " to " + Integer.MAX_VALUE;
        }
        return broken instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null
                ? "must be " + expectedType(mismatch.getTargetType()) : "cannot be read";
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

    private static String expectedType(Class<?> type) {
        if (type.isEnum()) {
            return "one of " + Stream.of(type.getEnumConstants()).map(each -> JsonIntrospector.word((Enum<?>) each)).collect(Collectors.joining(", "));
        }
        if (type == String.class || Id.class.isAssignableFrom(type)) {
            return "text";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return "a whole number";
        }
        return type.isArray() || Collection.class.isAssignableFrom(type) ? "a list" : "an object";
    }

    private static String pointerStep(JacksonException.Reference reference) {
        return "/" + (reference.getPropertyName() == null
                ? Integer.toString(reference.getIndex())
                : reference.getPropertyName().replace("~", "~0").replace("/", "~1"));
    }
}
