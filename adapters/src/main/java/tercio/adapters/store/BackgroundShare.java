package tercio.adapters.store;

import java.time.Duration;

/** Lets long work in the background take its share of the time of a core ({@link BackgroundTurn}). Of one thread. */
final class BackgroundShare {

    /** The work after which there is a pause. */
    private static final long SLICE = Duration.ofMillis(5).toNanos();

    private final BackgroundTurn turn;
    private long since = System.nanoTime();

    BackgroundShare(BackgroundTurn turn) {
        this.turn = turn;
    }

    /** Pauses where enough was done since the last pause. */
    void pauseIfDue() {
        long worked = System.nanoTime() - since;
        if (worked >= SLICE) {
            turn.pause(worked);
            since = System.nanoTime();
        }
    }
}
