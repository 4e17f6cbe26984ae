package tercio.application.game;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tercio.application.record.KernelCommand;
import tercio.application.text.IncomingText;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.Id;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Limits the size of the parts of a command, because they are stored for ever and appear in accounts of the game. */
final class CommandBounds {

    /** Characters of a text in a command. */
    static final int TEXT = 200;
    /** Characters of the reason for an undo, a redo or an adjustment. */
    static final int REASON = 2_000;
    /** Elements of a list in a command, and dice typed in with it. */
    static final int ELEMENTS = 500;
    /** No number in a command is larger, nor smaller than its negative. */
    static final int NUMBER = 1_000_000_000;

    /** Characters of a command that is written down as part of another one. */
    static final int COMMAND = 50_000;

    private static final String WRITTEN = "command";
    /** The parts that are shown as they were written, with line breaks. */
    private static final Set<String> PROSE = Set.of("reason", "description", WRITTEN);
    private static final String RULE = "TERCIO-LIMIT";

    /** The accessors of a record, because reflection makes new ones each time it is asked. */
    private static final ClassValue<List<Method>> PARTS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            return Stream.of(type.getRecordComponents()).map(RecordComponent::getAccessor).toList();
        }
    };

    private CommandBounds() {}

    /** The first part of a command that exceeds a limit; empty where none does. */
    static Optional<Refusal> refusal(GameCommand.Execute carry) {
        return carry.dice().size() > ELEMENTS
                ? Optional.of(Refusal.of(RULE, Sentence.of("kernel.refusal.too-many-dice").with("most", ELEMENTS)))
                : refusal(carry.command()).or(() -> textFault(carry.command()).map(detail -> Refusal.of(RULE, detail)));
    }

    /** The fault of the first invalid text in incoming data; recorded texts are not checked. */
    static Optional<Sentence> textFault(Object sent) {
        return textFault("", sent);
    }

    private static Optional<Sentence> textFault(String name, Object part) {
        return switch (part) {
            case null -> Optional.empty();
            case String said -> IncomingText.fault(said, PROSE.contains(name) ? IncomingText.Kind.LINES : IncomingText.Kind.LINE)
                    .map(fault -> Sentence.of("kernel.refusal.bad-text").with("name", new Text(name)).with("fault", Argument.of(fault)));
            case Id id -> textFault(name, id.value());
            case Optional<?> inner -> inner.flatMap(value -> textFault(name, value));
            case Map<?, ?> entries -> entries.entrySet().stream()
                    .flatMap(entry -> Stream.of(entry.getKey(), entry.getValue())).flatMap(value -> textFault(name, value).stream()).findFirst();
            case Collection<?> elements -> elements.stream().flatMap(element -> textFault(name, element).stream()).findFirst();
            case Record record -> PARTS.get(record.getClass()).stream()
                    .flatMap(accessor -> textFault(accessor.getName(), value(record, accessor)).stream()).findFirst();
            default -> Optional.empty();
        };
    }

    /** The first part of a command without its dice that exceeds a limit; empty where none does. */
    static Optional<Refusal> refusal(Command command) {
        int text = command instanceof KernelCommand || command instanceof Adjustment ? REASON : TEXT;
        return fault("", command, text).map(detail -> Refusal.of(RULE, detail));
    }

    private static Optional<Sentence> fault(String name, Object part, int text) {
        return switch (part) {
            case null -> Optional.empty();
            case String written when text == REASON && name.equals(WRITTEN) -> written.length() <= COMMAND ? Optional.empty()
                    : Optional.of(Sentence.of("kernel.refusal.long-command").with("count", written.length()).with("most", COMMAND));
            case String said when said.length() > text ->
                    Optional.of(Sentence.of("kernel.refusal.long-text").with("name", new Text(name)).with("count", said.length()).with("most", text));
            case Integer number when number > NUMBER || number < -NUMBER ->
                    Optional.of(Sentence.of("kernel.refusal.large-number").with("name", new Text(name)).with("most", NUMBER));
            case Id id -> fault(name, id.value(), text);
            case Optional<?> inner -> inner.flatMap(value -> fault(name, value, text));
            case Map<?, ?> entries when entries.size() > ELEMENTS -> tooMany(name);
            case Map<?, ?> entries -> entries.entrySet().stream().flatMap(entry -> fault(name, entry.getKey(), text).stream())
                    .findFirst().or(() -> each(name, entries.values(), text));
            case Collection<?> elements when elements.size() > ELEMENTS -> tooMany(name);
            case Collection<?> elements -> each(name, elements, text);
            case Record parts -> parts(parts, text);
            default -> Optional.empty();
        };
    }

    private static Optional<Sentence> each(String name, Collection<?> elements, int text) {
        return elements.stream().flatMap(element -> fault(name, element, text).stream()).findFirst();
    }

    private static Optional<Sentence> tooMany(String name) {
        return Optional.of(Sentence.of("kernel.refusal.long-list").with("name", new Text(name)).with("most", ELEMENTS));
    }

    private static Optional<Sentence> parts(Record record, int text) {
        for (var part : PARTS.get(record.getClass())) {
            var fault = fault(part.getName(), value(record, part), text);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private static Object value(Record record, Method part) {
        try {
            return part.invoke(record);
        } catch (ReflectiveOperationException inaccessible) {
            throw new IllegalStateException("the part of a command cannot be read: " + part, inaccessible);
        }
    }
}
