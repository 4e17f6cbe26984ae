package tercio.cartography;

import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/** Lengths and places rounded to tenths of a map unit, which is finer than any screen shows. Whole numbers have no fraction. */
final class TenthsOfUnit {

    private TenthsOfUnit() {}

    static Number of(double value) {
        var tenths = Math.round(value * 10);
        return tenths % 10 == 0 ? (Number) (tenths / 10) : (Number) (tenths / 10.0);
    }

    static List<Number> of(Coordinate at) {
        return List.of(of(at.x), of(at.y));
    }
}
