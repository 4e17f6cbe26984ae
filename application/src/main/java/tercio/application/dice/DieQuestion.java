package tercio.application.dice;

import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;

/**
 * The question for which the server throws a die. The die depends on it and on how often it was asked before.
 *
 * @param about who does what to whom; empty where the game does not record it
 */
public record DieQuestion(String about, DieName name) {

    /** The question of a recorded die. */
    public static DieQuestion of(Roll roll) {
        return new DieQuestion(roll.about().orElse(""), roll.name());
    }
}
