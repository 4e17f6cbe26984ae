package tercio.application.dice;

import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;

/**
 * The question for which the server throws a die. The die depends on it and on the number of times it was asked before.
 *
 * @param about the actor, the act and the object; empty if the game does not record it
 */
public record DieQuestion(String about, DieName name) {

    /** The question of a recorded die. */
    public static DieQuestion of(Roll roll) {
        return new DieQuestion(roll.about().orElse(""), roll.name());
    }
}
