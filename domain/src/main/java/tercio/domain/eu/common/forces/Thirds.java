package tercio.domain.eu.common.forces;

/** Losses and sizes in thirds of a detachment: 1 LDE is 1, 1 LD is 3. */
public final class Thirds {

    public static final int LD = 3;

    private Thirds() {}

    /** The number as players write it: {@code 1 2/3}, {@code 1/3}, {@code 0}. */
    public static String format(int thirds) {
        int whole = thirds / LD;
        int rest = thirds % LD;
        if (rest == 0) {
            return String.valueOf(whole);
        }
        return (whole == 0 ? "" : whole + " ") + rest + "/3";
    }
}
