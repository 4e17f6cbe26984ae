package tercio.projections;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.application.record.Disclosure;
import tercio.application.record.EventLog;
import tercio.application.record.GameLocks;
import tercio.application.record.GameOpened;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;

/** Histories of the games that were read last, in a bounded cache. Each is brought up to date when it is asked for. */
public final class GameHistories {

    private final EventLog log;
    private final CheckpointStore checkpoints;
    private final MessageRegistry dictionary;
    private final Views views;
    private final Disclosure disclosure;
    private final Cache<String, LoadedHistory> recent;
    private final GameLocks reading = new GameLocks();

    /** @param most the number of events and projection entries that stay in memory, of all games together */
    public GameHistories(
            EventLog log, CheckpointStore checkpoints, MessageRegistry dictionary, RecordCodec notation, Views views, int most) {
        this.log = log;
        this.checkpoints = checkpoints;
        this.dictionary = dictionary;
        this.views = views;
        disclosure = new Disclosure(notation);
        // A game larger than the whole bound may stay alone.
        recent = Caffeine.newBuilder().maximumWeight(most).executor(Runnable::run)
                .weigher((String game, LoadedHistory history) -> Math.min(history.sizeInMemory(), most)).build();
    }

    /**
     * The complete history of a game up to the newest stored event; empty where there is no such game. Answers to viewers
     * are computed from its {@link LoadedHistory#seenBy}.
     */
    public Optional<LoadedHistory> of(String game) {
        var known = recent.getIfPresent(game);
        var history = known == null ? reading.holding(game, () -> Optional.ofNullable(recent.getIfPresent(game)).or(() -> open(game)))
                : Optional.of(known);
        history.ifPresent(each -> {
            each.update(log);
            // Weighs the history again, which grows with reading.
            recent.asMap().computeIfPresent(game, (same, present) -> present);
        });
        return history;
    }

    /**
     * The history for a reader that a commit woke up. The store is asked for the newest position, because this object may not
     * know the commit yet.
     */
    public Optional<LoadedHistory> ofStored(String game) {
        return upTo(game, log.newest(game));
    }

    private Optional<LoadedHistory> open(String game) {
        int newest = log.newest(game);
        if (newest == 0) {
            return Optional.empty();
        }
        var opening = opening(log.between(game, 1, 1).getFirst());
        var history = LoadedHistory.open(game, opening, newest, log, checkpoints, views, disclosure);
        recent.put(game, history);
        return Optional.of(history);
    }

    private GameOpening opening(RecordedEvent first) {
        var opened = (GameOpened) first.fact();
        return new GameOpening(opened, dictionary.ruleset(opened.ruleset()).orElseThrow(
                () -> new IllegalStateException("this program does not know the ruleset " + opened.ruleset())));
    }

    /**
     * The history of a game whose events have been read. It is not kept in memory.
     *
     * @param events all of them, at least the first
     */
    LoadedHistory of(String game, List<RecordedEvent> events) {
        return LoadedHistory.open(game, opening(events.getFirst()), events, log, checkpoints, views, disclosure);
    }

    /**
     * The history that a game would have with more events, to look at its views. It is neither kept in memory nor stored.
     *
     * @param history of the game, complete
     * @param more events that follow its newest
     */
    public LoadedHistory withMoreEvents(String game, LoadedHistory history, List<RecordedEvent> more) {
        return of(game, Stream.concat(history.events().stream(), more.stream()).toList());
    }

    /**
     * The history of a game up to a position at least.
     *
     * @param position that the game has reached, even if this object does not know it yet
     */
    Optional<LoadedHistory> upTo(String game, int position) {
        var known = recent.asMap().get(game);
        if (known != null && known.position() < position) {
            known.markOutdated();
        }
        return of(game);
    }

    /**
     * Adds stored events to a game in memory. A game that is not in memory is read when it is next asked for.
     *
     * @param events in order of position
     */
    public void addCommitted(String game, List<RecordedEvent> events) {
        var history = recent.asMap().get(game);
        if (history != null) {
            history.addCommitted(events);
        }
    }

    /** Marks a game whose new events another process stored. */
    public void markOutdated(String game) {
        var history = recent.asMap().get(game);
        if (history != null) {
            history.markOutdated();
        }
    }

    /** Marks all games: another process may have stored new events. */
    public void markOutdated() {
        recent.asMap().values().forEach(LoadedHistory::markOutdated);
    }

    /** The opening of a game, which never changes. */
    public Optional<GameOpening> opening(String game) {
        return Optional.ofNullable(recent.getIfPresent(game)).or(() -> of(game)).map(GameHistory::opening);
    }

    /** The opening of a game whose other events may be damaged: none of them is read. */
    public Optional<GameOpening> openingAlone(String game) {
        return log.between(game, 1, 1).stream().findFirst().map(this::opening);
    }

    /** Whether a game is in memory. */
    public boolean holds(String game) {
        return recent.asMap().containsKey(game);
    }

    /** Removes a game from memory. The next reader loads it again. */
    void forget(String game) {
        recent.invalidate(game);
    }

    /** Removes all games from memory. */
    void forget() {
        recent.invalidateAll();
    }
}
