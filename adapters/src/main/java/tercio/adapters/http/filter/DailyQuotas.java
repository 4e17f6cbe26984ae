package tercio.adapters.http.filter;

import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Daily sums by name, reset at midnight UTC. When there are very many names, the least recently used ones are forgotten. */
final class DailyQuotas {

    private static final int MOST_NAMES = 100_000;

    private final Clock clock;
    private final Map<String, Long> sums = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > MOST_NAMES;
        }
    };
    /** Amounts added here since the last exchange, by name; unused where no other service counts. */
    private final Map<String, Long> untold = new HashMap<>();
    private boolean shared;
    /** The day of the last exchange, written by one thread. */
    private LocalDate exchanged = LocalDate.MIN;
    private LocalDate day = LocalDate.MIN;

    /** The sums over all services. */
    interface Sums {
        long add(LocalDate day, String name, long amount);
    }

    DailyQuotas(Clock clock) {
        this.clock = clock;
    }

    /** Adds to a sum and returns true, unless the sum would pass a bound. */
    synchronized boolean add(String name, long amount, long most) {
        var today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        if (!today.equals(day)) {
            sums.clear();
            untold.clear();
            day = today;
        }
        long sum = sums.getOrDefault(name, 0L);
        if (amount > most - sum) {
            return false;
        }
        sums.put(name, sum + amount);
        if (shared) {
            untold.merge(name, amount, Long::sum);
        }
        return true;
    }

    /** Marks the sums as shared with other services: amounts added here are passed on by {@link #exchange}. */
    synchronized void startSharing() {
        shared = true;
    }

    /**
     * Adds the local amounts to the shared sums, and takes over the amounts of others.
     *
     * @param newDay called with a day before which no sums are needed any more
     */
    void exchange(Sums all, Consumer<LocalDate> newDay) {
        Map<String, Long> told;
        LocalDate of;
        synchronized (this) {
            told = new HashMap<>(untold);
            of = day;
        }
        if (!told.isEmpty() && !of.equals(exchanged)) {
            newDay.accept(of);
            exchanged = of;
        }
        for (var each : told.entrySet()) {
            long sum = all.add(of, each.getKey(), each.getValue());
            synchronized (this) {
                if (day.equals(of)) {
                    long more = untold.merge(each.getKey(), -each.getValue(), Long::sum);
                    untold.remove(each.getKey(), 0L);
                    sums.put(each.getKey(), sum + more);
                }
            }
        }
    }

    /** Seconds until the sums are reset. */
    long secondsLeft() {
        var now = LocalDateTime.ofInstant(clock.instant(), ZoneOffset.UTC);
        return Duration.between(now, LocalDateTime.of(now.toLocalDate().plusDays(1), LocalTime.MIDNIGHT)).toSeconds() + 1;
    }
}
