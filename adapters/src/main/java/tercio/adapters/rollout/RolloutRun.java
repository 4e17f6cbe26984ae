package tercio.adapters.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tercio.adapters.archive.RulebookArchive;
import tercio.projections.LoadedHistory;

/** A rollout while it is played, and after: its games are shared out among threads, and each plays the same whoever plays it. */
public final class RolloutRun {

    /** The states of a run. */
    public enum State {
        RUNNING, DONE, CANCELLED, FAILED
    }

    private final Rollout rollout;
    private final AtomicReferenceArray<PlayedOn> played;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    /** The games that are played; let go when they are ended, because the results stay for long. */
    private volatile Session session;
    private volatile State state = State.RUNNING;
    private volatile List<RolloutResult> results = List.of();

    /** The session that is played on, with what plays each game of it. */
    private record Session(LoadedHistory history, RulebookArchive rulebook, IntFunction<PlayedOn> player) {}

    /** @param history of the game, complete */
    public RolloutRun(Rollout rollout, LoadedHistory history, RulebookArchive rulebook) {
        this.rollout = rollout;
        session = new Session(history, rulebook, rollout.player(history, rulebook));
        played = new AtomicReferenceArray<>(rollout.size());
    }

    public Rollout rollout() {
        return rollout;
    }

    public State state() {
        return state;
    }

    /** The number of games that were played. */
    public int finishedGames() {
        return done.get();
    }

    /** The results by position; empty before the run is done. */
    public List<RolloutResult> results() {
        return results;
    }

    /** Ends it and forgets its games. */
    public void cancel() {
        end(State.CANCELLED);
    }

    /** It cannot be played to its end. */
    void fail() {
        end(State.FAILED);
    }

    private synchronized void end(State how) {
        if (state == State.RUNNING) {
            state = how;
            session = null;
        }
    }

    /** Whether nothing is left to do for who plays. */
    public boolean isEnded() {
        return state != State.RUNNING;
    }

    /**
     * Plays games that nobody has begun.
     *
     * @param enough whether no more games are to be begun; polled before each
     * @return whether games are left that nobody has begun
     */
    public boolean play(BooleanSupplier enough) {
        for (var now = session; now != null && !enough.getAsBoolean(); now = session) {
            int number = next.getAndIncrement();
            if (number >= played.length()) {
                return false;
            }
            boolean finished = false;
            try {
                played.set(number, now.player().apply(number));
                finished = true;
            } finally {
                if (!finished) {
                    fail();
                }
            }
            if (done.incrementAndGet() == played.length()) {
                count(now);
            }
        }
        return !isEnded() && next.get() < played.length();
    }

    private void count(Session now) {
        var counted = new ArrayList<RolloutResult>();
        for (int at = 0; at < rollout.positions().size(); at++) {
            int first = at * rollout.games();
            counted.add(rollout.result(at, IntStream.range(first, first + rollout.games()).mapToObj(played::get).toList(), now.history(), now.rulebook()));
        }
        results = List.copyOf(counted);
        end(State.DONE);
    }
}
