package tercio.cartography;

import static java.lang.StrictMath.PI;
import static java.lang.StrictMath.atan;
import static java.lang.StrictMath.cos;
import static java.lang.StrictMath.exp;
import static java.lang.StrictMath.log;
import static java.lang.StrictMath.tan;
import static java.lang.StrictMath.toRadians;

import java.util.Map;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;

/** MillerCylindrical's cylindrical projection of the whole world around a meridian (degrees); the equator is {@code width} map units long. */
record MillerCylindrical(double meridian, double width) implements MapProjection {

    @Override
    public Coordinate project(double longitude, double latitude) {
        return new Coordinate(
                toRadians(longitude - meridian) * radius(),
                -1.25 * log(tan(PI / 4 + 0.4 * toRadians(latitude))) * radius());
    }

    @Override
    public double kilometres(Coordinate at) {
        var latitude = 2.5 * (atan(exp(-at.y / radius() / 1.25)) - PI / 4);
        return EARTH / radius() * cos(latitude);
    }

    @Override
    public Map<String, Object> parameters() {
        return new TreeMap<>(Map.of("kind", "miller", "meridian", meridian, "width", width));
    }

    private double radius() {
        return width / (2 * PI);
    }
}
