package tercio.domain.game;

import java.util.List;
import java.util.Set;

/**
 * A part of an event or a command that not everybody may see.
 *
 * @param parties who may see it; nobody but the host where it is empty
 * @param fields its components, each an {@code Optional} or a collection, which is empty for whoever may not see it: their names,
 *     with the names of the components that hold them and dots before. No name means the whole event, its type included.
 */
public record Secret(Set<String> parties, List<String> fields) {

    public Secret {
        parties = Set.copyOf(parties);
        fields = List.copyOf(fields);
    }

    /** These components are for one party. */
    public static Secret of(String party, String... fields) {
        return new Secret(Set.of(party), List.of(fields));
    }

    /** The whole event is for one party. */
    public static Secret whole(String party) {
        return new Secret(Set.of(party), List.of());
    }

    /** The same secret as part of something larger. */
    public Secret within(String part) {
        return new Secret(parties, isWhole() ? List.of(part) : fields.stream().map(field -> part + "." + field).toList());
    }

    /** Whether it is the whole event. */
    public boolean isWhole() {
        return fields.isEmpty();
    }
}
