package tercio.adapters.http;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import tercio.adapters.computing.ComputePools;
import tercio.adapters.computing.TemporaryFile;

/**
 * Heavy computing for the request that is answered on this thread: it runs on a pool, counts against the address of the
 * caller, and is cancelled when the caller leaves. Refusals become problems.
 */
@Component
class HeavyRequests {

    private final ComputePools pools;
    private final HttpServletRequest request;

    /** @param request stands for the one that the asking thread answers */
    HeavyRequests(ComputePools pools, HttpServletRequest request) {
        this.pools = pools;
        this.request = request;
    }

    /**
     * What is answered within seconds.
     *
     * @param question all that the answer depends on, with value equality; who asks the same shares the computation
     */
    <A> A question(Object question, Supplier<A> work) {
        return pools.questions().answer(question, address(), ClientPresence.left(request), work);
    }

    /** Work on whole games that changes nothing; {@code question} as above. */
    <A> A record(Object question, Supplier<A> work) {
        return pools.records().answer(question, address(), ClientPresence.left(request), work);
    }

    /**
     * Work on whole games that changes something.
     *
     * @param work gets what it calls before it changes something; from then on it is carried out, whatever the caller does
     */
    <A> A change(Function<Runnable, A> work) {
        return pools.records().change(address(), ClientPresence.left(request), work);
    }

    /** A temporary file for a record that comes in or goes out. */
    TemporaryFile spool() throws IOException {
        return pools.temporaryFiles().open(address());
    }

    private String address() {
        return CallerAddress.of(request.getRemoteAddr());
    }

    /** Requests that wait would hold up the end of the service. */
    @EventListener(ContextClosedEvent.class)
    void end() {
        pools.close();
    }
}
