package tercio.domain.game;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Choices that several parties make in secret and that are revealed together, as part of a board. Everybody sees who has
 * chosen; the choice itself is seen by the party alone until all have chosen and the rulebook reveals it in an event.
 *
 * @param choosing the parties, each once
 * @param made the choices of those who have chosen; empty for a choice that a viewer may not see
 * @param <T> a choice
 */
public record SealedChoices<T>(List<String> choosing, Map<String, Optional<T>> made) {

    public SealedChoices {
        choosing = List.copyOf(choosing);
        made = Collections.unmodifiableMap(new TreeMap<>(made));
        if (!choosing.containsAll(made.keySet())) {
            throw new IllegalArgumentException("only " + choosing + " choose, not " + made.keySet());
        }
    }

    /** Nobody has chosen yet. */
    public static <T> SealedChoices<T> of(Collection<String> parties) {
        return new SealedChoices<>(List.copyOf(parties), Map.of());
    }

    /** Whether a party still has to choose. */
    public boolean awaits(String party) {
        return choosing.contains(party) && !made.containsKey(party);
    }

    /** The parties that still have to choose, in order. */
    public List<String> awaitedParties() {
        return choosing.stream().filter(this::awaits).toList();
    }

    /** Whether all have chosen. */
    public boolean isComplete() {
        return awaitedParties().isEmpty();
    }

    /**
     * These choices with that of a party which still has to choose.
     *
     * @param choice empty where it is applied from an event whose viewer may not see it
     */
    public SealedChoices<T> with(String party, Optional<T> choice) {
        if (!awaits(party)) {
            throw new IllegalArgumentException("no choice of " + party + " is awaited");
        }
        var all = new TreeMap<>(made);
        all.put(party, choice);
        return new SealedChoices<>(choosing, all);
    }

    /** The choice of a party; empty where it has not chosen, or where it may not be seen. */
    public Optional<T> of(String party) {
        return made.getOrDefault(party, Optional.empty());
    }

    /** These choices as a viewer may see them before they are revealed. */
    public SealedChoices<T> asSeenBy(Viewer viewer) {
        var seen = new TreeMap<String, Optional<T>>();
        made.forEach((party, choice) -> seen.put(party, viewer.sees(party) ? choice : Optional.empty()));
        return new SealedChoices<>(choosing, seen);
    }
}
