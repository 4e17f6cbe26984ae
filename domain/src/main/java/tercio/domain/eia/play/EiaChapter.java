package tercio.domain.eia.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.game.EiaDuty;
import tercio.domain.eia.game.EiaCommand;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/**
 * One chapter of the rules in a game: its commands and their effects, its events and how they change the board, the
 * decisions it waits for and the parties that make them, the odds of its commands, and its sentences in the account.
 *
 * @param <C> its sealed family of commands
 * @param <E> its sealed family of events
 */
public interface EiaChapter<C extends EiaCommand, E extends EiaEvent> {

    /** Its commands by their names on the wire. */
    Vocabulary<C> commands();

    /** Its events by their names in storage. */
    Vocabulary<E> events();

    /** Applies an event to the board. It assigns the facts of the event and decides nothing. */
    EiaState evolve(EiaState state, E event);

    /** Carries out a command. Empty when it was carried out so far, else the refusal or the die that is needed. */
    Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, C command);

    /** The decisions it waits for now; empty if none. Called only while no duty is open. */
    List<Decision> awaited(EiaBoard board);

    /** The question of the first duty; empty for a duty of another chapter. */
    default Optional<Decision> owed(EiaBoard board, EiaDuty duty) {
        return Optional.empty();
    }

    /** The questions of later duties that players may settle before the first one. */
    default List<Decision> alsoOwed(EiaBoard board) {
        return List.of();
    }

    /**
     * Goes on by itself where its part of the sequence leaves no choice. Called only while no duty is open.
     *
     * @return whether anything happened
     */
    default boolean goesOn(EiaPlay play) {
        return false;
    }

    /**
     * Settles the first duty if it leaves no choice.
     *
     * @return whether it was settled
     */
    default boolean settles(EiaPlay play, EiaDuty duty) {
        return false;
    }

    /** The legal moves of a piece by its commands; none for a piece that it does not move. */
    default List<Option> moves(EiaBoard board, String piece) {
        return List.of();
    }

    /**
     * The exact odds of its command on a board on which it is legal; empty for a command without dice.
     */
    default Optional<Forecast> forecast(EiaBoard board, C command) {
        return Optional.empty();
    }

    /**
     * Whether the secrets of an event have been revealed since.
     *
     * @param before the board before the event
     * @param now the newest board
     */
    default boolean revealed(EiaState before, E event, EiaState now) {
        return false;
    }

    /** Names of its dice for players, by the purpose of the die: {@code fire die of the first day}. */
    default Map<String, String> dice() {
        return Map.of();
    }

    /**
     * An event as a sentence that can be read aloud.
     *
     * @param before the board before the event
     * @param explanation of the ruling behind it; empty if there is none
     */
    String sentence(EiaState before, E event, List<Step> explanation);

    /** A decision with listed answers of one kind. */
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
