package tercio.cartography;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/** Land across the 180th meridian. */
class AntimeridianUnwrapTest {

    private static Polygon land(double... degrees) {
        var points = new Coordinate[degrees.length / 2];
        for (var i = 0; i < points.length; i++) {
            points[i] = new Coordinate(degrees[2 * i], degrees[2 * i + 1]);
        }
        return new GeometryFactory().createPolygon(points);
    }

    @Test
    void aPeninsulaRunsOnBeyondTheMeridian() {
        var unrolled = AntimeridianUnwrap.of(land(170, 60, -170, 60, -170, 70, 170, 70, 170, 60)).orElseThrow();
        assertThat(unrolled.getEnvelopeInternal().getMinX()).isEqualTo(170);
        assertThat(unrolled.getEnvelopeInternal().getMaxX()).isEqualTo(190);
        assertThat(unrolled.getArea()).isEqualTo(200);
    }

    @Test
    void landElsewhereStaysAsItIs() {
        var island = land(10, 60, 20, 60, 20, 70, 10, 60);
        assertThat(AntimeridianUnwrap.of(island).orElseThrow().equalsExact(island)).isTrue();
    }

    @Test
    void landAroundThePoleIsLeftOut() {
        assertThat(AntimeridianUnwrap.of(land(0, -70, 120, -70, -120, -70, 0, -70))).isEmpty();
    }
}
