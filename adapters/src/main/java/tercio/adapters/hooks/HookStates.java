package tercio.adapters.hooks;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.store.SeatHooks.Hook;

/** Whether notices of a hook are sent now, and if not, why. */
@Component
public final class HookStates {

    /** The state of a hook. */
    public enum State {
        /** Notices are sent. */
        @JsonProperty("active") ACTIVE,
        /** The address has not confirmed yet that it wants letters. */
        @JsonProperty("unconfirmed") UNCONFIRMED,
        /** The link that would have confirmed the address has expired. */
        @JsonProperty("expired") EXPIRED,
        /** The limit of notices for today is reached. */
        @JsonProperty("spent") SPENT,
        /** Several notices in a row did not arrive. */
        @JsonProperty("failed") FAILED
    }

    /**
     * The state of a hook with its end.
     *
     * @param until the time when the link of the confirmation letter expires, or when notices of a spent hook resume; an unconfirmed hook without it
     *     was not asked yet, and is asked when the game next begins to wait
     */
    public record Standing(State state, Optional<Instant> until) {}

    private final NoticeAllowance allowance;
    private final HookLimits limits;

    HookStates(NoticeAllowance allowance, HookLimits limits) {
        this.allowance = allowance;
        this.limits = limits;
    }

    /** The current state of a hook. */
    public Standing of(Hook hook) {
        var standing = hook.standing();
        if (standing.failures() >= limits.failures()) {
            return new Standing(State.FAILED, Optional.empty());
        }
        if (!standing.confirmed()) {
            boolean ended = standing.asked().filter(until -> !allowance.now().isBefore(until)).isPresent();
            return new Standing(ended ? State.EXPIRED : State.UNCONFIRMED, standing.asked());
        }
        return allowance.isSpent(hook) ? new Standing(State.SPENT, Optional.of(allowance.tomorrow())) : new Standing(State.ACTIVE, Optional.empty());
    }
}
