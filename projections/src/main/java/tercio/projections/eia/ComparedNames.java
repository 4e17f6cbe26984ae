package tercio.projections.eia;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;

/** Nations, places and counts in the sentences about two boards. */
final class ComparedNames {

    private ComparedNames() {}

    static String nation(String word) {
        return Power.of(word).map(Power::title).orElse(word);
    }

    static String city(SpaceId area) {
        return WarMap.PRINTED.city(area).map(City::name).orElseGet(() -> WarMap.PRINTED.name(area));
    }

    /** A place: {@code Ulm}, {@code the city of Linz}, {@code a fleet in the Baltic Sea}. */
    static String place(Location at) {
        return switch (at.within()) {
            case FIELD -> WarMap.PRINTED.name(at.area());
            case CITY -> "the city of " + city(at.area());
            case ABOARD -> "a fleet in " + WarMap.PRINTED.name(at.area());
        };
    }

    /** A place with its preposition: {@code in Ulm}, {@code on a fleet in the Baltic Sea}. */
    static String inPlace(Location at) {
        return (at.isAboard() ? "on " : "in ") + place(at);
    }

    /** A change of factors: {@code (5 infantry -> 3 infantry)}. */
    static String changeText(Factors was, Factors now) {
        return "(" + was.title() + " -> " + now.title() + ")";
    }
}
