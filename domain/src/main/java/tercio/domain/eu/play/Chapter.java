package tercio.domain.eu.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;

/**
 * A chapter of the rules in a game, in one place: its commands and what they lead to, its events and how they change the
 * board, what it waits for and from whom, what the dice may make of its commands, and its words in the account.
 *
 * @param <C> its sealed family of commands
 * @param <E> its sealed family of events
 */
public interface Chapter<C extends EuCommand, E extends EuEvent> {

    /** Its commands by their words on the wire. */
    Vocabulary<C> commands();

    /** Its events by their words in storage. */
    Vocabulary<E> events();

    /** How an event changes the board: it assigns what the event says and decides nothing. */
    EuState evolve(EuState state, E event);

    /** Carries out a command; empty when it was done so far, else why not, or the die that is wanted. */
    Optional<Verdict<EuEvent>> carryOut(Play play, C command);

    /** What it waits for now; empty while it waits for nothing. No duty is open. */
    List<Decision> awaited(Board board);

    /** The question that the first duty asks; empty for a duty of another chapter. */
    default Optional<Decision> owed(Board board, Duty duty) {
        return Optional.empty();
    }

    /** The questions of duties behind the first one that can be settled before it. */
    default List<Decision> alsoOwed(Board board) {
        return List.of();
    }

    /** Settles the first duty, where it leaves no choice; whether it did. */
    default boolean settles(Play play, Duty duty) {
        return false;
    }

    /** What the dice may make of commands. It serves one question, whose answers may share what was computed. */
    default Outlook outlook(EuTables tables) {
        return Outlook.NONE;
    }

    /** How the dice of its rolls are called at the table, by the purpose in their names: {@code fire die of the first day}. */
    default Map<String, String> dice() {
        return Map.of();
    }

    /**
     * An event as a sentence that can be read aloud.
     *
     * @param before the board before it
     * @param explanation of the ruling behind it; empty where there is none
     */
    String sentence(EuState before, E event, List<Step> explanation);

    /** A decision with listed answers, all of one kind. */
    default Decision decision(String id, String party, String rule, String prompt, List<Option> options) {
        @SuppressWarnings("unchecked") // a chapter offers its own commands
        var kind = commands().of((C) options.getFirst().command()).alias();
        return new Decision(id, party, kind, Citation.of(rule), prompt, options, List.of());
    }

    /** A decision with one answer: a roll that is due. */
    default Decision roll(String id, String party, String rule, String prompt, String label, C command) {
        return decision(id, party, rule, prompt, List.of(new Option(label, command)));
    }
}
