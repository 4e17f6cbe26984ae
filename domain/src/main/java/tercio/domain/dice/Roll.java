package tercio.domain.dice;

import java.util.Optional;

/**
 * A rolled die, recorded in an event.
 *
 * @param about the question for which the server threw it: who does what to whom; empty where it was not recorded
 * @param value the natural value, within the sides of the die
 */
public record Roll(DieName name, int value, Optional<String> about) {
    public Roll {
        about = about == null ? Optional.empty() : about;
        if (!name.die().shows(value)) {
            throw new IllegalArgumentException("a " + name.die() + " cannot show " + value);
        }
    }

    /** A die whose question is not recorded. */
    public Roll(DieName name, int value) {
        this(name, value, Optional.empty());
    }

    /** Whether the other roll is of the same die with the same value, whatever question it was thrown for. */
    public boolean sameDie(Roll other) {
        return name.equals(other.name) && value == other.value;
    }

    /** This roll with the question for which the die was thrown. */
    public Roll about(String question) {
        return new Roll(name, value, Optional.of(question).filter(words -> !words.isEmpty()));
    }
}
