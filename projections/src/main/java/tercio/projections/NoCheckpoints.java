package tercio.projections;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A checkpoint store that stores nothing, for readers of the events alone. */
public final class NoCheckpoints implements CheckpointStore {

    @Override
    public List<Page> pages(String game) {
        return List.of();
    }

    @Override
    public Set<Integer> boards(String game, int to) {
        return Set.of();
    }

    @Override
    public <S> Optional<S> board(String game, int event, Class<S> type) {
        return Optional.empty();
    }

    @Override
    public <N extends ProjectionEntry> List<N> entries(String game, String projection, int from, int to, Class<N> type) {
        return List.of();
    }

    @Override
    public void keep(String game, PageContents page) {}

    @Override
    public void clear(String game) {}

    @Override
    public void clear() {}
}
