package tercio.bench;

/** Work that is done many times, and how often in a second. */
public final class Repeated {

    private Repeated() {}

    /** Does the work so many times, one after another. */
    public static void repeat(int times, Runnable work) {
        for (int time = 0; time < times; time++) {
            work.run();
        }
    }

    /** The rate a second of a number that took so many nanoseconds. */
    public static double perSecond(int count, long nanos) {
        return count * 1e9 / nanos;
    }
}
