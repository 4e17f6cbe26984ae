package tercio.application.verification;

/** Receives the progress of long work. The work stops without harm if the thread is interrupted. */
@FunctionalInterface
public interface Progress {

    Progress SILENT = (done, of) -> {};

    /**
     * Reports progress.
     *
     * @param done the amount that is done, 0 up to all of it
     * @param of the whole amount
     */
    void report(int done, int of);

    /** Reports progress, and stops the work if the thread is interrupted. */
    default void reportOrStop(int done, int of) {
        if (Thread.currentThread().isInterrupted()) {
            throw new Interrupted(done);
        }
        report(done, of);
    }

    /** The work was interrupted; nothing was changed by it. */
    final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Interrupted(int done) {
            super("interrupted after " + done);
        }
    }
}
