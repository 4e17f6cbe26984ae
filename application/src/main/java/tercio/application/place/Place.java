package tercio.application.place;

import java.util.Collection;
import java.util.List;
import tercio.application.record.PlaceGranted;
import tercio.application.record.Role;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The place of a person in one role.
 *
 * @param seats that it plays, is the deputy of, or sees as an observer
 * @param seesAll whether a referee sees what the host sees
 * @param byHost whether the host gave it, and not the player of these seats
 * @param since the position of the event that gave it
 */
public record Place(String person, Role role, List<String> seats, boolean seesAll, boolean byHost, int since) {

    public Place {
        seats = List.copyOf(seats);
    }

    /** The place that an event gives, by any giver. */
    public static Place of(PlaceGranted granted) {
        return new Place(granted.person(), granted.role(), granted.seats(), granted.seesAll().orElse(false), true, 0);
    }

    boolean isFor(String seat) {
        return seats.contains(seat);
    }

    Place without(Collection<String> lost) {
        return new Place(person, role, seats.stream().filter(seat -> !lost.contains(seat)).toList(), seesAll, byHost, since);
    }

    /** The place as a phrase, such as {@code deputy of Anna}. */
    public Sentence.Keyed title() {
        return switch (role) {
            case OBSERVER -> seats.isEmpty() ? Sentence.of("kernel.place.observer-public") : ofSeats();
            case REFEREE -> Sentence.of("kernel.place.referee").with("all", seesAll);
            case PLAYER, DEPUTY -> ofSeats();
        };
    }

    private Sentence.Keyed ofSeats() {
        return Sentence.of("kernel.place.of-seats").with("role", role.word()).with("seats", new Text(String.join(", ", seats)));
    }

    /** The place in English words, such as {@code deputy of Anna}, for records and the command line. */
    public String inWords() {
        return switch (role) {
            case PLAYER -> "player of " + String.join(", ", seats);
            case DEPUTY -> "deputy of " + String.join(", ", seats);
            case OBSERVER -> seats.isEmpty() ? "observer of what is public" : "observer of " + String.join(", ", seats);
            case REFEREE -> seesAll ? "referee who sees everything" : "referee";
        };
    }
}
