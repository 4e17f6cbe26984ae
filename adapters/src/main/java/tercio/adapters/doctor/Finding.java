package tercio.adapters.doctor;

/**
 * What an examination found.
 *
 * @param subject what was examined, one word or two
 * @param what is so, or is wrong, in one sentence without a full stop
 * @param remedy what to do; empty where all is well
 */
public record Finding(String subject, Level level, String what, String remedy) {

    /** The severity. */
    public enum Level {
        /** All is well. */
        WELL,
        /** The service runs, and something will go wrong or be missed. */
        WARNING,
        /** The service does not start, or something does not work or is not safe. */
        FAULT
    }

    /** A finding of this level. */
    public static Finding well(String subject, String what) {
        return new Finding(subject, Level.WELL, what, "");
    }

    /** A finding of this level. */
    public static Finding warning(String subject, String what, String remedy) {
        return new Finding(subject, Level.WARNING, what, remedy);
    }

    /** A finding of this level. */
    public static Finding fault(String subject, String what, String remedy) {
        return new Finding(subject, Level.FAULT, what, remedy);
    }
}
