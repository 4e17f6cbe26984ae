package tercio.adapters.hooks;

import java.security.SecureRandom;
import java.util.Base64;
import org.springframework.stereotype.Component;
import tercio.adapters.store.SeatHooks;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.application.record.HashChain;
import tercio.domain.sentence.Sentence;

/** Asks addresses of mail whether they want letters, and processes the answers, which need no place in the game. */
@Component
public final class MailConfirmations {

    private static final int BYTES = 24;

    private final SeatHooks hooks;
    private final NoticeSender sender;
    private final NoticeAllowance allowance;
    private final HookLimits limits;
    private final HookSettings settings;
    private final SecureRandom random = new SecureRandom();

    MailConfirmations(SeatHooks hooks, NoticeSender sender, NoticeAllowance allowance, HookLimits limits, HookSettings settings) {
        this.hooks = hooks;
        this.sender = sender;
        this.allowance = allowance;
        this.limits = limits;
        this.settings = settings;
    }

    /** Counts the confirmation letter to the address of a hook. Returns false if the limit for today is reached. */
    public boolean takeAllowance(Hook hook) {
        return allowance.takeConfirmation(hook);
    }

    /** The limits, as a sentence. */
    public Sentence limits() {
        return Sentence.of("kernel.problem.confirmations").with("address", limits.confirmations()).with("games", limits.confirmationsPerAddress())
                .with("person", limits.confirmationsPerPerson()).with("game", limits.confirmationsPerGame()).with("caller", limits.confirmationsPerCaller())
                .with("all", limits.confirmationsPerDay());
    }

    /**
     * Sends the confirmation letter, the only one that an address gets unasked. The confirming link of an earlier letter becomes
     * invalid.
     */
    public void ask(Hook hook) {
        var links = new MailLinks(settings.page().orElseThrow());
        var confirm = token();
        hooks.ask(hook, HashChain.hash(confirm), allowance.now().plus(limits.confirmWithin()), token()).ifPresent(stop ->
                sender.ask(hook, LetterText.confirmationRequest(hook.language(), links.confirm(confirm), links.stop(stop)), stop));
    }

    /** Confirms an address. Returns false where the link has expired or is unknown. */
    public boolean confirm(String token) {
        return hooks.confirm(HashChain.hash(token), allowance.now());
    }

    /** Ends the letters to an address. */
    public void stop(String token) {
        hooks.stop(token);
    }

    private String token() {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
