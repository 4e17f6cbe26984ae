package tercio.adapters.hooks;

import java.security.SecureRandom;
import java.util.Base64;
import org.springframework.stereotype.Component;
import tercio.adapters.store.SeatHooks;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.application.record.Chain;

/** Asks addresses of mail whether they want letters, and takes the answers, which need no place in the game. */
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

    /** Counts the letter that asks the address of a hook. Returns false where it is one too many for today. */
    public boolean allowed(Hook hook) {
        return allowance.takeConfirmation(hook);
    }

    /** What is allowed, in words. */
    public String bounds() {
        return "E-mails that ask for a confirmation: at most " + limits.confirmations() + " in a day (UTC) to one address for one game, and "
                + limits.confirmationsPerAddress() + " for all games; " + limits.confirmationsPerPerson() + " that one person of a game asks for, "
                + limits.confirmationsPerGame() + " for one game, " + limits.confirmationsPerCaller() + " from one address of the net, and "
                + limits.confirmationsPerDay() + " in all. Look among the e-mails that came, or ask again tomorrow.";
    }

    /** Sends an address the one letter that goes to it unasked. The link of an earlier one that would have said yes holds no more. */
    public void ask(Hook hook) {
        var links = new MailLinks(settings.page().orElseThrow());
        var confirm = token();
        hooks.ask(hook, Chain.hash(confirm), allowance.now().plus(limits.confirmWithin()), token()).ifPresent(stop ->
                sender.ask(hook, LetterText.asking(hook.language(), links.confirm(confirm), links.stop(stop)), stop));
    }

    /** The address wants letters. Returns false where the link has ended or never was. */
    public boolean confirmed(String token) {
        return hooks.confirm(Chain.hash(token), allowance.now());
    }

    /** The address wants no letters. */
    public void stopped(String token) {
        hooks.stop(token);
    }

    private String token() {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
