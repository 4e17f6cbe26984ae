package tercio.application.given;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.application.record.Remark;
import tercio.application.remark.RemarkStore;

/** Remarks in memory. */
public final class InMemoryRemarkStore implements RemarkStore {

    private final Map<String, List<Remark>> games = new HashMap<>();

    @Override
    public void add(String game, Remark remark) {
        games.computeIfAbsent(game, unseen -> new ArrayList<>()).add(remark);
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
