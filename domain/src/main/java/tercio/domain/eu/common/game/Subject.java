package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Objects;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/**
 * The pieces, countries or provinces that a command is about. They identify the question that the command answers.
 *
 * @param ids of pieces, countries or provinces, as the command names them; they need not exist
 */
public record Subject(Kind kind, List<Id> ids) {

    /** The kind of thing that the ids name. */
    public enum Kind {
        STACK, LEADER, COUNTRY, PROVINCE,
        /** A roll that depends on no choice. */
        NOTHING
    }

    /** The subject of a roll that any player may make. */
    public static final Subject NOTHING = new Subject(Kind.NOTHING, List.of());

    public static Subject stack(StackId id) {
        return of(Kind.STACK, id);
    }

    public static Subject stacks(List<StackId> ids) {
        return new Subject(Kind.STACK, List.copyOf(ids.stream().filter(Objects::nonNull).toList()));
    }

    public static Subject leader(LeaderId id) {
        return of(Kind.LEADER, id);
    }

    public static Subject country(CountryId id) {
        return of(Kind.COUNTRY, id);
    }

    public static Subject province(SpaceId id) {
        return of(Kind.PROVINCE, id);
    }

    /** Whether both subjects share an id of the same kind. */
    public boolean overlaps(Subject other) {
        return kind == other.kind && ids.stream().anyMatch(other.ids::contains);
    }

    private static Subject of(Kind kind, Id id) {
        return new Subject(kind, id == null ? List.of() : List.of(id));
    }
}
