package tercio.adapters.http.stream;

import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.store.CommitListeners;
import tercio.application.record.RecordedEvent;
import tercio.projections.GameHistories;
import tercio.projections.GameHistory;
import tercio.projections.LoadedHistory;
import tercio.projections.sentence.Language;
import tools.jackson.databind.json.JsonMapper;

/** Sends the events of games to listeners as they are stored. Each stream has a virtual thread, which wakes after a commit. */
@Component
public class EventStreams {

    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    /** The name of the message that remarks were added; it has no id, because it is no event. */
    private static final String REMARKS = "remarks";

    private final GameHistories histories;
    private final JsonMapper json;
    private final ResponseBodies bodies;
    private final GameListeners listeners = new GameListeners();
    private final Set<SseEmitter> open = ConcurrentHashMap.newKeySet();
    private final LongAdder sent = new LongAdder();

    EventStreams(CommitListeners commits, GameHistories histories, JsonMapper json,
            ResponseBodies bodies) {
        this.histories = histories;
        this.json = json;
        this.bodies = bodies;
        commits.onCommit(listeners::wake);
        commits.onChange(listeners::wake);
    }

    /**
     * Sends the events of a game from a position on, until the client leaves or loses the right to see the game.
     *
     * @param allowed whether the client may still see the game
     * @param seen the history as the client may see it now
     * @param remarks the number of remarks that the client may read now
     * @param language of the explanations
     */
    SseEmitter follow(String game, int from, Language language, BooleanSupplier allowed, Function<LoadedHistory, GameHistory> seen, IntSupplier remarks) {
        var stream = new SseEmitter(0L);
        var thread = Thread.ofVirtual().name("events of " + game).unstarted(() -> run(stream, game, from, new Client(language, allowed, seen, remarks)));
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

    /** The number of streams that are open now. */
    int openStreams() {
        return open.size();
    }

    /** The number of events sent on streams. */
    long sentMessages() {
        return sent.sum();
    }

    /** Tells the listeners of a game that a remark was added. */
    public void wake(String game) {
        listeners.wake(game);
    }

    /** Checks the rights of all listeners again after tokens or the visibility of a game have changed. */
    public void recheck() {
        listeners.wakeAll();
    }

    /** A listener: the language that it reads, whether it may still listen, what it sees of the history, and how many remarks it may read. */
    private record Client(Language language, BooleanSupplier allowed, Function<LoadedHistory, GameHistory> seen, IntSupplier remarks) {}

    private void run(SseEmitter stream, String game, int from, Client client) {
        sendUntilClientLeaves(stream, () -> {
            try (var listener = listeners.listen(game)) {
                // The comment tells the client at once that the stream works, even where nothing happens for long.
                stream.send(SseEmitter.event().comment("listening"));
                send(stream, game, from, client, listener);
            }
        });
    }

    /** The work of a stream until it ends. */
    interface Sending {
        void run() throws IOException, InterruptedException;
    }

    /** Sends, and ends the stream after an error. A client that has left meanwhile has ended it already. */
    static void sendUntilClientLeaves(SseEmitter stream, Sending sending) {
        try {
            sending.run();
        } catch (IOException gone) {
            // The container has seen the same error and completes the stream.
        } catch (InterruptedException gone) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failed) {
            end(stream, failed);
        }
    }

    private static void end(SseEmitter stream, RuntimeException failed) {
        try {
            stream.completeWithError(failed);
        } catch (IllegalStateException ended) {
            // The container has completed it: its request is no longer in use.
        }
    }

    private void send(SseEmitter stream, String game, int from, Client client, GameListeners.Listener listener)
            throws IOException, InterruptedException {
        int next = from;
        int known = 0;
        while (!Thread.currentThread().isInterrupted()) {
            if (!client.allowed().getAsBoolean()) {
                stream.complete();
                return;
            }
            var history = client.seen().apply(histories.ofStored(game).orElseThrow());
            for (; next <= history.position(); next++) {
                var event = history.events().get(next - 1);
                stream.send(ReaderLanguage.reading(client.language(), () -> message(history, event)));
                sent.increment();
            }
            int remarks = client.remarks().getAsInt();
            if (remarks != known) {
                stream.send(SseEmitter.event().name(REMARKS).data("{\"total\":" + remarks + "}", MediaType.TEXT_PLAIN));
            }
            known = remarks;
            if (!listener.await(HEARTBEAT)) {
                stream.send(SseEmitter.event().comment("still here"));
            }
        }
    }

    private SseEmitter.SseEventBuilder message(GameHistory history, RecordedEvent event) {
        var body = bodies.event(event, history.undoHistory().undoneBy(event.position()), history.opening());
        return SseEmitter.event().id(Integer.toString(event.position())).name(body.path("type").asString("event"))
                .data(json.writeValueAsString(body), MediaType.TEXT_PLAIN);
    }
}
