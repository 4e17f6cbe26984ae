package tercio.domain.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Undo and redo as a player would note them on paper: for each position, the list of all events in effect. */
final class NaiveHistory {

    private final List<List<Integer>> inEffect = new ArrayList<>(List.of(List.of()));
    private final Map<Integer, Integer> undoneBy = new HashMap<>();
    private final Deque<List<Integer>> redoable = new ArrayDeque<>();

    int position() {
        return inEffect.size() - 1;
    }

    boolean canRedo() {
        return !redoable.isEmpty();
    }

    List<Integer> inEffectAt(int position) {
        return inEffect.get(position);
    }

    int undoneBy(int event) {
        return undoneBy.getOrDefault(event, 0);
    }

    void played() {
        var events = new ArrayList<>(inEffect.getLast());
        events.add(position() + 1);
        inEffect.add(events);
        redoable.clear();
    }

    void noted() {
        inEffect.add(inEffect.getLast());
    }

    void undone(int to) {
        redoable.push(inEffect.getLast());
        back(inEffect.get(to));
    }

    void redone() {
        back(redoable.pop());
    }

    private void back(List<Integer> to) {
        var before = inEffect.getLast();
        inEffect.add(to);
        before.stream().filter(event -> !to.contains(event)).forEach(event -> undoneBy.put(event, position()));
        to.forEach(undoneBy::remove);
    }
}
