package tercio.adapters.http.health;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;
import tercio.adapters.doctor.Certificate;
import tercio.adapters.doctor.ClockWatch;
import tercio.adapters.doctor.DiskRoom;
import tercio.adapters.doctor.Examination;
import tercio.adapters.doctor.FileRights;
import tercio.adapters.doctor.Finding;
import tercio.adapters.doctor.MailServer;
import tercio.adapters.store.GameBackend;

/**
 * Reports {@code DEGRADED} while something around the service is wrong: rights of its files, the disk, the clock, the server of mail, the
 * certificate of its public address. It is examined in the background, because whoever asks for the health is not to wait for a server of
 * mail. A service in memory has no folder to examine.
 */
@Component("surroundingsHealthIndicator")
@Lazy(false)
class SurroundingsHealth implements HealthIndicator {

    private static final Logger LOG = LoggerFactory.getLogger(SurroundingsHealth.class);
    private static final Duration FIRST = Duration.ofSeconds(30);
    private static final Duration CLOCK = Duration.ofSeconds(10);
    private static final Duration ALL = Duration.ofMinutes(10);

    private final Environment settings;
    private final ObjectProvider<GameBackend> backend;
    private final ClockWatch clock = ClockWatch.ofThisMachine();
    private final ScheduledExecutorService background = Executors.newSingleThreadScheduledExecutor(
            work -> Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("surroundings").unstarted(work));
    private volatile List<Finding> found = List.of();

    SurroundingsHealth(ObjectProvider<GameBackend> backend, Environment settings, MeterRegistry registry) {
        this.backend = backend;
        this.settings = settings;
        for (var level : List.of(Finding.Level.WARNING, Finding.Level.FAULT)) {
            Gauge.builder("tercio.surroundings.findings", this, health -> health.found.stream().filter(finding -> finding.level() == level).count())
                    .description("What is wrong around the service").tag("level", level.name().toLowerCase(Locale.ROOT)).register(registry);
        }
        background.scheduleWithFixedDelay(clock::look, CLOCK.toMillis(), CLOCK.toMillis(), TimeUnit.MILLISECONDS);
        background.scheduleWithFixedDelay(this::lookWithoutEnd, FIRST.toMillis(), ALL.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** An examination that fails is told, and does not end the next ones. */
    private void lookWithoutEnd() {
        try {
            look();
        } catch (RuntimeException failed) {
            LOG.warn("The surroundings of the service cannot be examined: {}", failed.toString());
        }
    }

    /** Examines all surroundings now. */
    void look() {
        var home = settings.getProperty("tercio.hooks.home", "");
        var all = new ArrayList<Finding>();
        Stream.concat(backend.getObject().folder().stream().<Examination>flatMap(folder -> Stream.of(FileRights.of(folder), DiskRoom.of(folder))),
                Stream.of(clock, MailServer.of(settings), Certificate.of(home))).map(Examination::examine).forEach(all::addAll);
        var before = found;
        found = all.stream().filter(finding -> finding.level() != Finding.Level.WELL).toList();
        found.stream().filter(finding -> before.stream().noneMatch(known -> known.subject().equals(finding.subject())))
                .forEach(finding -> LOG.warn("{}.", finding.inEnglish(". To do: ")));
    }

    @Override
    public Health health() {
        if (found.isEmpty()) {
            return Health.up().build();
        }
        var health = Health.status(GamesHealth.DEGRADED);
        found.stream().map(Finding::subject).distinct().forEach(subject -> health.withDetail(subject,
                found.stream().filter(finding -> finding.subject().equals(subject)).map(finding -> finding.inEnglish(": ")).toList()));
        return health.build();
    }

    @PreDestroy
    void end() {
        background.shutdownNow();
    }
}
