package tercio.application.remark;

import java.util.Optional;
import java.util.Set;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.Remark;
import tercio.application.record.Role;

/**
 * A reader of the remarks of a game.
 *
 * @param person empty for a person without a place
 * @param seats that the person acts for now
 * @param atTheTable whether the talk of the seats is for the person: it acts for a seat, or is a referee
 */
public record RemarkReader(Optional<String> person, Set<String> seats, boolean atTheTable, boolean host) {

    /** The host, or the holder of the database, who reads all remarks. */
    public static final RemarkReader HOST = new RemarkReader(Optional.of(Caller.HOST_NAME), Set.of(), true, true);

    /** Somebody without a place. */
    public static final RemarkReader PUBLIC = new RemarkReader(Optional.empty(), Set.of(), false, false);

    public RemarkReader {
        seats = Set.copyOf(seats);
    }

    /** A caller whose token is one of the game. */
    public static RemarkReader of(Caller caller, Places places) {
        if (caller.isHost()) {
            return HOST;
        }
        var seats = Set.copyOf(places.seatsOf(caller.name()));
        boolean judges = places.of(caller.name(), Role.REFEREE).isPresent();
        return new RemarkReader(Optional.of(caller.name()), seats, judges || !seats.isEmpty(), false);
    }

    /** Whether this reader may read a remark. Authors read their own remarks. */
    public boolean mayRead(Remark remark) {
        return host || person.filter(remark.person()::equals).isPresent() || switch (remark.audience()) {
            case SEAT -> remark.seat().filter(seats::contains).isPresent();
            case SEATS -> atTheTable;
            case ALL -> true;
        };
    }
}
