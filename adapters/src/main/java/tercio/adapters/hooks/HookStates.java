package tercio.adapters.hooks;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.store.SeatHooks.Hook;

/** Whether notices of a hook are sent now, and if not, why. */
@Component
public final class HookStates {

    /** How a hook stands. */
    public enum State {
        /** Notices are sent. */
        @JsonProperty("active") ACTIVE,
        /** The address has not said yet that it wants letters. */
        @JsonProperty("unconfirmed") UNCONFIRMED,
        /** The link that would have said so has ended. */
        @JsonProperty("expired") EXPIRED,
        /** As many were sent today as there may be. */
        @JsonProperty("spent") SPENT,
        /** Several in a row did not arrive. */
        @JsonProperty("failed") FAILED
    }

    /**
     * A state.
     *
     * @param until when the link of the letter that asks ends, or when notices of a spent hook go on; an unconfirmed hook without it was not
     *     asked yet, and is when the game next begins to wait
     */
    public record Standing(State state, Optional<Instant> until) {}

    private final NoticeAllowance allowance;
    private final HookLimits limits;

    HookStates(NoticeAllowance allowance, HookLimits limits) {
        this.allowance = allowance;
        this.limits = limits;
    }

    /** How a hook stands now. */
    public Standing of(Hook hook) {
        var standing = hook.standing();
        if (standing.failures() >= limits.failures()) {
            return new Standing(State.FAILED, Optional.empty());
        }
        if (!standing.confirmed()) {
            boolean ended = standing.asked().filter(until -> !allowance.now().isBefore(until)).isPresent();
            return new Standing(ended ? State.EXPIRED : State.UNCONFIRMED, standing.asked());
        }
        return allowance.spent(hook) ? new Standing(State.SPENT, Optional.of(allowance.tomorrow())) : new Standing(State.ACTIVE, Optional.empty());
    }
}
