package tercio.domain.game;

import java.util.List;
import java.util.Set;

/**
 * A part of an event or a command that not everybody may see.
 *
 * @param parties the parties that may see it; if empty, nobody but the host
 * @param fields its components, each an {@code Optional} or a collection, which is empty for whoever may not see it: their names,
 *     with the names of the components that hold them and dots before. No name means the whole event, its type included.
 */
public record Secret(Set<String> parties, List<String> fields) {

    public Secret {
        parties = Set.copyOf(parties);
        fields = List.copyOf(fields);
    }

    /** A secret of one party in these components. */
    public static Secret of(String party, String... fields) {
        return new Secret(Set.of(party), List.of(fields));
    }

    /** A secret of one party that is the whole event. */
    public static Secret whole(String party) {
        return new Secret(Set.of(party), List.of());
    }

    /** The same secret as part of something larger. */
    public Secret within(String part) {
        return new Secret(parties, isWhole() ? List.of(part) : fields.stream().map(field -> part + "." + field).toList());
    }

    /** Whether the secret is the whole event. */
    public boolean isWhole() {
        return fields.isEmpty();
    }
}
