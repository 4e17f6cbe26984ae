package tercio.adapters.archive;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.domain.ruling.Cancellation;
import tercio.projections.LoadedHistory;

/** Folds games into the database: which of them have new events, which cannot be folded, and which of their rolls still lack their expectations. */
final class ArchiveFeeding {

    private static final Logger LOG = LoggerFactory.getLogger(ArchiveFeeding.class);

    /** Milliseconds that a question waits for games that are being folded for another one. */
    private static final int LONGEST_WAIT = 10_000;
    private static final int WAIT = 100;

    private final ArchiveSource source;
    private final Map<String, RulebookArchive> rulebooks;
    private final Clock clock;
    private final ExactRolls rolls;
    private final Supplier<ArchiveDatabase> database;
    private final ReentrantLock feeding = new ReentrantLock();
    /** The games that may have new events, with when that was first heard. */
    private final Map<String, Instant> stale = new ConcurrentHashMap<>();
    private final Map<String, String> leftOut = new ConcurrentHashMap<>();
    private final Map<String, Integer> pending = new ConcurrentHashMap<>();
    private volatile boolean following;

    /** @param database opened when it is first asked for */
    ArchiveFeeding(ArchiveSource source, Map<String, RulebookArchive> rulebooks, Clock clock, Supplier<ArchiveDatabase> database) {
        this.source = source;
        this.rulebooks = rulebooks;
        this.clock = clock;
        this.database = database;
        rolls = new ExactRolls(source.tallies());
    }

    /** The database was opened: all games may have events that it lacks. */
    void follow(ArchiveDatabase opened) {
        following = true;
        pending.putAll(opened.pending());
        source.games().all().forEach(this::markStale);
    }

    /** Forgets what it knows of the games: the database is made anew. */
    void forget() {
        leftOut.clear();
        pending.clear();
        stale.clear();
    }

    /** Does something while no game is folded. */
    void whileNothingIsFolded(Runnable work) {
        feeding.lock();
        try {
            work.run();
        } finally {
            feeding.unlock();
        }
    }

    /** A game has new events. Costs nothing while nobody has asked. */
    void markStale(String game) {
        if (following) {
            stale.putIfAbsent(game, clock.instant());
        }
    }

    /** Whether games wait to be folded. */
    boolean behind() {
        return !stale.isEmpty();
    }

    /**
     * Folds the games that have new events.
     *
     * @param enough whether no more time is to be spent; polled after each game
     * @return the number of games that still wait
     */
    int feed(BooleanSupplier enough) {
        return feed(enough, events -> {});
    }

    /** The same, telling how many events each folded game has. */
    int feed(BooleanSupplier enough, IntConsumer folded) {
        var open = database.get();
        if (!tryLock(feeding)) {
            return stale.size();
        }
        var batch = new ArrayList<FoldedGame>();
        var ranks = new HashMap<String, Integer>();
        try (var ahead = FoldsAhead.of(inOrder(ranks), stale, game -> fold(open, game, () -> true, false))) {
            int events = 0;
            while (ahead.hasNext()) {
                Cancellation.check();
                var made = ahead.next();
                if (made.isPresent()) {
                    batch.add(made.get());
                    events += made.get().position();
                    folded.accept(made.get().position());
                }
                if (events >= ArchiveDatabase.BATCH || enough.getAsBoolean()) {
                    open.put(batch, ranks::get);
                    batch.clear();
                    events = 0;
                    if (enough.getAsBoolean()) {
                        break;
                    }
                }
            }
            open.put(batch, ranks::get);
            batch.clear();
            return stale.size();
        } finally {
            // Games that were folded, but not put in before the feed ended, wait again.
            batch.forEach(game -> stale.putIfAbsent(game.game(), clock.instant()));
            feeding.unlock();
        }
    }

    /** Folds one game where it has new events. The answers about one session need no other game. */
    void feedOnly(String game) {
        var open = database.get();
        if (!stale.containsKey(game) || !tryLock(feeding)) {
            return;
        }
        var heard = stale.remove(game);
        try {
            var ranks = new HashMap<String, Integer>();
            rank(ranks);
            if (ranks.containsKey(game)) {
                fold(open, game, () -> true, false).ifPresent(made -> open.put(List.of(made), ranks::get));
            }
            heard = null;
        } finally {
            if (heard != null) {
                stale.putIfAbsent(game, heard);
            }
            feeding.unlock();
        }
    }

    /** Waits a while for a lock, and says whether it is ours. */
    private static boolean tryLock(ReentrantLock lock) {
        try {
            for (int waited = 0; waited < LONGEST_WAIT; waited += WAIT) {
                Cancellation.check();
                if (lock.tryLock(WAIT, TimeUnit.MILLISECONDS)) {
                    return true;
                }
            }
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The games that wait, the oldest first, and the place of each among all games. */
    private List<String> inOrder(Map<String, Integer> ranks) {
        if (stale.isEmpty()) {
            return List.of();
        }
        var all = rank(ranks);
        stale.keySet().removeIf(game -> !ranks.containsKey(game));
        return all.stream().filter(stale::containsKey).toList();
    }

    /** All games, each with its place among them. */
    private List<String> rank(Map<String, Integer> ranks) {
        var all = source.games().all();
        for (int rank = 0; rank < all.size(); rank++) {
            ranks.put(all.get(rank), rank);
        }
        return all;
    }

    /** Empty where nothing of a game is new, and where it cannot be folded. */
    private Optional<FoldedGame> fold(ArchiveDatabase open, String game, BooleanSupplier enough, boolean again) {
        var known = open.find(game);
        int newest = source.log().newest(game);
        if (!again && known.filter(here -> here.position() == newest).isPresent()) {
            return Optional.empty();
        }
        var why = source.games().setAside(game);
        if (why.isEmpty()) {
            try {
                var history = source.histories().ofStored(game);
                if (history.isPresent()) {
                    leftOut.remove(game);
                    return history.map(each -> fold(game, each, enough));
                }
                return Optional.empty();
            } catch (Cancellation.Cancelled cancelled) {
                throw cancelled;
            } catch (RuntimeException unreadable) {
                LOG.warn("The game {} is left out of the archive: {}", game, unreadable.toString());
                why = Optional.of(Optional.ofNullable(unreadable.getMessage()).orElse(unreadable.getClass().getSimpleName()));
            }
        }
        leftOut.put(game, why.get());
        open.drop(game);
        return Optional.empty();
    }

    private FoldedGame fold(String game, LoadedHistory history, BooleanSupplier enough) {
        var rulebook = rulebooks.getOrDefault(history.openingEvent().ruleset(), RulebookArchive.NOTHING);
        var exact = rolls.of(game, enough);
        var folded = GameFold.of(game, history, rulebook, source.views(), source.notation(), exact);
        pending.put(game, exact.pending());
        return folded;
    }

    /** The number of rolls that are still to be compared with their exact expectations. */
    int pendingRolls() {
        return pending.values().stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * Compares rolls with their exact expectations, which takes long: each result is kept, so that a second attempt gets further.
     *
     * @param enough whether no more time is to be spent; polled often
     * @return the number of rolls that are left
     */
    int compare(BooleanSupplier enough) {
        var open = database.get();
        if (!source.isHere() || pendingRolls() == 0 || !tryLock(feeding)) {
            return pendingRolls();
        }
        try {
            var ranks = new HashMap<String, Integer>();
            var batch = new ArrayList<FoldedGame>();
            for (var game : pending.entrySet().stream().filter(each -> each.getValue() > 0).map(Map.Entry::getKey).sorted().toList()) {
                if (enough.getAsBoolean()) {
                    break;
                }
                int before = pending.getOrDefault(game, 0);
                fold(open, game, enough, true).filter(made -> pending.getOrDefault(game, 0) < before).ifPresent(batch::add);
            }
            rank(ranks);
            open.put(batch, ranks::get);
            return pendingRolls();
        } finally {
            feeding.unlock();
        }
    }

    /** The progress of the games of which somebody is told. */
    ArchiveStatus.Lag lag(Set<String> visible) {
        int games = 0;
        int events = 0;
        Instant oldest = null;
        for (var waiting : stale.entrySet()) {
            if (visible.contains(waiting.getKey())) {
                games++;
                events += Math.max(0, source.log().newest(waiting.getKey()) - database.get().find(waiting.getKey()).map(ArchiveDatabase.Known::position).orElse(0));
                oldest = oldest == null || waiting.getValue().isBefore(oldest) ? waiting.getValue() : oldest;
            }
        }
        return new ArchiveStatus.Lag(games, events, oldest == null ? 0 : Duration.between(oldest, clock.instant()).toMillis() / 1000.0);
    }

    /** The number of some games of which events are not folded. */
    int behind(Set<String> visible) {
        return (int) stale.keySet().stream().filter(visible::contains).count();
    }

    /** The games of which somebody is told that cannot be folded, with the reason. */
    Map<String, String> leftOut(Set<String> visible) {
        var told = new HashMap<>(leftOut);
        told.keySet().retainAll(visible);
        return told;
    }

    /** The number of rolls of some games that are still to be compared with their exact expectations. */
    int pendingRolls(Set<String> visible) {
        return pending.entrySet().stream().filter(game -> visible.contains(game.getKey())).mapToInt(Map.Entry::getValue).sum();
    }

    boolean isFolding() {
        return feeding.isLocked();
    }
}
