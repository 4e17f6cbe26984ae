package tercio.projections;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tercio.application.record.Dictionary;
import tercio.application.record.EventLog;
import tercio.application.record.GameOpened;

/** The chronicles of the games read last. Each is brought up to date from the store when it is asked for. */
public final class Chronicles {

    private final EventLog archive;
    private final Shelf shelf;
    private final Dictionary dictionary;
    private final Views views;
    private final int most;
    /** In the order of their last use. */
    private final LinkedHashMap<String, Chronicle> recent = new LinkedHashMap<>(16, 0.75f, true);
    /** How often each game was told to have grown. */
    private final Map<String, Long> growth = new ConcurrentHashMap<>();

    /** @param most how many events and notes are kept in memory, of all games together */
    public Chronicles(EventLog archive, Shelf shelf, Dictionary dictionary, Views views, int most) {
        this.archive = archive;
        this.shelf = shelf;
        this.dictionary = dictionary;
        this.views = views;
        this.most = most;
    }

    /** The chronicle of a game up to the newest event in the store; empty where there is no such game. */
    public Optional<Chronicle> of(String game) {
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
        var chronicle = Chronicle.open(game, new Opening(opened, ruleset), newest, archive, shelf, views);
        chronicle.add(List.of(), grown);
        // Another reader may have opened it meanwhile, and before the last events.
        return Optional.of(upToDate(game, remember(game, chronicle), grown));
    }

    private Chronicle upToDate(String game, Chronicle chronicle, long grown) {
        if (!chronicle.holds(grown)) {
            chronicle.add(archive.from(game, chronicle.position() + 1), grown);
        }
        return chronicle;
    }

    /** Tells that a game has new events: they are read when the game is next asked for. */
    public void grown(String game) {
        growth.merge(game, 1L, Long::sum);
    }

    /** How a game began, which never changes. */
    public Optional<Opening> opening(String game) {
        return known(game).or(() -> of(game)).map(Chronicle::opening);
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

    private Optional<Chronicle> known(String game) {
        synchronized (recent) {
            return Optional.ofNullable(recent.get(game));
        }
    }

    private Chronicle remember(String game, Chronicle chronicle) {
        synchronized (recent) {
            var other = recent.putIfAbsent(game, chronicle);
            int held = recent.values().stream().mapToInt(Chronicle::held).sum();
            while (held > most && recent.size() > 1) {
                held -= recent.pollFirstEntry().getValue().held();
            }
            return other == null ? chronicle : other;
        }
    }
}
