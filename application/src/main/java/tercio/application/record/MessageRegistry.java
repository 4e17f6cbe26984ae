package tercio.application.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Adjustments;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Upcaster;

/** The names under which commands and events are stored and sent: those of the kernel and of all installed rulesets. */
public final class MessageRegistry {

    private static final String KERNEL = "game";
    private static final MessageTypes<KernelCommand> KERNEL_COMMANDS = KernelCommand.types();

    /**
     * The name of an event, prefixed with its ruleset.
     *
     * @param version of its shape that is written now
     * @param upcasters for each older version, the upcaster to the next version
     */
    public record EventType(String name, int version, Class<? extends Event> type, List<Upcaster> upcasters) {}

    private final Map<String, Ruleset<?, ?, ?, ?>> rulesets = new LinkedHashMap<>();
    private final Map<Class<?>, EventType> byType = new HashMap<>();
    private final Map<String, EventType> byName = new LinkedHashMap<>();
    private final Map<Class<?>, String> commands = new HashMap<>();
    private final Map<Class<?>, String> commandNames = new HashMap<>();

    /** @throws IllegalArgumentException if a message cannot be stored under its name or with its parts */
    public MessageRegistry(List<? extends Ruleset<?, ?, ?, ?>> rulesets) {
        add(KERNEL, KernelEvent.types());
        addCommands(KERNEL, KERNEL_COMMANDS);
        for (var ruleset : rulesets) {
            this.rulesets.put(ruleset.id(), ruleset);
            add(ruleset.id(), ruleset.events());
            addCommands(ruleset.id(), ruleset.commands());
            ruleset.adjustments().ifPresent(adjustments -> add(ruleset.id(), adjustments));
        }
    }

    private void addCommands(String owner, MessageTypes<? extends Command> vocabulary) {
        for (var word : vocabulary.all()) {
            commands.putIfAbsent(word.type(), ofOneShape(word));
            commandNames.putIfAbsent(word.type(), owner + "." + word.alias());
        }
    }

    private void add(String owner, Adjustments<?, ?> adjustments) {
        commands.putIfAbsent(adjustments.type(), Adjustment.WORD);
        commandNames.putIfAbsent(adjustments.type(), owner + "." + Adjustment.WORD);
    }

    /** A command is stored without a version, with the events that it caused. */
    private static String ofOneShape(MessageTypes.MessageType<?> word) {
        if (word.version() > 1) {
            throw new IllegalArgumentException("the command " + word.alias() + " is stored without a version: another shape takes another word");
        }
        return word.alias();
    }

    /** Editions of one game may share types; the first ruleset that names a type gives it its word, and only this word is stored. */
    private void add(String owner, MessageTypes<? extends Event> vocabulary) {
        for (var word : vocabulary.all()) {
            requireNoPartNamedSealed(word);
            var entry = new EventType(owner + "/" + word.alias(), word.version(), word.type(), word.upcasters());
            if (byType.putIfAbsent(word.type(), entry) == null) {
                byName.put(entry.name(), entry);
            }
        }
    }

    /** Refuses a part named like the member that holds the secret parts of a stored event. */
    private static void requireNoPartNamedSealed(MessageTypes.MessageType<?> word) {
        var parts = word.type().getRecordComponents();
        if (parts != null && Stream.of(parts).anyMatch(part -> part.getName().equals(EntryTexts.SEALED))) {
            throw new IllegalArgumentException("no part of " + word.alias() + " can be named '" + EntryTexts.SEALED + "'");
        }
    }

    /** The ruleset of an id; empty where it is not installed. */
    public Optional<Ruleset<?, ?, ?, ?>> ruleset(String id) {
        return Optional.ofNullable(rulesets.get(id));
    }

    /** The installed rulesets, in the order in which they were given. */
    public List<Ruleset<?, ?, ?, ?>> rulesets() {
        return List.copyOf(rulesets.values());
    }

    /** The word of a fact; its type must be in a vocabulary. */
    public EventType of(Class<?> type) {
        var entry = byType.get(type);
        if (entry == null) {
            throw new IllegalArgumentException("no word for " + type);
        }
        return entry;
    }

    /**
     * The type of an event.
     *
     * @param name with the ruleset before it; empty where no installed ruleset has such an event
     */
    public Optional<EventType> event(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The words of all events, of the kernel and of every ruleset. */
    public List<EventType> events() {
        return List.copyOf(byName.values());
    }

    /** The word of a command's type. */
    public String of(Command command) {
        var word = commands.get(command.getClass());
        if (word == null) {
            throw new IllegalArgumentException("no word for " + command.getClass());
        }
        return word;
    }

    /** The name of a command on the bus and in traces: the ruleset that owns it and its word. */
    public String commandName(Command command) {
        var name = commandNames.get(command.getClass());
        if (name == null) {
            throw new IllegalArgumentException("no word for " + command.getClass());
        }
        return name;
    }

    /** All names of commands. */
    public Set<String> commandNames() {
        return Set.copyOf(commandNames.values());
    }

    /** The type of a command of the kernel or of a ruleset, or of its adjustments. */
    public Optional<Class<? extends Command>> command(String ruleset, String word) {
        if (word.equals(Adjustment.WORD)) {
            return ruleset(ruleset).flatMap(Ruleset::adjustments).map(Adjustments::type);
        }
        Optional<Class<? extends Command>> kernel = KERNEL_COMMANDS.find(word).map(MessageTypes.MessageType::type);
        return kernel.isPresent() ? kernel : ruleset(ruleset).flatMap(known -> typeOf(known.commands(), word));
    }

    private static <C extends Command> Optional<Class<? extends Command>> typeOf(MessageTypes<C> words, String word) {
        return words.find(word).map(MessageTypes.MessageType::type);
    }

    /** The words of the commands that seats can give in games of a ruleset. */
    public List<String> commandsOf(String ruleset) {
        var words = new ArrayList<String>();
        ruleset(ruleset).ifPresent(known -> known.commands().all().forEach(word -> words.add(word.alias())));
        return words;
    }
}
