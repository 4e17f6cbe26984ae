package tercio.adapters.hooks;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.store.NoticeCounts;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.adapters.store.SeatHooks.Kind;

/** Counts how many notices may still be sent today (UTC). */
@Component
final class NoticeAllowance {

    private final NoticeCounts counts;
    private final HookLimits limits;
    private final Clock clock = Clock.systemUTC();

    NoticeAllowance(NoticeCounts counts, HookLimits limits) {
        this.counts = counts;
        this.limits = limits;
    }

    /** Counts a notice. Returns how many more there may be today; less than 0 where this one exceeds a limit. */
    int takeNotice(Hook hook) {
        return counts.take(today(), noticeBudgets(hook));
    }

    /**
     * Counts a confirmation letter. Returns false if it exceeds a limit. Such letters do not count against those to confirmed addresses.
     */
    boolean takeConfirmation(Hook hook) {
        var address = lowerCase(hook.address());
        var most = new HashMap<>(Map.of("asks " + hook.game() + " " + address, limits.confirmations(),
                "asks " + address, limits.confirmationsPerAddress(),
                "asked by " + hook.game() + " " + hook.person(), limits.confirmationsPerPerson(),
                "asked by " + hook.game(), limits.confirmationsPerGame(),
                "asked by all", limits.confirmationsPerDay()));
        caller(hook).ifPresent(caller -> most.put("asked from " + caller, limits.confirmationsPerCaller()));
        return counts.take(today(), most) >= 0;
    }

    /** Whether the notices of a hook are used up for today. */
    boolean isSpent(Hook hook) {
        return noticeBudgets(hook).entrySet().stream().anyMatch(bound -> counts.of(today(), bound.getKey()) >= bound.getValue());
    }

    /** The budgets that a notice counts against, with the limit of each. */
    private Map<String, Integer> noticeBudgets(Hook hook) {
        boolean mail = hook.kind() == Kind.EMAIL;
        var kind = hook.kind().word();
        var most = new HashMap<>(Map.of(kind + " of " + hook.game() + " " + hook.person(), mail ? limits.mailsPerHook() : limits.webhooksPerHook(),
                kind + " of " + hook.game(), mail ? limits.mailsPerGame() : limits.webhooksPerGame(),
                "all of " + kind, mail ? limits.mailsPerDay() : limits.webhooksPerDay()));
        caller(hook).ifPresent(caller -> most.put(kind + " from " + caller, mail ? limits.mailsPerCaller() : limits.webhooksPerCaller()));
        if (mail) {
            most.put(kind + " to " + lowerCase(hook.address()), limits.mailsPerAddress());
        }
        return most;
    }

    private static Optional<String> caller(Hook hook) {
        return Optional.of(hook.givenFrom()).filter(from -> !from.isEmpty());
    }

    /** An address in lower case, because nearly all mail servers ignore case. */
    private static String lowerCase(String address) {
        return address.toLowerCase(Locale.ROOT);
    }

    Instant now() {
        return clock.instant();
    }

    /** The moment at which the counts are reset. */
    Instant tomorrow() {
        return today().plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }
}
