package tercio.domain.dice;

/**
 * A rolled die, recorded in an event.
 *
 * @param value the natural value, within the sides of the die
 */
public record Roll(DieName name, int value) {
    public Roll {
        if (!name.die().shows(value)) {
            throw new IllegalArgumentException("a " + name.die() + " cannot show " + value);
        }
    }
}
