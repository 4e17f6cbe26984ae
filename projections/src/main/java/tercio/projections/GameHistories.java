package tercio.projections;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tercio.application.record.Archive;
import tercio.application.record.Dictionary;
import tercio.application.record.GameOpened;

/** The chronicles of the games read last. Each is brought up to date from the store when it is asked for. */
public final class GameHistories {

    private final Archive archive;
    private final CheckpointStore shelf;
    private final Dictionary dictionary;
    private final Views views;
    private final int most;
    /** In the order of their last use. */
    private final LinkedHashMap<String, GameHistory> recent = new LinkedHashMap<>(16, 0.75f, true);
    /** How often each game was told to have grown. */
    private final Map<String, Long> growth = new ConcurrentHashMap<>();

    /** @param most how many events and notes are kept in memory, of all games together */
    public GameHistories(Archive archive, CheckpointStore shelf, Dictionary dictionary, Views views, int most) {
        this.archive = archive;
        this.shelf = shelf;
        this.dictionary = dictionary;
        this.views = views;
        this.most = most;
    }

    /** The chronicle of a game up to the newest event in the store; empty where there is no such game. */
    public Optional<GameHistory> of(String game) {
        var known = known(game);
        long grown = growth.getOrDefault(game, 0L);
        if (known.isPresent() && known.get().holds(grown)) {
            return known;
        }
        if (known.isPresent()) {
            return Optional.of(upToDate(game, known.get(), grown));
        }
        int newest = archive.newest(game);
        if (newest == 0) {
            return Optional.empty();
        }
        var opened = (GameOpened) archive.between(game, 1, 1).getFirst().fact();
        var ruleset = dictionary.ruleset(opened.ruleset()).orElseThrow(
                () -> new IllegalStateException("this program does not know the ruleset " + opened.ruleset()));
        var history = GameHistory.open(game, new GameOpening(opened, ruleset), newest, archive, shelf, views);
        history.add(List.of(), grown);
        // Another reader may have opened it meanwhile, and before the last events.
        return Optional.of(upToDate(game, remember(game, history), grown));
    }

    private GameHistory upToDate(String game, GameHistory history, long grown) {
        if (!history.holds(grown)) {
            history.add(archive.from(game, history.position() + 1), grown);
        }
        return history;
    }

    /** Tells that a game has new events: they are read when the game is next asked for. */
    public void grown(String game) {
        growth.merge(game, 1L, Long::sum);
    }

    /** How a game began, which never changes. */
    public Optional<GameOpening> opening(String game) {
        return known(game).or(() -> of(game)).map(GameHistory::opening);
    }

    /** Whether a game is in memory. */
    public boolean holds(String game) {
        return known(game).isPresent();
    }

    /** Lets go of what is in memory of a game: it is read again when it is next asked for. */
    void forget(String game) {
        synchronized (recent) {
            recent.remove(game);
        }
    }

    /** Lets go of all games. */
    void forget() {
        synchronized (recent) {
            recent.clear();
        }
    }

    private Optional<GameHistory> known(String game) {
        synchronized (recent) {
            return Optional.ofNullable(recent.get(game));
        }
    }

    private GameHistory remember(String game, GameHistory history) {
        synchronized (recent) {
            var other = recent.putIfAbsent(game, history);
            int held = recent.values().stream().mapToInt(GameHistory::held).sum();
            while (held > most && recent.size() > 1) {
                held -= recent.pollFirstEntry().getValue().held();
            }
            return other == null ? history : other;
        }
    }
}
