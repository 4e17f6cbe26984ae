package tercio.adapters.http;

import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import tercio.adapters.store.GameBackend;
import tercio.application.record.RecordedEvent;

/** Sends the events of games to listeners as they are stored. Each stream has a virtual thread, which wakes after a commit. */
@Component
class EventStreams {

    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final GameBackend backend;
    private final ResponseBodies bodies;
    private final GameListeners listeners = new GameListeners();
    private final Set<SseEmitter> open = ConcurrentHashMap.newKeySet();

    EventStreams(GameBackend backend, ResponseBodies bodies) {
        this.backend = backend;
        this.bodies = bodies;
        backend.onCommit(listeners::wake);
    }

    /**
     * Sends the events of a game from a position on, until the client leaves or loses the right to see the game.
     *
     * @param allowed whether the client may still see the game
     */
    SseEmitter follow(String game, int from, BooleanSupplier allowed) {
        var stream = new SseEmitter(0L);
        var thread = Thread.ofVirtual().name("events of " + game).unstarted(() -> run(stream, game, from, allowed));
        open.add(stream);
        stream.onCompletion(() -> {
            open.remove(stream);
            thread.interrupt();
        });
        stream.onError(gone -> thread.interrupt());
        thread.start();
        return stream;
    }

    /** Ends all streams when the service stops, which would otherwise wait for them. */
    @EventListener(ContextClosedEvent.class)
    void end() {
        open.forEach(SseEmitter::complete);
    }

    /** Checks the rights of all listeners again after tokens or the visibility of a game have changed. */
    void recheck() {
        listeners.wakeAll();
    }

    private void run(SseEmitter stream, String game, int from, BooleanSupplier allowed) {
        try (var listener = listeners.listen(game)) {
            // The client learns at once that the stream works, even where nothing happens for long.
            stream.send(SseEmitter.event().comment("listening"));
            send(stream, game, from, allowed, listener);
        } catch (IOException | IllegalStateException gone) {
            stream.completeWithError(gone);
        } catch (InterruptedException gone) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(SseEmitter stream, String game, int from, BooleanSupplier allowed, GameListeners.Listener listener)
            throws IOException, InterruptedException {
        int next = from;
        while (!Thread.currentThread().isInterrupted()) {
            if (!allowed.getAsBoolean()) {
                stream.complete();
                return;
            }
            var news = backend.eventLog().from(game, next);
            for (var event : news) {
                stream.send(message(game, event));
            }
            next += news.size();
            if (!listener.await(HEARTBEAT)) {
                stream.send(SseEmitter.event().comment("still here"));
            }
        }
    }

    private SseEmitter.SseEventBuilder message(String game, RecordedEvent event) {
        var history = backend.histories().of(game).orElseThrow();
        var body = bodies.event(event, history.undoHistory().undoneBy(event.position()));
        return SseEmitter.event().id(Integer.toString(event.position())).name(body.path("type").asString("event"))
                .data(backend.json().writeValueAsString(body), MediaType.TEXT_PLAIN);
    }
}
