package tercio.bench;

import java.util.Arrays;
import java.util.Locale;

/** Measured times in nanoseconds. */
public final class Latencies {

    private long[] taken = new long[1024];
    private int count;

    void add(long nanos) {
        if (count == taken.length) {
            taken = Arrays.copyOf(taken, count * 2);
        }
        taken[count++] = nanos;
    }

    public void add(Runnable work) {
        long start = System.nanoTime();
        work.run();
        add(System.nanoTime() - start);
    }

    void addAll(Latencies others) {
        for (int at = 0; at < others.count; at++) {
            add(others.taken[at]);
        }
    }

    /** The percentile, in milliseconds. */
    double within(int percent) {
        var sorted = Arrays.copyOf(taken, count);
        Arrays.sort(sorted);
        return sorted[Math.min(count - 1, count * percent / 100)] / 1e6;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "p50 %.2f ms, p95 %.2f ms, p99 %.2f ms (%d times)", within(50), within(95), within(99), count);
    }
}
