package tercio.application.record;

import java.util.List;
import java.util.Optional;

/**
 * A person was given a place in the game, in one role; it takes the place of what the person held in this role before. A seat that is
 * given to a player is taken from its former player. Tokens are stored apart from the record.
 *
 * @param seats that the person plays, is the deputy of, or sees as an observer; none for a referee, and for an observer of what is public
 * @param seesAll whether a referee sees what the host sees; left out, it sees what is public
 */
public record PlaceGranted(String person, Role role, List<String> seats, Optional<Boolean> seesAll) implements KernelEvent {

    public PlaceGranted {
        seats = List.copyOf(seats);
        seesAll = seesAll == null ? Optional.empty() : seesAll;
    }
}
