package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnteredTables;

/**
 * The words of the games of a rulebook: sentences of the account, labels of dice, and the steps of an explanation. Asked by the account, by
 * explanations and by every request for a die.
 *
 * @param <S> the board
 */
public interface GameWords<S, E extends Event> {

    /** The name of a die for the players who are asked to roll it, on the board before the command that needs it; a phrase. */
    default Sentence dieLabel(S state, DieName die) {
        return Verdict.NeedsDie.labelOf(die);
    }

    /** The side of a step of an explanation as it is read aloud: the title of a party where it is one, else the word itself. */
    default String sideTitle(String side) {
        return side;
    }

    /**
     * An event as a sentence of the account; the word of the event if the ruleset has no sentences.
     *
     * @param before the board before the event
     * @param explanation of its ruling; empty if there is none
     */
    Sentence sentence(S before, E event, List<Step> explanation);

    /**
     * Whether an event decides nothing that a reader of the account needs to know: that somebody has answered, that a step is reached in
     * which nothing happens. It stays in the log and is folded away there.
     */
    default boolean quiet(E event) {
        return false;
    }

    /** The importance of an event among all events of one order; a quiet event is a detail. */
    default Importance importance(E event) {
        return Importance.STEP;
    }

    /**
     * The fight that goes on where one board becomes another, so that an account tells it as a whole; empty where none does.
     *
     * @return a word that is the same as long as it goes on
     */
    default Optional<String> passage(S before, S after) {
        return Optional.empty();
    }

    /** Whether a step of a ruling uses a printed figure that is lost and was reconstructed. */
    default boolean isReconstructed(Step step) {
        return false;
    }

    /**
     * The same in a game for which an owner entered tables.
     *
     * @param entered those tables; empty where those of the program hold
     */
    default boolean isReconstructed(Step step, Optional<EnteredTables> entered) {
        return isReconstructed(step);
    }

    /** A step of a recorded explanation with readable names in place of the codes that a record may contain. */
    default Step readableStep(Step recorded) {
        return recorded;
    }

    /** The countries, places and pieces that an English name in an explanation can name, the likeliest first; none for what is no name. */
    default List<Argument> bearersOf(String english) {
        return List.of();
    }
}
