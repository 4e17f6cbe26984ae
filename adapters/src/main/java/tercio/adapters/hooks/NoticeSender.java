package tercio.adapters.hooks;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.adapters.store.SeatHooks.Kind;
import tools.jackson.databind.json.JsonMapper;

/** Sends notices, each on a virtual thread of its own, and tries a few times more where one does not arrive. */
@Component
public final class NoticeSender {

    private static final Logger LOG = LoggerFactory.getLogger(NoticeSender.class);
    private static final int TRIES = 4;
    private static final int LONGER = 4;
    /** Notices under way; more are dropped, so that addresses which never answer cost no more than this. */
    private static final int UNDER_WAY = 200;
    private static final int FIRST_SUCCESS = 200;
    private static final int FIRST_REDIRECT = 300;
    private static final int FIRST_FAULT_OF_THE_SERVER = 500;
    private static final int TOO_MANY = 429;

    private final HookSettings settings;
    private final TurnMail mail;
    private final JsonMapper json;
    private final Semaphore places = new Semaphore(UNDER_WAY);

    NoticeSender(HookSettings settings, TurnMail mail, JsonMapper json) {
        this.settings = settings;
        this.mail = mail;
        this.json = json;
    }

    /** The kinds of notices that this service sends. */
    public List<Kind> offered() {
        return Stream.of(Kind.values()).filter(this::offers).toList();
    }

    private boolean offers(Kind kind) {
        return switch (kind) {
            case WEBHOOK -> settings.webhooks();
            case EMAIL -> mail.offered();
        };
    }

    void send(Hook hook, TurnNotice notice) {
        if (!offers(hook.kind())) {
            return;
        }
        if (!places.tryAcquire()) {
            LOG.warn("A notice of game {} is not sent: too many are under way.", hook.game());
            return;
        }
        Thread.ofVirtual().name("notice of " + hook.game()).start(() -> {
            try {
                tryAll(hook, notice);
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            } finally {
                places.release();
            }
        });
    }

    private void tryAll(Hook hook, TurnNotice notice) throws InterruptedException {
        var pause = settings.firstPause();
        for (int attempt = 1; attempt <= TRIES; attempt++) {
            try {
                if (sent(hook, notice)) {
                    return;
                }
            } catch (IOException failed) {
                // The address may hold a secret of its own, and stays out of the log.
                LOG.info("A notice of game {} did not arrive, attempt {} of {}: {}", hook.game(), attempt, TRIES, failed.getMessage());
            }
            if (attempt < TRIES) {
                Thread.sleep(pause);
                pause = pause.multipliedBy(LONGER);
            }
        }
    }

    /** Whether nothing more is to be done: the notice arrived, or the address does not want it. */
    private boolean sent(Hook hook, TurnNotice notice) throws IOException {
        if (hook.kind() == Kind.EMAIL) {
            mail.send(hook.address(), notice);
            return true;
        }
        int status = WebhookRequest.post(URI.create(hook.address()), json.writeValueAsString(notice), settings.privateAddresses());
        if (status >= FIRST_FAULT_OF_THE_SERVER || status == TOO_MANY) {
            throw new IOException("answered with " + status);
        }
        if (status < FIRST_SUCCESS || status >= FIRST_REDIRECT) {
            LOG.info("A notice of game {} was refused with {}.", hook.game(), status);
        }
        return true;
    }
}
