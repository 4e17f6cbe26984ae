package tercio.projections;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tercio.application.record.Archive;
import tercio.application.record.Dictionary;
import tercio.application.record.GameOpened;

/** The chronicles of the games read last. Each is brought up to date from the store when it is asked for. */
public final class Chronicles {

    private final Archive archive;
    private final Dictionary dictionary;
    private final int most;
    /** In the order of their last use. */
    private final LinkedHashMap<String, Chronicle> recent = new LinkedHashMap<>(16, 0.75f, true);
    /** How often each game was told to have grown. */
    private final Map<String, Long> growth = new ConcurrentHashMap<>();

    /** @param most how many events are kept in memory, of all games together */
    public Chronicles(Archive archive, Dictionary dictionary, int most) {
        this.archive = archive;
        this.dictionary = dictionary;
        this.most = most;
    }

    /** The chronicle of a game up to the newest event in the store; empty where there is no such game. */
    public Optional<Chronicle> of(String game) {
        var known = known(game);
        long grown = growth.getOrDefault(game, 0L);
        if (known.isPresent() && known.get().holds(grown)) {
            return known;
        }
        var news = archive.from(game, known.map(Chronicle::position).orElse(0) + 1);
        if (known.isPresent()) {
            known.get().add(news, grown);
            return known;
        }
        if (news.isEmpty()) {
            return Optional.empty();
        }
        var opened = (GameOpened) news.getFirst().fact();
        var ruleset = dictionary.ruleset(opened.ruleset()).orElseThrow(
                () -> new IllegalStateException("this program does not know the ruleset " + opened.ruleset()));
        var chronicle = new Chronicle(new Opening(opened, ruleset));
        chronicle.add(news, grown);
        return Optional.of(remember(game, chronicle));
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

    private Optional<Chronicle> known(String game) {
        synchronized (recent) {
            return Optional.ofNullable(recent.get(game));
        }
    }

    private Chronicle remember(String game, Chronicle chronicle) {
        synchronized (recent) {
            var other = recent.putIfAbsent(game, chronicle);
            int events = recent.values().stream().mapToInt(Chronicle::position).sum();
            while (events > most && recent.size() > 1) {
                events -= recent.pollFirstEntry().getValue().position();
            }
            return other == null ? chronicle : other;
        }
    }
}
