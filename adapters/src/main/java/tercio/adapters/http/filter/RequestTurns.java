package tercio.adapters.http.filter;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tercio.adapters.http.problem.Problem;

/** Serializes equal requests. One that waits longer than the bound is refused. */
final class RequestTurns {

    private final ConcurrentMap<String, CompletableFuture<Void>> underWay = new ConcurrentHashMap<>();
    private final Duration patience;

    RequestTurns(Duration patience) {
        this.patience = patience;
    }

    /** A turn, which ends when it is closed. */
    interface Turn extends AutoCloseable {
        @Override
        void close();
    }

    /** Waits for earlier equal requests and returns the turn of this one. */
    Turn take(String request) {
        long until = System.nanoTime() + patience.toNanos();
        var mine = new CompletableFuture<Void>();
        for (var other = underWay.putIfAbsent(request, mine); other != null; other = underWay.putIfAbsent(request, mine)) {
            await(other, until - System.nanoTime());
        }
        return () -> {
            underWay.remove(request, mine);
            mine.complete(null);
        };
    }

    private static void await(CompletableFuture<Void> other, long nanos) {
        try {
            other.get(Math.max(0, nanos), TimeUnit.NANOSECONDS);
        } catch (TimeoutException tooLong) {
            throw Problem.underWay();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw Problem.underWay();
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
