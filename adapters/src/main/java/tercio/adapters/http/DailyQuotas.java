package tercio.adapters.http;

import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;

/** Sums by name, which start again each day at midnight UTC. The names used longest ago are forgotten when there are very many. */
final class DailyQuotas {

    private static final int MOST_NAMES = 100_000;

    private final Clock clock;
    private final Map<String, Long> sums = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > MOST_NAMES;
        }
    };
    private LocalDate day = LocalDate.MIN;

    DailyQuotas(Clock clock) {
        this.clock = clock;
    }

    /** Adds to a sum and returns true, unless the sum would pass a bound. */
    synchronized boolean add(String name, long amount, long most) {
        var today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        if (!today.equals(day)) {
            sums.clear();
            day = today;
        }
        long sum = sums.getOrDefault(name, 0L);
        if (amount > most - sum) {
            return false;
        }
        sums.put(name, sum + amount);
        return true;
    }

    /** Seconds until all sums start again. */
    long secondsLeft() {
        var now = LocalDateTime.ofInstant(clock.instant(), ZoneOffset.UTC);
        return Duration.between(now, LocalDateTime.of(now.toLocalDate().plusDays(1), LocalTime.MIDNIGHT)).toSeconds() + 1;
    }
}
