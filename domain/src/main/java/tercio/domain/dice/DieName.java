package tercio.domain.dice;

/**
 * The name of a die: its purpose in a procedure. It is unique within the procedure.
 *
 * @param die its kind
 * @param side the side that rolls it ({@code phasing}, {@code besieger}, a country), empty if there are no sides
 * @param purpose its purpose: {@code fire1}, {@code interception}
 * @param ordinal the number of the die, from 0, if one purpose has several
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

    /** Separates a purpose from the place that tells dice of one kind apart: {@code combat@473}. */
    public static final String PLACE = "@";

    /** The purpose of the die without its place: {@code combat}. */
    public String kind() {
        int place = purpose.indexOf(PLACE);
        return place < 0 ? purpose : purpose.substring(0, place);
    }

    /** The place of the die; empty where the purpose names none. */
    public String place() {
        int place = purpose.indexOf(PLACE);
        return place < 0 ? "" : purpose.substring(place + PLACE.length());
    }

    /** A readable name: {@code fire1 of phasing}. */
    @Override
    public String toString() {
        return purpose + (ordinal == 0 ? "" : " no. " + (ordinal + 1)) + (side.isEmpty() ? "" : " of " + side);
    }
}
