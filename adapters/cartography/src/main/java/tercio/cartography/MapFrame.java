package tercio.cartography;

import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** The edge of the drawing, in whole map units. */
record MapFrame(int minX, int minY, int maxX, int maxY) {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    Geometry area() {
        return FACTORY.toGeometry(new Envelope(minX, maxX, minY, maxY));
    }

    int[] corners() {
        return new int[] {minX, minY, maxX, maxY};
    }

    boolean contains(double x, double y) {
        return x >= minX && x <= maxX && y >= minY && y <= maxY;
    }

    /** Whether a line runs along the edge. */
    boolean holds(double x1, double y1, double x2, double y2) {
        return x1 == x2 && (x1 == minX || x1 == maxX) || y1 == y2 && (y1 == minY || y1 == maxY);
    }
}
