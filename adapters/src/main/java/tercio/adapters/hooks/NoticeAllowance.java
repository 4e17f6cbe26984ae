package tercio.adapters.hooks;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Map;
import org.springframework.stereotype.Component;
import tercio.adapters.store.NoticeCounts;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.adapters.store.SeatHooks.Kind;

/** How much may still be sent today (UTC). */
@Component
final class NoticeAllowance {

    private final NoticeCounts counts;
    private final HookLimits limits;
    private final Clock clock = Clock.systemUTC();

    NoticeAllowance(NoticeCounts counts, HookLimits limits) {
        this.counts = counts;
        this.limits = limits;
    }

    /** Counts a notice. Returns how many more there may be today; less than 0 where this one is too many. */
    int takeNotice(Hook hook) {
        return counts.take(today(), Map.of(name(hook), perHook(hook.kind()), name(hook.kind()), perDay(hook.kind())));
    }

    /** Counts a letter that asks an address. Returns false where it is too many. */
    boolean takeConfirmation(String game, String address) {
        // Capital letters make the same address for nearly all who keep addresses.
        var letters = address.toLowerCase(Locale.ROOT);
        return counts.take(today(), Map.of("asks " + game + " " + letters, limits.confirmations(), "asks " + letters, limits.confirmationsPerAddress(),
                name(Kind.EMAIL), limits.mailsPerDay())) >= 0;
    }

    /** Whether no notice of a hook is sent any more today. */
    boolean spent(Hook hook) {
        return counts.of(today(), name(hook)) >= perHook(hook.kind()) || counts.of(today(), name(hook.kind())) >= perDay(hook.kind());
    }

    Instant now() {
        return clock.instant();
    }

    /** When the counts begin anew. */
    Instant tomorrow() {
        return today().plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    private int perHook(Kind kind) {
        return kind == Kind.EMAIL ? limits.mailsPerHook() : limits.webhooksPerHook();
    }

    private int perDay(Kind kind) {
        return kind == Kind.EMAIL ? limits.mailsPerDay() : limits.webhooksPerDay();
    }

    private static String name(Kind kind) {
        return "all of " + kind.word();
    }

    private static String name(Hook hook) {
        return hook.kind().word() + " of " + hook.game() + " " + hook.person();
    }
}
