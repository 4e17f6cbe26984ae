package tercio.cartography;

import static java.lang.StrictMath.PI;
import static java.lang.StrictMath.cos;
import static java.lang.StrictMath.log;
import static java.lang.StrictMath.pow;
import static java.lang.StrictMath.sin;
import static java.lang.StrictMath.tan;
import static java.lang.StrictMath.toRadians;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;

/** Lambert's conformal conic with two true parallels; 1 map unit is 1 km there. All parameters in degrees. */
record LambertConic(double south, double north, double originLongitude, double originLatitude) implements MapProjection {

    @Override
    public Coordinate project(double longitude, double latitude) {
        var angle = cone() * toRadians(longitude - originLongitude);
        var radius = radius(latitude);
        return new Coordinate(radius * sin(angle), radius * cos(angle) - radius(originLatitude));
    }

    @Override
    public double kilometres(Coordinate at) {
        return 1;
    }

    @Override
    public Map<String, Object> parameters() {
        return new TreeMap<>(Map.of(
                "kind", "conic", "parallels", List.of(south, north), "origin", List.of(originLongitude, originLatitude)));
    }

    private double radius(double latitude) {
        var n = cone();
        return EARTH * cos(toRadians(south)) * pow(half(south), n) / n / pow(half(latitude), n);
    }

    private double cone() {
        return log(cos(toRadians(south)) / cos(toRadians(north))) / log(half(north) / half(south));
    }

    private static double half(double latitude) {
        return tan(PI / 4 + toRadians(latitude) / 2);
    }
}
