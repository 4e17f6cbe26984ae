package tercio.application.game;

import java.util.HashSet;
import java.util.Set;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Vocabulary;

/**
 * The types of the commands and events of a ruleset. All other types are refused before the rules see them.
 *
 * @param ruleset its id
 */
record PlayedTypes<C extends Command, E extends Event>(String ruleset, Set<Class<?>> verbs, Set<Class<?>> facts) {

    static <C extends Command, E extends Event> PlayedTypes<C, E> of(Ruleset<?, C, E, ?> ruleset) {
        return new PlayedTypes<>(ruleset.id(), types(ruleset.commands().words()), types(ruleset.events().words()));
    }

    private static Set<Class<?>> types(Iterable<? extends Vocabulary.Word<?>> words) {
        var types = new HashSet<Class<?>>();
        words.forEach(word -> types.add(word.type()));
        return Set.copyOf(types);
    }

    /** @throws IllegalStateException where the ruleset has no such event */
    @SuppressWarnings("unchecked") // its type is in the vocabulary of the ruleset
    E fact(Event fact) {
        if (!facts.contains(fact.getClass())) {
            throw new IllegalStateException(ruleset + " has no event " + fact.getClass().getSimpleName());
        }
        return (E) fact;
    }

    /** @throws IllegalArgumentException where the ruleset has no such command */
    @SuppressWarnings("unchecked") // its type is in the vocabulary of the ruleset
    C verb(Command command) {
        if (!verbs.contains(command.getClass())) {
            throw new IllegalArgumentException(ruleset + " has no command " + command.getClass().getSimpleName());
        }
        return (C) command;
    }
}
