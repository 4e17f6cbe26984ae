package tercio.adapters.http.analysis;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import tercio.adapters.archive.Archive;
import tercio.adapters.archive.ArchiveLimits;
import tercio.adapters.archive.GameArchives;
import tercio.adapters.computing.ComputePools;
import tercio.adapters.computing.ComputeRefused;
import tercio.adapters.http.computing.ComputingSettings;
import tercio.adapters.http.computing.TimeLimits;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.CommitListeners;
import tercio.adapters.store.GameBackend;

/** The archive of the service. Its database is opened by the first question and not by the start. */
@Configuration(proxyBeanMethods = false)
class ArchiveConfiguration {

    @Bean(destroyMethod = "close")
    @Lazy
    Archive archive(GameBackend backend, RulebookModules modules, @Value("${tercio.analysis.memory:256}") int megabytes,
            @Value("${tercio.analysis.deadline:20s}") Duration longest, @Value("${tercio.analysis.rows:10000}") int rows) {
        return GameArchives.of(backend, modules.archives(), new ArchiveLimits(megabytes, longest, rows),
                backend.folder().map(folder -> folder.resolve(GameArchives.FILE)));
    }

    /**
     * Keeps the archive behind the games by no more than seconds, once somebody has asked it. A commit costs the name of its game; the games
     * are folded by a thread of low priority, which rests longer after longer work.
     */
    @Component
    static class Feeder {

        private static final Logger LOG = LoggerFactory.getLogger(Feeder.class);
        private static final long PAUSE = TimeUnit.SECONDS.toMillis(1);
        private static final int RESTS = 3;
        private static final Duration PIECE = Duration.ofSeconds(2);
        private static final String CALLER = "the archive";

        private final ObjectProvider<Archive> archive;
        private final AtomicBoolean asked = new AtomicBoolean();
        private final ComputePools pools;
        private final boolean prepares;
        /** The fewest rolls that were left: where no more come of it, the next play is waited for. */
        private volatile int least = Integer.MAX_VALUE;
        private volatile boolean ending;
        private Thread worker;

        Feeder(ObjectProvider<Archive> archive, CommitListeners commits, ComputePools pools, ComputingSettings settings) {
            this.archive = archive;
            this.pools = pools;
            prepares = settings.background();
            commits.onCommit(this::queue);
        }

        private void queue(String game) {
            if (asked.get()) {
                least = Integer.MAX_VALUE;
                archive.getObject().heard(game);
            }
        }

        /** Somebody has asked: from now on the archive follows the games. */
        void follow() {
            asked.set(true);
        }

        @EventListener(ApplicationReadyEvent.class)
        void begin() {
            worker = Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("archive").start(this::run);
        }

        @EventListener(ContextClosedEvent.class)
        void end() {
            ending = true;
            if (worker != null) {
                worker.interrupt();
            }
        }

        private void run() {
            try {
                long rest = PAUSE;
                while (!ending) {
                    Thread.sleep(rest);
                    long began = System.nanoTime();
                    if (asked.get() && archive.getObject().isOpen() && archive.getObject().behind()) {
                        feed();
                    }
                    if (asked.get() && prepares && archive.getObject().isOpen() && archive.getObject().pendingRolls() > 0 && archive.getObject().pendingRolls() < least) {
                        compare();
                    }
                    rest = Math.max(PAUSE, RESTS * TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }

        /** A piece on the pool for heavy work, where it waits behind callers. */
        private void compare() {
            try {
                int before = archive.getObject().pendingRolls();
                int left = pools.records().answer(this, CALLER, () -> ending || pools.records().status().queued() > 0, () -> archive.getObject().compare(TimeLimits.elapsedAfter(PIECE)));
                least = left < before ? Integer.MAX_VALUE : left;
            } catch (ComputeRefused busy) {
                LOG.debug("The archive compares rolls later", busy);
            } catch (RuntimeException failed) {
                LOG.warn("The archive compares no rolls: {}", failed.getMessage());
            }
        }

        private void feed() {
            try {
                archive.getObject().feed(() -> ending);
            } catch (RuntimeException failed) {
                LOG.warn("The archive does not follow the games: {}", failed.getMessage());
            }
        }
    }
}
