package tercio.domain.dice;

/**
 * A die that was thrown, as the event records it.
 *
 * @param value natural, within the sides of the die
 */
public record Roll(DieName name, int value) {
    public Roll {
        if (!name.die().shows(value)) {
            throw new IllegalArgumentException("a " + name.die() + " cannot show " + value);
        }
    }
}
