package tercio.adapters.http.health;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** Counts commands that were carried out and requests that were refused. */
@Component
public class ServiceMetrics {

    private static final int NAMED = 100;

    private final Set<String> named = ConcurrentHashMap.newKeySet();
    private final MeterRegistry registry;
    private final Counter commands;
    private final Counter events;

    /** Registers the counts. */
    public ServiceMetrics(MeterRegistry registry) {
        this.registry = registry;
        commands = Counter.builder("tercio.commands").description("Commands carried out").register(registry);
        events = Counter.builder("tercio.events").description("Events appended").register(registry);
    }

    /** Counts a command that was carried out, and the events that it appended. */
    public void countCommand(int appended) {
        commands.increment();
        events.increment(appended);
    }

    /**
     * Counts a failure of the service, or a game that is set aside, where somebody asked for it. The games with a failure after the first
     * {@value #NAMED} are counted together, so that the number of series has a bound.
     */
    public void countGameError(String game) {
        boolean known = named.contains(game) || named.size() < NAMED && named.add(game);
        Counter.builder("tercio.game.errors").description("Requests about a game that failed because of the game or the service")
                .tag("game", known ? game : "others").register(registry).increment();
    }

    /** Counts a request that was answered with a problem, by the status of the answer. */
    public void countRefusal(int status) {
        Counter.builder("tercio.refusals").description("Requests answered with a problem")
                .tag("status", Integer.toString(status)).register(registry).increment();
    }
}
