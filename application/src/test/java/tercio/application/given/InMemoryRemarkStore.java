package tercio.application.given;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.application.record.Envelope;
import tercio.application.record.Remark;
import tercio.application.remark.RemarkStore;

/** Remarks in memory. */
public final class InMemoryRemarkStore implements RemarkStore {

    private final Map<String, List<Remark>> games = new HashMap<>();
    private final Map<List<String>, Sent> keys = new HashMap<>();

    @Override
    public void add(String game, Remark remark, Optional<Envelope.IdempotencyKey> once) {
        games.computeIfAbsent(game, unseen -> new ArrayList<>()).add(remark);
        once.ifPresent(mark -> keys.put(List.of(game, remark.person(), mark.key()), new Sent(remark, mark.body())));
    }

    @Override
    public Optional<Sent> findSent(String game, String person, String key) {
        return Optional.ofNullable(keys.get(List.of(game, person, key)));
    }

    @Override
    public List<Remark> of(String game) {
        return List.copyOf(games.getOrDefault(game, List.of()));
    }

    @Override
    public int count(String game) {
        return of(game).size();
    }

    @Override
    public int count(String game, String person, Instant since) {
        return (int) of(game).stream().filter(remark -> remark.person().equals(person) && !remark.at().isBefore(since)).count();
    }
}
