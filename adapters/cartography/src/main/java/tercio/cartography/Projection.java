package tercio.cartography;

import java.util.Map;
import org.locationtech.jts.geom.Coordinate;

/** From the Earth (a sphere) to the plane of a map, in map units: x to the east, y to the south. */
sealed interface Projection permits Conic, Miller {

    /** The radius of the Earth in kilometres. */
    double EARTH = 6371;

    /** Where a place lies on the map; longitude and latitude in degrees. */
    Coordinate project(double longitude, double latitude);

    /** How many kilometres one map unit stands for at this place of the map. */
    double kilometres(Coordinate at);

    /** What the page says of the projection: its kind and its parameters. */
    Map<String, Object> parameters();
}
