package tercio.adapters.http.computing;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import tercio.adapters.computing.ComputePools;
import tercio.adapters.computing.TemporaryFile;
import tercio.adapters.http.request.CallerAddress;

/**
 * Runs heavy computing for the request on this thread. The work runs on a pool, counts for the address of the caller, and
 * is cancelled when the caller leaves. Refusals become problems.
 */
@Component
public class HeavyRequests {

    private final ComputePools pools;
    private final HttpServletRequest request;

    /** @param request a proxy of the request of the calling thread */
    HeavyRequests(ComputePools pools, HttpServletRequest request) {
        this.pools = pools;
        this.request = request;
    }

    /**
     * Computes an answer that takes at most seconds.
     *
     * @param question all that the answer depends on, with value equality; equal questions share one computation
     */
    public <A> A computeAnswer(Object question, Supplier<A> work) {
        return pools.questions().answer(question, address(), ClientPresence.departureProbe(request), work);
    }

    /**
     * Does work on whole games that changes nothing.
     *
     * @param question all that the result depends on, with value equality; equal questions share one computation
     */
    public <A> A computeOnGames(Object question, Supplier<A> work) {
        return pools.records().answer(question, address(), ClientPresence.departureProbe(request), work);
    }

    /**
     * Does work on whole games that changes something.
     *
     * @param work receives the function that it calls before it changes something; after that call it is not cancelled
     */
    public <A> A changeGames(Function<Runnable, A> work) {
        return pools.records().change(address(), ClientPresence.departureProbe(request), work);
    }

    /** A temporary file for a record that is imported or exported. */
    public TemporaryFile temporaryFile() throws IOException {
        return pools.temporaryFiles().open(address());
    }

    private String address() {
        return CallerAddress.of(request.getRemoteAddr());
    }

    /** Closes the pools when the service stops, because waiting requests would delay the stop. */
    @EventListener(ContextClosedEvent.class)
    void closePools() {
        pools.close();
    }
}
