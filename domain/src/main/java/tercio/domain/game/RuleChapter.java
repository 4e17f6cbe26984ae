package tercio.domain.game;

import java.util.List;
import java.util.Map;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * One chapter of a rulebook: its commands, its events and how they change the board, the names of its dice, and its sentences in
 * the account. Each rulebook adds how the chapter carries out its commands and which decisions it awaits.
 *
 * @param <S> the board
 * @param <C> its sealed family of commands
 * @param <E> its sealed family of events
 */
public interface RuleChapter<S, C extends Command, E extends Event> {

    /** Its commands by their names on the wire. */
    MessageTypes<C> commands();

    /** Its events by their names in storage. */
    MessageTypes<E> events();

    /** Applies an event to the board. It assigns the facts of the event and decides nothing. */
    S evolve(S state, E event);

    /** Names of its dice for players, phrases by the purpose of the die: {@code fire die of the first day}. */
    default Map<String, Sentence.Keyed> dice() {
        return Map.of();
    }

    /**
     * An event as a sentence for the account.
     *
     * @param before the board before the event
     * @param explanation of the ruling behind it; empty if there is none
     */
    Sentence sentence(S before, E event, List<Step> explanation);

    /** The importance of an event among all that came of one order. */
    default Importance importance(E event) {
        return Importance.STEP;
    }

    /** Whether an event decides nothing that a reader of the account needs to know. */
    default boolean quiet(E event) {
        return false;
    }

    /** A decision with listed answers of one kind. */
    default Decision decision(String id, String party, String rule, Sentence prompt, List<Option> options) {
        @SuppressWarnings("unchecked") // a chapter offers its own commands
        var kind = commands().of((C) options.getFirst().command()).alias();
        return new Decision(id, party, kind, Citation.of(rule), prompt, options, List.of());
    }

    /** A decision with one answer: a roll that is due. */
    default Decision roll(String id, String party, String rule, Sentence prompt, Sentence label, C command) {
        return decision(id, party, rule, prompt, List.of(new Option(label, command)));
    }
}
