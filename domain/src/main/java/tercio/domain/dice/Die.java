package tercio.domain.dice;

/** The kinds of dice in the rulebooks. */
public enum Die {
    D6(6),
    D10(10);

    private final int sides;

    Die(int sides) {
        this.sides = sides;
    }

    public int sides() {
        return sides;
    }

    public boolean shows(int value) {
        return value >= 1 && value <= sides;
    }
}
