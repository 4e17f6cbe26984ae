package tercio.adapters.http;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import tercio.adapters.store.GameBackend;
import tercio.application.record.RecordedEvent;

/** Streams of events that go on as the games do. Each has a thread of its own, which is woken after a commit. */
@Component
class Tail {

    private static final long HEARTBEAT_SECONDS = 15;

    private final GameBackend backend;
    private final Bodies bodies;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition grown = lock.newCondition();
    private final Set<SseEmitter> open = ConcurrentHashMap.newKeySet();
    private long commits;

    Tail(GameBackend backend, Bodies bodies) {
        this.backend = backend;
        this.bodies = bodies;
        backend.onCommit(this::ring);
    }

    private void ring(String game) {
        lock.lock();
        try {
            commits++;
            grown.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * The events of a game from a position on, for as long as somebody listens and may.
     *
     * @param allowed whether the listener may still see the game
     */
    SseEmitter follow(String game, int from, BooleanSupplier allowed) {
        var stream = new SseEmitter(0L);
        var listener = Thread.ofVirtual().name("tail of " + game).unstarted(() -> run(stream, game, from, allowed));
        open.add(stream);
        stream.onCompletion(() -> {
            open.remove(stream);
            listener.interrupt();
        });
        stream.onError(gone -> listener.interrupt());
        listener.start();
        return stream;
    }

    /** When the service ends, so do the streams: it would wait for them. */
    @EventListener(ContextClosedEvent.class)
    void end() {
        open.forEach(SseEmitter::complete);
    }

    /** Asks each listener again whether he may: tokens or the visibility of a game have changed. */
    void recheck() {
        ring("");
    }

    private void run(SseEmitter stream, String game, int from, BooleanSupplier allowed) {
        int next = from;
        try {
            // A listener learns at once that it is heard, even where nothing happens for long.
            stream.send(SseEmitter.event().comment("listening"));
            while (!Thread.currentThread().isInterrupted()) {
                long seen = commits();
                if (!allowed.getAsBoolean()) {
                    stream.complete();
                    return;
                }
                var news = backend.eventLog().from(game, next);
                for (var event : news) {
                    stream.send(message(game, event));
                }
                next += news.size();
                if (!await(seen)) {
                    stream.send(SseEmitter.event().comment("still here"));
                }
            }
        } catch (IOException | IllegalStateException gone) {
            stream.completeWithError(gone);
        } catch (InterruptedException gone) {
            Thread.currentThread().interrupt();
        }
    }

    private SseEmitter.SseEventBuilder message(String game, RecordedEvent event) {
        var chronicle = backend.chronicles().of(game).orElseThrow();
        var body = bodies.event(event, chronicle.course().undoneBy(event.position()));
        return SseEmitter.event().id(Integer.toString(event.position())).name(body.path("type").asString("event"))
                .data(backend.json().writeValueAsString(body), MediaType.TEXT_PLAIN);
    }

    private long commits() {
        lock.lock();
        try {
            return commits;
        } finally {
            lock.unlock();
        }
    }

    /** Whether there was a commit before the time of a heartbeat was over. */
    private boolean await(long seen) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = TimeUnit.SECONDS.toNanos(HEARTBEAT_SECONDS);
            while (commits == seen && left > 0) {
                left = grown.awaitNanos(left);
            }
            return commits != seen;
        } finally {
            lock.unlock();
        }
    }
}
