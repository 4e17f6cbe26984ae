package tercio.cartography;

import org.locationtech.jts.geom.Coordinate;

/** Places in tenths of a map unit: finer than any screen shows. */
final class Tenths {

    private Tenths() {}

    static double of(double value) {
        return Math.round(value * 10) / 10.0;
    }

    static double[] of(Coordinate at) {
        return new double[] {of(at.x), of(at.y)};
    }
}
