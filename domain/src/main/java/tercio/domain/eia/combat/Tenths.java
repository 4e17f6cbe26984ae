package tercio.domain.eia.combat;

/** Writes tenths as the rulebook prints them: {@code 2.3}. */
public final class Tenths {

    private static final int WHOLE = 10;

    private Tenths() {}

    public static String title(int tenths) {
        return (tenths < 0 ? "-" : "") + Math.abs(tenths) / WHOLE + "." + Math.abs(tenths) % WHOLE;
    }
}
