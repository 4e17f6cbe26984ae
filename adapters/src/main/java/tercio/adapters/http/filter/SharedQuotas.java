package tercio.adapters.http.filter;

import jakarta.annotation.PreDestroy;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import tercio.adapters.store.DailySums;

/**
 * Adds the local amounts to the sums of all services of a database, and fetches theirs, once a second. A caller that uses several services
 * within this second may exceed a limit by what they accept in it.
 */
@Component
class SharedQuotas {

    private static final Logger LOG = LoggerFactory.getLogger(SharedQuotas.class);
    private static final int PERIOD_SECONDS = 1;

    private final DailySums sums;
    private final List<DailyQuotas> counts = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("quotas").factory());

    SharedQuotas(DailySums sums) {
        this.sums = sums;
    }

    /** Starts to keep these counts the same as those of the other services. */
    void share(DailyQuotas quotas) {
        if (sums.isShared()) {
            quotas.startSharing();
            counts.add(quotas);
            timer.scheduleWithFixedDelay(() -> exchange(quotas), PERIOD_SECONDS, PERIOD_SECONDS, TimeUnit.SECONDS);
        }
    }

    private void exchange(DailyQuotas quotas) {
        try {
            quotas.exchange(sums::add, sums::forgetBefore);
        } catch (DataAccessException unavailable) {
            LOG.debug("The counts of the day are exchanged later: {}", unavailable.getMessage());
        }
    }

    /** Tells what was counted since the last exchange before the service ends: it would else be counted by nobody. */
    @PreDestroy
    void end() {
        timer.shutdownNow();
        try {
            timer.awaitTermination(PERIOD_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        counts.forEach(this::exchange);
    }
}
