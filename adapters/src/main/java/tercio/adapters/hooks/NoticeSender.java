package tercio.adapters.hooks;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import tercio.adapters.store.SeatHooks;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.adapters.store.SeatHooks.Kind;
import tools.jackson.databind.json.JsonMapper;

/** Sends notices, each on a virtual thread of its own, and retries failed ones a few times. */
@Component
public final class NoticeSender implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(NoticeSender.class);
    private static final int TRIES = 4;
    private static final int LONGER = 4;
    /** Limit of notices in flight; more are dropped, which bounds the cost of addresses that never answer. */
    private static final int UNDER_WAY = 200;
    private static final int FIRST_SUCCESS = 200;
    private static final int FIRST_REDIRECT = 300;
    private static final int FIRST_FAULT_OF_THE_SERVER = 500;
    private static final int TOO_MANY = 429;
    /** Status of an address that wants no more notices: it is given up at once. */
    private static final int GONE = 410;

    /** One attempt to send a notice. */
    private interface Try {
        /**
         * Sends the notice and returns the number of failures in a row that it adds: none where it arrived. An
         * exception leads to a retry.
         */
        int send() throws IOException;
    }

    private final HookSettings settings;
    private final HookLimits limits;
    private final NoticeAllowance allowance;
    private final SeatHooks hooks;
    private final TurnMail mail;
    private final JsonMapper json;
    private final Semaphore places = new Semaphore(UNDER_WAY);
    private boolean closed;

    NoticeSender(HookSettings settings, HookLimits limits, NoticeAllowance allowance, SeatHooks hooks, TurnMail mail, JsonMapper json) {
        this.settings = settings;
        this.limits = limits;
        this.allowance = allowance;
        this.hooks = hooks;
        this.mail = mail;
        this.json = json;
    }

    /**
     * The reason why no letters are sent although a mail server is configured; empty where they are sent, or where none
     * is configured.
     */
    Optional<String> whyNoLetters() {
        return mail.whyNotOffered();
    }

    /** The kinds of notices that this service sends. */
    public List<Kind> offeredKinds() {
        return Stream.of(Kind.values()).filter(this::offers).toList();
    }

    private boolean offers(Kind kind) {
        return switch (kind) {
            case WEBHOOK -> settings.webhooks();
            case EMAIL -> mail.isOffered();
        };
    }

    /** Sends a notice, unless the hook was given up after failures or the limit for today is reached. */
    void send(Hook hook, TurnNotice notice) {
        if (!offers(hook.kind()) || hook.standing().failures() >= limits.failures()) {
            return;
        }
        int left = allowance.takeNotice(hook);
        if (left < 0) {
            LOG.info("A notice of game {} is not sent: as many were sent today as there may be.", hook.game());
            return;
        }
        start(hook, () -> switch (hook.kind()) {
            case WEBHOOK -> post(hook, notice);
            case EMAIL -> sendLetter(hook, notice, left == 0);
        });
    }

    /** Sends the confirmation letter to an address. */
    void ask(Hook hook, LetterText text, String stop) {
        start(hook, () -> {
            mail.send(hook, text, stop);
            return 0;
        });
    }

    private void start(Hook hook, Try sending) {
        if (!places.tryAcquire()) {
            LOG.warn("A notice of game {} is not sent: too many are under way.", hook.game());
            return;
        }
        Thread.ofVirtual().name("notice of " + hook.game()).start(() -> {
            try {
                note(hook, tryAll(hook, sending));
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            } finally {
                places.release();
            }
        });
    }

    /** Records what came of a notice; not after {@link #close()}, when the database is closed too. */
    private synchronized void note(Hook hook, int failures) {
        if (closed) {
            return;
        }
        if (failures == 0) {
            hooks.recordArrival(hook);
        } else {
            hooks.recordFailures(hook, failures);
        }
    }

    /** Waits for a record that is being written. Notices that are still under way are not recorded: they count neither as arrived nor as failed. */
    @Override
    public synchronized void close() {
        closed = true;
    }

    /** Returns the number of failures in a row that this attempt adds. */
    private int tryAll(Hook hook, Try sending) throws InterruptedException {
        var pause = settings.firstPause();
        for (int attempt = 1; attempt <= TRIES; attempt++) {
            try {
                return sending.send();
            } catch (TurnMail.AddressRefused refused) {
                LOG.info("A notice of game {} was refused by the server of mail.", hook.game());
                return 1;
            } catch (IOException failed) {
                // The address may contain a secret, so it stays out of the log.
                LOG.info("A notice of game {} did not arrive, attempt {} of {}: {}", hook.game(), attempt, TRIES, failed.getMessage());
            }
            if (attempt < TRIES) {
                Thread.sleep(pause);
                pause = pause.multipliedBy(LONGER);
            }
        }
        // A mail server that does not answer is no failure of the address.
        return hook.kind() == Kind.EMAIL ? 0 : 1;
    }

    private int sendLetter(Hook hook, TurnNotice notice, boolean last) throws IOException {
        // A confirmed address got its token with the confirmation letter.
        var stop = hook.standing().stop().orElseThrow(() -> new IOException("the address was never asked"));
        mail.send(hook, LetterText.turnNotice(hook.language(), notice, last, mail.links().stop(stop)), stop);
        return 0;
    }

    private int post(Hook hook, TurnNotice notice) throws IOException {
        if (HookAddress.fault(Kind.WEBHOOK, hook.address(), settings.web()).isPresent()) {
            LOG.info("A notice of game {} is not sent: its address is none that is taken now.", hook.game());
            return 1;
        }
        int status = WebhookRequest.post(URI.create(hook.address()), json.writeValueAsString(notice), settings.privateAddresses());
        if (status >= FIRST_FAULT_OF_THE_SERVER || status == TOO_MANY) {
            throw new IOException("answered with " + status);
        }
        if (status >= FIRST_SUCCESS && status < FIRST_REDIRECT) {
            return 0;
        }
        LOG.info("A notice of game {} was refused with {}.", hook.game(), status);
        return status == GONE ? limits.failures() : 1;
    }
}
