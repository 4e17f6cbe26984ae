package tercio.projections.eia;

import java.util.Locale;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Places in the sentences about two boards. */
final class ComparedNames {

    private ComparedNames() {}

    static Argument city(SpaceId area) {
        return new Argument.Name("eia.area", area.value(), cityName(area));
    }

    /** The printed name of a city: {@code Linz}. */
    static String cityName(SpaceId area) {
        return WarMap.PRINTED.city(area).map(City::name).orElseGet(() -> WarMap.PRINTED.name(area));
    }

    /** A place: {@code Ulm}, {@code the city of Linz}, {@code a fleet in sea area 7}. */
    static Keyed place(Location at) {
        return withLocation(Sentence.of("eia.changes.place"), at);
    }

    /** A place with its preposition: {@code in Ulm}, {@code on a fleet in sea area 7}. */
    static Keyed inPlace(Location at) {
        return withLocation(Sentence.of("eia.changes.in-place"), at);
    }

    private static Keyed withLocation(Keyed place, Location at) {
        return place.with("within", at.within().name().toLowerCase(Locale.ROOT)).with("area", CampaignNames.area(at.area())).with("city", city(at.area())).with("at", CampaignNames.at(at.area()));
    }
}
