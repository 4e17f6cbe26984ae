package tercio.adapters.computing;

import java.time.Duration;

/** A computation was refused or cancelled. The question itself is valid. */
public final class ComputeRefused extends RuntimeException {

    /** Reason why a caller gets no result. */
    public enum Reason {
        /** The caller has reached the limit of unfinished computations. */
        TOO_MANY_OF_CALLER,
        /** The queue is full. */
        QUEUE_FULL,
        /** The deadline passed before a worker was free. */
        NOT_STARTED,
        /** The deadline passed while the computation ran. */
        NOT_FINISHED,
        /** The caller left before there was a result. */
        CALLER_LEFT,
        /** The service ends. */
        CLOSED
    }

    private static final long serialVersionUID = 1;

    private final Reason reason;
    private final transient PoolLimits limits;

    ComputeRefused(Reason reason, PoolLimits limits) {
        super(reason.name(), null, false, false);
        this.reason = reason;
        this.limits = limits;
    }

    public Reason reason() {
        return reason;
    }

    /** The limits of the pool that refused. */
    public PoolLimits limits() {
        return limits;
    }

    /** Time until the caller may ask again: a tenth of the deadline, at least one second. */
    public Duration retryAfter() {
        return Duration.ofSeconds(Math.max(1, limits.deadline().toSeconds() / 10));
    }
}
