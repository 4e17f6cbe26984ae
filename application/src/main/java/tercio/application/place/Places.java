package tercio.application.place;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.application.record.ActingPerson;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Role;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The places in a game at a position, folded from its events. At first each seat has a player of its own name. An undo takes no
 * place back: it is about the board.
 */
public final class Places {

    /** Persons of a game. */
    public static final int MOST = 100;
    /** Characters of the name of a person. */
    public static final int LONGEST_NAME = 100;

    private final List<GameOpened.Seat> seats;
    private final List<Place> held;
    /** The givers of a place, by each person that ever held one. */
    private final Map<String, Set<String>> givers;

    private Places(List<GameOpened.Seat> seats, List<Place> held, Map<String, Set<String>> givers) {
        this.seats = seats;
        this.held = List.copyOf(held);
        this.givers = Map.copyOf(givers);
    }

    /** The places of a game that was just opened. */
    public static Places of(List<GameOpened.Seat> seats) {
        return new Places(seats, seats.stream()
                .map(seat -> new Place(seat.name(), Role.PLAYER, List.of(seat.name()), false, true, 1)).toList(),
                seats.stream().collect(Collectors.toMap(GameOpened.Seat::name, seat -> Set.of(Caller.HOST_NAME), (one, same) -> one)));
    }

    /** The places after more events. */
    public Places after(List<RecordedEvent> events) {
        var places = this;
        for (var event : events) {
            places = places.after(event);
        }
        return places;
    }

    /** The places after one more event. */
    public Places after(RecordedEvent event) {
        return switch (event.fact()) {
            case PlaceGranted granted -> withGiver(granted.person(), event.envelope().caller().person())
                    .with(granted, event.envelope().by().equals(Caller.HOST_NAME), event.position());
            case PlaceWithdrawn withdrawn -> withoutGrantsOfFormerPlayers(held.stream().filter(place -> !place.person().equals(withdrawn.person())).toList());
            default -> this;
        };
    }

    private Places withGiver(String person, String giver) {
        var more = new HashMap<>(givers);
        more.merge(person, Set.of(giver), (before, one) -> Stream.concat(before.stream(), one.stream()).collect(Collectors.toUnmodifiableSet()));
        return new Places(seats, held, more);
    }

    private Places with(PlaceGranted granted, boolean byHost, int position) {
        var next = new ArrayList<Place>();
        for (var place : held) {
            boolean own = place.person().equals(granted.person());
            if (own && place.role() == granted.role()) {
                continue;
            }
            boolean loses = granted.role() == Role.PLAYER && (own || place.role() == Role.PLAYER);
            next.add(loses ? place.without(granted.seats()) : place);
        }
        next.add(new Place(granted.person(), granted.role(), granted.seats(), granted.seesAll().orElse(false), byHost, position));
        return withoutGrantsOfFormerPlayers(next);
    }

    /**
     * The places with this list. Those that a player gave end for the seats that change hands; those that the host gave
     * stay.
     */
    private Places withoutGrantsOfFormerPlayers(List<Place> next) {
        var after = new Places(seats, next, givers);
        var changed = seats.stream().map(GameOpened.Seat::name).filter(seat -> !player(seat).equals(after.player(seat))).toList();
        return new Places(seats, next.stream()
                .map(place -> place.role() == Role.PLAYER || place.byHost() ? place : place.without(changed))
                .filter(place -> !place.seats().isEmpty() || place.role() == Role.REFEREE || place.role() == Role.OBSERVER && place.byHost()).toList(), givers);
    }

    /** All places; a person with two roles has two. */
    public List<Place> all() {
        return held;
    }

    /** The persons who hold a place, in the order in which they got it. */
    public Set<String> persons() {
        return held.stream().map(Place::person).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /**
     * The givers of places to this person, also of places that have ended; none if the game never had a person of this
     * name.
     */
    public Set<String> givers(String person) {
        return givers.getOrDefault(person, Set.of());
    }

    /** The places of a person; none if there is no such person. */
    public List<Place> of(String person) {
        return held.stream().filter(place -> place.person().equals(person)).toList();
    }

    /** The place of a person in a role. */
    public Optional<Place> of(String person, Role role) {
        return of(person).stream().filter(place -> place.role() == role).findFirst();
    }

    /** The player of a seat; empty while it has none. */
    public Optional<String> player(String seat) {
        return held.stream().filter(place -> place.role() == Role.PLAYER && place.isFor(seat)).map(Place::person).findFirst();
    }

    /** The seats that a person acts for, those that it plays first, each in the order of the game. */
    public List<String> seatsOf(String person) {
        return Stream.of(Role.PLAYER, Role.DEPUTY).flatMap(role -> inSeatOrder(playedIn(person, role)).stream()).distinct().toList();
    }

    private List<String> playedIn(String person, Role role) {
        return of(person, role).map(Place::seats).orElse(List.of());
    }

    private List<String> inSeatOrder(Collection<String> wanted) {
        return seats.stream().map(GameOpened.Seat::name).filter(wanted::contains).toList();
    }

    /** A person as the sender of a command for one of the seats that it acts for. */
    public Caller callerFor(String person, String seat) {
        boolean plays = playedIn(person, Role.PLAYER).contains(seat);
        return Caller.seat(seat).actingAs(plays && person.equals(seat) ? Optional.empty()
                : Optional.of(new ActingPerson(person, plays ? Role.PLAYER : Role.DEPUTY)));
    }

    /** Whether a sender holds the place in which it acts. */
    public boolean holds(Caller caller) {
        var as = caller.acting();
        if (as.isEmpty()) {
            return caller.host() || player(caller.name()).filter(caller.name()::equals).isPresent();
        }
        var place = of(as.get().person(), as.get().role());
        return switch (as.get().role()) {
            case PLAYER, DEPUTY -> !caller.host() && place.filter(held -> held.isFor(caller.name())).isPresent();
            case REFEREE -> caller.isReferee() && place.isPresent();
            case OBSERVER -> false;
        };
    }

    /** The parties that a sender plays: those of its own seats, and of the seat for which it acts. */
    public Set<String> playedBy(Caller caller) {
        return parties(Stream.concat(playedIn(caller.person(), Role.PLAYER).stream(), Stream.of(caller.name())).toList());
    }

    private Set<String> parties(Collection<String> names) {
        return seats.stream().filter(seat -> names.contains(seat.name())).flatMap(seat -> seat.controls().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The view of a person before the end of the game. */
    public Viewer viewer(String person) {
        var places = of(person);
        return places.stream().anyMatch(Place::seesAll) ? Viewer.ALL
                : Viewer.of(parties(places.stream().flatMap(place -> place.seats().stream()).toList()));
    }

    /** The places of a person, in words. */
    public String inWords(String person) {
        return of(person).stream().map(Place::inWords).collect(Collectors.joining(", "));
    }

    /** All places with their holders, for refusals. */
    public Sentence.Keyed title() {
        return held.stream().map(place -> Sentence.of("kernel.place.holder").with("who", new Text(place.person())).with("place", place.title()))
                .reduce((before, next) -> Sentence.of("kernel.place.holders").with("before", before).with("next", next)).orElseGet(() -> Sentence.of("kernel.place.nobody"));
    }

    /** All places with their holders, in English words, for records. */
    public String inWords() {
        return held.stream().map(place -> place.person() + " (" + place.inWords() + ")").collect(Collectors.joining(", "));
    }
}
