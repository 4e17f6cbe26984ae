package tercio.domain.eia.depots.play;

import java.util.Locale;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.WarMap;

/** The events of the depot step as sentences. */
final class DepotNarration {

    private DepotNarration() {}

    static String of(DepotEvent event) {
        return switch (event) {
            case DepotEvent.DepotPlaced placed -> placed.power().title() + " places a depot " + placeText(WarMap.PRINTED, placed.at()) + ".";
            case DepotEvent.DepotRemoved removed -> removed.power().title() + " removes its depot " + placeText(WarMap.PRINTED, removed.at()) + "."
                    + (removed.transferred().isEmpty() ? "" : " " + sentence(removed.transferred().title()) + " of its garrison move into the city.")
                    + (removed.destroyed().isEmpty() ? "" : " " + sentence(removed.destroyed().title()) + " of its garrison are lost.");
        };
    }

    private static String sentence(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** A place in a sentence. */
    static String placeText(WarMap map, Location place) {
        return switch (place.within()) {
            case FIELD -> "in " + map.name(place.area());
            case CITY -> "inside " + map.name(place.area());
            case ABOARD -> "on the fleet in " + map.name(place.area());
        };
    }
}
