package tercio.adapters.archive;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Follows what stands on the board of one game: a row for each thing, from the event after which it stands so to the one that changes it. */
final class StandingRows {

    private final ArchiveRows rows;
    private final Map<BoardThing, Integer> since = new LinkedHashMap<>();
    private List<BoardThing> last = List.of();

    StandingRows(ArchiveRows rows) {
        this.rows = rows;
    }

    /** @param now the things on the board after the event of this position; the same list as before if none of them changed */
    void after(int position, List<BoardThing> now) {
        if (now == last) {
            return;
        }
        var still = new HashSet<>(now);
        since.entrySet().removeIf(each -> {
            boolean gone = !still.contains(each.getKey());
            if (gone) {
                add(each.getKey(), each.getValue(), position);
            }
            return gone;
        });
        now.forEach(each -> since.putIfAbsent(each, position));
        last = now;
    }

    /** The game is folded: what still stands has no end. */
    void end() {
        since.forEach((each, from) -> add(each, from, null));
    }

    private void add(BoardThing each, int from, Integer until) {
        rows.add(KernelTables.STANDING, from, each.kind(), each.thing(), each.place(), each.party(), each.against(), each.size(), each.unit(), each.leaders(), until);
    }
}
