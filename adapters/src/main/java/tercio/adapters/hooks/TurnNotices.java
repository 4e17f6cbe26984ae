package tercio.adapters.hooks;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import tercio.adapters.store.CommitListeners;
import tercio.adapters.store.SeatHooks;
import tercio.adapters.store.SeatHooks.Hook;
import tercio.adapters.store.SeatHooks.Kind;
import tercio.application.record.Caller;
import tercio.application.record.GameLocks;
import tercio.domain.game.Viewer;
import tercio.projections.GameHistories;
import tercio.projections.LoadedHistory;
import tercio.projections.Summaries;
import tercio.projections.sentence.Language;

/** Checks after each commit whether the game now waits for a person with a hook, and sends a notice. */
@Component
public final class TurnNotices implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TurnNotices.class);

    private final SeatHooks hooks;
    private final GameHistories histories;
    private final Summaries summaries;
    private final NoticeSender sender;
    private final MailConfirmations confirmations;
    private final HookSettings settings;
    private final GameLocks locks = new GameLocks();
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    private final ReadWriteLock ending = new ReentrantReadWriteLock();
    private boolean closed;

    TurnNotices(CommitListeners commits, SeatHooks hooks, GameHistories histories, Summaries summaries, NoticeSender sender, MailConfirmations confirmations,
            HookSettings settings) {
        this.hooks = hooks;
        this.histories = histories;
        this.summaries = summaries;
        this.sender = sender;
        this.confirmations = confirmations;
        this.settings = settings;
        // If several services use one database, the one that committed sends the notice.
        commits.onOwnCommit(this::onCommit);
    }

    /** Starts listening at once; a lazy bean would start with its first use. */
    @EventListener(ApplicationReadyEvent.class)
    void listen() {
        LOG.debug("Notices offered: {}", sender.offeredKinds());
        sender.whyNoLetters().ifPresent(reason -> LOG.warn("No letters are sent: {}.", reason));
    }

    private void onCommit(String game) {
        if (!sender.offeredKinds().isEmpty() && waiting.add(game)) {
            Thread.ofVirtual().name("notices of " + game).start(() -> locks.holding(game, () -> {
                waiting.remove(game);
                notifyUnlessClosed(game);
                return game;
            }));
        }
    }

    private void notifyUnlessClosed(String game) {
        ending.readLock().lock();
        try {
            if (!closed) {
                notifyAwaited(game);
            }
        } finally {
            ending.readLock().unlock();
        }
    }

    /** Waits for the notices that are being found; the database is closed next. */
    @Override
    public void close() {
        ending.writeLock().lock();
        try {
            closed = true;
        } finally {
            ending.writeLock().unlock();
        }
    }

    private void notifyAwaited(String game) {
        var all = hooks.of(game);
        if (all.isEmpty()) {
            return;
        }
        var history = histories.ofStored(game).orElseThrow();
        var summary = summaries.of(game, history.seenBy(Viewer.PUBLIC));
        for (var hook : all) {
            var prompts = prompts(history, summary, hook.person(), language(hook));
            if (prompts.isEmpty() == hook.awaited() && hooks.note(hook, !prompts.isEmpty()) && !prompts.isEmpty()) {
                tell(hook, new TurnNotice(game, summary.name(), hook.person(), summary.position(), prompts,
                        settings.page().map(page -> new MailLinks(page).game(game))));
            }
        }
    }

    /**
     * Sends the notice. An address of mail that an older version or the command line stored was never asked for its consent, so it first
     * gets the confirmation letter, and nothing else until it agrees.
     */
    private void tell(Hook hook, TurnNotice notice) {
        if (hook.standing().confirmed()) {
            sender.send(hook, notice);
        } else if (hook.standing().asked().isEmpty() && sender.offeredKinds().contains(hook.kind()) && confirmations.takeAllowance(hook)) {
            confirmations.ask(hook);
        }
    }

    /** Whether a game waits for a person now. */
    public boolean isAwaiting(String game, String person) {
        var history = histories.ofStored(game).orElseThrow();
        return !prompts(history, summaries.of(game, history.seenBy(Viewer.PUBLIC)), person, Language.EN).isEmpty();
    }

    /** The prompts of a game for the seats that a person acts for; for the host those that no player answers. */
    private static List<String> prompts(LoadedHistory history, Summaries.Summary summary, String person, Language language) {
        var seats = person.equals(Caller.HOST_NAME) ? List.of(Caller.HOST_NAME) : history.places().seatsOf(person);
        return summary.awaiting().stream().filter(asked -> seats.contains(asked.seat())).map(asked -> asked.promptIn(language)).distinct().toList();
    }

    /** The language of a letter; what programs get is English. */
    private static Language language(Hook hook) {
        return hook.kind() == Kind.EMAIL ? Language.valueOf(hook.language().name()) : Language.EN;
    }
}
