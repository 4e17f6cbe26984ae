package tercio.projections;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.application.record.Dictionary;
import tercio.application.record.Disclosure;
import tercio.application.record.EventLog;
import tercio.application.record.GameLocks;
import tercio.application.record.GameOpened;
import tercio.application.record.Notation;
import tercio.application.record.RecordedEvent;

/** The histories of the games that were read last, in a bounded cache. Each is brought up to date when it is asked for. */
public final class GameHistories {

    private final EventLog log;
    private final CheckpointStore checkpoints;
    private final Dictionary dictionary;
    private final Views views;
    private final Disclosure disclosure;
    private final Cache<String, LoadedHistory> recent;
    private final GameLocks reading = new GameLocks();

    /** @param most how many events and projection entries stay in memory, of all games together */
    public GameHistories(
            EventLog log, CheckpointStore checkpoints, Dictionary dictionary, Notation notation, Views views, int most) {
        this.log = log;
        this.checkpoints = checkpoints;
        this.dictionary = dictionary;
        this.views = views;
        disclosure = new Disclosure(notation);
        // A game that is larger than the whole bound may stay alone.
        recent = Caffeine.newBuilder().maximumWeight(most).executor(Runnable::run)
                .weigher((String game, LoadedHistory history) -> Math.min(history.held(), most)).build();
    }

    /**
     * The complete history of a game up to the newest stored event; empty where there is no such game. What is answered to
     * somebody is computed from {@link LoadedHistory#seenBy} of it.
     */
    public Optional<LoadedHistory> of(String game) {
        var known = recent.getIfPresent(game);
        var history = known == null ? reading.holding(game, () -> Optional.ofNullable(recent.getIfPresent(game)).or(() -> opened(game)))
                : Optional.of(known);
        history.ifPresent(each -> {
            each.update(log);
            // A history grows with what is read of it: its weight is taken again.
            recent.asMap().computeIfPresent(game, (same, present) -> present);
        });
        return history;
    }

    /**
     * The same for a reader that was woken by a commit: the commit may not have been told to this object yet, so the store is
     * asked how far the game has come.
     */
    public Optional<LoadedHistory> stored(String game) {
        return upTo(game, log.newest(game));
    }

    private Optional<LoadedHistory> opened(String game) {
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
     * The history that a game would have with more events, to look at its views. It is not kept in memory and stores nothing.
     *
     * @param history of the game, complete
     * @param more events that follow its newest
     */
    public LoadedHistory continued(String game, LoadedHistory history, List<RecordedEvent> more) {
        return of(game, Stream.concat(history.events().stream(), more.stream()).toList());
    }

    /**
     * The history of a game up to a position at least.
     *
     * @param position that the game has reached, whether or not this reader was told
     */
    Optional<LoadedHistory> upTo(String game, int position) {
        var known = recent.asMap().get(game);
        if (known != null && known.position() < position) {
            known.grown();
        }
        return of(game);
    }

    /**
     * A game has new events, which are stored. A game that is not in memory is read when it is next asked for.
     *
     * @param events in order of position
     */
    public void committed(String game, List<RecordedEvent> events) {
        var history = recent.asMap().get(game);
        if (history != null) {
            history.committed(events);
        }
    }

    /** A game has new events, which another process stored. */
    public void grown(String game) {
        var history = recent.asMap().get(game);
        if (history != null) {
            history.grown();
        }
    }

    /** Each game may have new events, which another process stored. */
    public void grown() {
        recent.asMap().values().forEach(LoadedHistory::grown);
    }

    /** How a game began, which never changes. */
    public Optional<GameOpening> opening(String game) {
        return Optional.ofNullable(recent.getIfPresent(game)).or(() -> of(game)).map(GameHistory::opening);
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
