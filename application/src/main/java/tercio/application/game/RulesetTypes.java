package tercio.application.game;

import java.util.HashSet;
import java.util.Set;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Ruleset;

/**
 * The types of the commands and events of a ruleset. All other types are refused before the rules see them.
 *
 * @param ruleset its id
 */
record RulesetTypes<C extends Command, E extends Event>(String ruleset, Set<Class<?>> verbs, Set<Class<?>> facts) {

    static <C extends Command, E extends Event> RulesetTypes<C, E> of(Ruleset<?, C, E, ?> ruleset) {
        return new RulesetTypes<>(ruleset.id(), types(ruleset.commands().all()), types(ruleset.events().all()));
    }

    private static Set<Class<?>> types(Iterable<? extends MessageTypes.MessageType<?>> words) {
        var types = new HashSet<Class<?>>();
        words.forEach(word -> types.add(word.type()));
        return Set.copyOf(types);
    }

    /** @throws IllegalStateException if the ruleset has no such event */
    @SuppressWarnings("unchecked") // its type is in the vocabulary of the ruleset
    E asEvent(Event fact) {
        if (!facts.contains(fact.getClass())) {
            throw new IllegalStateException(ruleset + " has no event " + fact.getClass().getSimpleName());
        }
        return (E) fact;
    }

    /** @throws IllegalArgumentException if the ruleset has no such command */
    @SuppressWarnings("unchecked") // its type is in the vocabulary of the ruleset
    C asCommand(Command command) {
        if (!verbs.contains(command.getClass())) {
            throw new IllegalArgumentException(ruleset + " has no command " + command.getClass().getSimpleName());
        }
        return (C) command;
    }
}
