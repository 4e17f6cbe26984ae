package tercio.adapters.http.operator;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.hooks.HookAddress;
import tercio.adapters.hooks.HookSettings;
import tercio.adapters.hooks.HookStates;
import tercio.adapters.hooks.MailConfirmations;
import tercio.adapters.hooks.NoticeSender;
import tercio.adapters.hooks.PublicAddresses;
import tercio.adapters.hooks.TurnNotices;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.CallerAddress;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.store.SeatHooks;
import tercio.adapters.store.SeatHooks.Kind;
import tercio.adapters.store.SeatHooks.Language;
import tercio.application.record.HashChain;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Lets the holder of a token choose where it is notified when the game waits for it. The game itself does not change. */
@RestController
@RequestMapping("/api/games/{id}/hooks")
@Tag(name = "Notices")
class HookController {

    /**
     * The address for notices, of the web or of mail.
     *
     * @param language of letters; English where it is missing
     */
    record HookBody(String address, Optional<Language> language) {}

    /** A hook of the caller with its state. */
    record HookLine(Kind kind, String address, HookStates.State state, Optional<Instant> until) {}

    /** The hooks of the caller, and the kinds that this service sends. */
    record HooksBody(List<Kind> offered, List<HookLine> hooks) {}

    private final SeatHooks hooks;
    private final NoticeSender sender;
    private final TurnNotices notices;
    private final MailConfirmations confirmations;
    private final HookStates states;
    private final HookSettings settings;
    private final RequestReader wire;
    private final GameAccess gate;

    HookController(SeatHooks hooks, NoticeSender sender, TurnNotices notices, MailConfirmations confirmations, HookStates states, HookSettings settings,
            RequestReader wire, GameAccess gate) {
        this.hooks = hooks;
        this.sender = sender;
        this.notices = notices;
        this.confirmations = confirmations;
        this.states = states;
        this.settings = settings;
        this.wire = wire;
        this.gate = gate;
    }

    @GetMapping
    @Operation(summary = "Where you are told that the game waits for you, and which notices this service sends")
    HooksBody mine(@PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        return hooksOf(id, gate.requireCaller(id, authorization).name());
    }

    @PutMapping("/{kind}")
    @Operation(summary = "A notice when the game begins to wait for you, to this address from now on; an address of mail is asked first, and again each time",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = HookBody.class))))
    HooksBody keep(@PathVariable String id, @PathVariable String kind, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization, HttpServletRequest request) {
        var caller = gate.requireCaller(id, authorization);
        var wanted = kind(kind);
        if (!sender.offeredKinds().contains(wanted)) {
            throw Problem.unprocessable(Sentence.of("kernel.problem.no-notices-title"), Sentence.of(switch (wanted) {
                case WEBHOOK -> "kernel.problem.no-webhooks";
                case EMAIL -> "kernel.problem.no-mail";
            }), Map.of());
        }
        var asked = wire.read(body, HookBody.class);
        var address = asked.address().strip();
        HookAddress.fault(wanted, address, settings.web()).ifPresent(fault -> {
            throw Problem.malformed("/address", fault);
        });
        if (wanted == Kind.WEBHOOK) {
            requireReachable(address);
        }
        var from = HashChain.hash("notices " + CallerAddress.of(request.getRemoteAddr()));
        var hook = SeatHooks.Hook.ofRequest(id, caller.name(), wanted, address, from, asked.language().orElse(Language.EN), notices.isAwaiting(id, caller.name()));
        if (wanted == Kind.WEBHOOK || hooks.isConfirmed(hook)) {
            hooks.keep(hook);
        } else if (confirmations.takeAllowance(hook)) {
            hooks.keep(hook);
            confirmations.ask(hook);
        } else {
            throw Problem.dailyLimitReached(confirmations.limits());
        }
        return hooksOf(id, caller.name());
    }

    @DeleteMapping("/{kind}")
    @Operation(summary = "No notices of this kind any more")
    HooksBody remove(@PathVariable String id, @PathVariable String kind,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var caller = gate.requireCaller(id, authorization);
        if (!hooks.remove(id, caller.name(), kind(kind))) {
            throw Problem.notFound(Sentence.of("kernel.missing.notice"));
        }
        return hooksOf(id, caller.name());
    }

    /**
     * Requires a public host. A refusal takes equally long for every reason, so that the time tells nothing about the network.
     */
    private void requireReachable(String address) {
        long end = System.nanoTime() + settings.refusalPause().toNanos();
        var host = URI.create(address).getHost();
        try {
            PublicAddresses.of(host, settings.privateAddresses());
        } catch (UnknownHostException nowhere) {
            for (long left = end - System.nanoTime(); left > 0 && !Thread.currentThread().isInterrupted(); left = end - System.nanoTime()) {
                LockSupport.parkNanos(left);
            }
            throw Problem.malformed("/address", Sentence.of("kernel.sent.no-public-host").with("host", new Text(host)));
        }
    }

    private static Kind kind(String word) {
        return Arrays.stream(Kind.values()).filter(kind -> kind.word().equals(word)).findAny()
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.notice-kind")));
    }

    private HooksBody hooksOf(String game, String person) {
        return new HooksBody(sender.offeredKinds(), hooks.of(game, person).stream().map(this::line).toList());
    }

    private HookLine line(SeatHooks.Hook hook) {
        var standing = states.of(hook);
        return new HookLine(hook.kind(), hook.address(), standing.state(), standing.until());
    }
}
