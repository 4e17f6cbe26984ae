package tercio.adapters.archive;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tercio.application.place.Places;
import tercio.application.record.GameOpened;
import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.RecordedEvent;

/** The seats of a game and who sat in them, position by position. */
final class Seated {

    private final List<GameOpened.Seat> seats;
    /** The places from each position on at which they changed. */
    private final TreeMap<Integer, Places> places = new TreeMap<>();

    private Seated(List<GameOpened.Seat> seats) {
        this.seats = seats;
        places.put(0, Places.of(seats));
    }

    static Seated of(GameOpened opened, List<RecordedEvent> events) {
        var seated = new Seated(opened.seats());
        for (var event : events) {
            if (event.fact() instanceof PlaceGranted || event.fact() instanceof PlaceWithdrawn) {
                seated.places.put(event.position(), seated.places.lastEntry().getValue().after(event));
            }
        }
        return seated;
    }

    /** The seat of a party; empty where no seat controls it. */
    String seat(String party) {
        return seats.stream().filter(seat -> seat.controls().contains(party)).map(GameOpened.Seat::name).findFirst().orElse("");
    }

    /** The parties of a seat; none for the host. */
    List<String> parties(String seat) {
        return seats.stream().filter(each -> each.name().equals(seat)).flatMap(each -> each.controls().stream()).toList();
    }

    /** The person who played a party at a position; empty while nobody did. */
    String person(int position, String party) {
        var seat = party.isEmpty() ? "" : seat(party);
        return seat.isEmpty() ? "" : places.floorEntry(position).getValue().player(seat).orElse("");
    }

    /** The person who played a seat at a position; empty while nobody did, and for the host. */
    String ofSeat(int position, String seat) {
        return places.floorEntry(position).getValue().player(seat).orElse("");
    }

    /** All parties of seats with their seats, in the order of the game. */
    Map<String, String> all() {
        var all = new LinkedHashMap<String, String>();
        seats.forEach(seat -> seat.controls().forEach(party -> all.putIfAbsent(party, seat.name())));
        return all;
    }
}
