package tercio.domain.eia.orders;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Location;
import tercio.domain.map.SpaceId;

/** One order of a sheet. Places are ids of areas. */
public sealed interface SheetOrder {

    /** The order as it is written. */
    String text();

    /** France moves at this place of the month, 1 for the first (EIA-7.1). */
    record Slot(int place) implements SheetOrder {
        @Override
        public String text() {
            return "slot " + place;
        }
    }

    /** A depot is removed (EIA-7.2). */
    record RemoveDepot(Location place) implements SheetOrder {
        @Override
        public String text() {
            return "remove depot " + placeText(place);
        }
    }

    /** A depot is placed (EIA-7.2). */
    record PlaceDepot(Location place) implements SheetOrder {
        @Override
        public String text() {
            return "depot " + placeText(place);
        }
    }

    /** The way in which a corps is fed: as the sheet says for all, by foraging, or by a depot (EIA-7.4). */
    enum Feeding { OPEN, FORAGE, DEPOT }

    /** The leaders who go along with a corps: those who must, those who are named, or nobody. */
    enum Company { AS_NEEDED, NAMED, ALONE }

    /**
     * A corps marches, or stays and is fed.
     *
     * @param corps the id of its counter
     * @param from the place where it stands when the order is written; empty if the order does not say
     * @param to the places that it marches through, the last one where it ends; none, and it stays
     * @param leaders ids of the leaders who go along, if they are named
     * @param forageValue the forage value that its writer counts on
     * @param forced whether it may force march (EIA-7.3.1.2)
     * @param intoCity whether it ends in the city
     */
    record March(UnitId corps, Optional<SpaceId> from, List<SpaceId> to, Company company, List<EiaLeaderId> leaders, Feeding feeding, OptionalInt forageValue,
            boolean forced, boolean intoCity) implements SheetOrder {

        public March {
            to = List.copyOf(to);
            leaders = List.copyOf(leaders);
        }

        @Override
        public String text() {
            var notes = Stream.of(
                            feeding == Feeding.FORAGE ? "F" + (forageValue.isPresent() ? " " + forageValue.getAsInt() : "") : feeding == Feeding.DEPOT ? "D" : "",
                            forced ? "FM" : "", intoCity ? "C" : "")
                    .filter(note -> !note.isEmpty()).collect(Collectors.joining(", "));
            return SheetNames.corps(corps) + from.map(area -> " at " + SheetNames.area(area)).orElse("")
                    + to.stream().map(area -> " > " + SheetNames.area(area)).collect(Collectors.joining())
                    + switch (company) {
                        case AS_NEEDED -> "";
                        case ALONE -> " alone";
                        case NAMED -> " with " + leaders.stream().map(id -> PrintedCounters.leader(id).orElseThrow().name()).collect(Collectors.joining(", "));
                    }
                    + (notes.isEmpty() ? "" : " (" + notes + ")");
        }
    }

    /** The corps in an area besiege its city (EIA-7.5.4). */
    record Besiege(SpaceId area) implements SheetOrder {
        @Override
        public String text() {
            return "besiege " + SheetNames.area(area);
        }
    }

    /** The corps in an area give up the siege of its city. */
    record Lift(SpaceId area) implements SheetOrder {
        @Override
        public String text() {
            return "lift " + SheetNames.area(area);
        }
    }

    /** An assault attempt on a besieged city (EIA-7.5.4.1). */
    record Assault(SpaceId area) implements SheetOrder {
        @Override
        public String text() {
            return "assault " + SheetNames.area(area);
        }
    }

    /** All corps forage that no other order feeds. */
    record ForageAll() implements SheetOrder {
        @Override
        public String text() {
            return "forage";
        }
    }

    private static String placeText(Location place) {
        return (place.inCity() ? "city of " : "") + SheetNames.area(place.area());
    }
}
