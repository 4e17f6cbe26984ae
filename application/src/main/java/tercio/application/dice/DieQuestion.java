package tercio.application.dice;

import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;

/**
 * What a die of the server hangs on, beside how often it was asked before.
 *
 * @param about who does what to whom; empty where the game does not record it
 */
public record DieQuestion(String about, DieName name) {

    /** The question of a recorded die. */
    public static DieQuestion of(Roll roll) {
        return new DieQuestion(roll.about().orElse(""), roll.name());
    }
}
