package tercio.cartography;

import java.util.Map;
import org.locationtech.jts.geom.Coordinate;

/** A map projection: maps places on the Earth (a sphere) to the plane of the map, in map units, x to the east, y to the south. */
sealed interface MapProjection permits LambertConic, MillerCylindrical {

    /** The radius of the Earth in kilometres. */
    double EARTH = 6371;

    /** The place on the map of a longitude and a latitude in degrees. */
    Coordinate project(double longitude, double latitude);

    /** The kilometres that one map unit stands for at this place of the map. */
    double kilometres(Coordinate at);

    /** The kind of the projection and its parameters, for the map file. */
    Map<String, Object> parameters();
}
