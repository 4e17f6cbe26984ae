package tercio.domain.dice;

/**
 * What one die is thrown for. Within one procedure the name tells the die apart from all others.
 *
 * @param die its kind
 * @param side who throws it ({@code phasing}, {@code besieger}, a country), empty where there are no sides
 * @param purpose what for: {@code fire1}, {@code interception}
 * @param ordinal 0, or the number of the die where one purpose takes several
 */
public record DieName(Die die, String side, String purpose, int ordinal) {

    public static DieName d10(String side, String purpose) {
        return new DieName(Die.D10, side, purpose, 0);
    }

    public static DieName d10(String purpose) {
        return new DieName(Die.D10, "", purpose, 0);
    }

    public DieName ordinal(int number) {
        return new DieName(die, side, purpose, number);
    }

    /** Readable, for a table that is asked to throw it: {@code fire1 of phasing}. */
    @Override
    public String toString() {
        return purpose + (ordinal == 0 ? "" : " no. " + (ordinal + 1)) + (side.isEmpty() ? "" : " of " + side);
    }
}
