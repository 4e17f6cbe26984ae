package tercio.cartography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

/** The projected places of points of the Earth. */
class MapProjectionTest {

    private static final MapProjection EUROPE = new LambertConic(36, 58, 15, 48);
    private static final MapProjection WORLD = new MillerCylindrical(10, 10_000);

    @Test
    void theOriginOfTheConeIsTheOriginOfTheMap() {
        assertThat(EUROPE.project(15, 48).distance(new Coordinate(0, 0))).isLessThan(1e-6);
    }

    @Test
    void southIsDownAndEastIsRight() {
        var south = EUROPE.project(15, 40);
        var east = EUROPE.project(20, 48);
        assertThat(south.x).isCloseTo(0, within(1e-6));
        assertThat(south.y).isPositive();
        assertThat(east.x).isPositive();
    }

    /** One degree of longitude at 36 degrees north is 6371 km * pi / 180 * cos 36 = 111.195 km * 0.80902 = 89.96 km. */
    @Test
    void lengthsAreTrueOnTheStandardParallel() {
        assertThat(EUROPE.project(15, 36).distance(EUROPE.project(16, 36))).isCloseTo(89.96, within(0.02));
    }

    @Test
    void theWorldIsCutOppositeItsMeridian() {
        assertThat(WORLD.project(10, 0).distance(new Coordinate(0, 0))).isLessThan(1e-6);
        assertThat(WORLD.project(-170, 0).x).isCloseTo(-5000, within(1e-6));
        assertThat(WORLD.project(190, 0).x).isCloseTo(5000, within(1e-6));
    }

    /** The equator has 40 030 km on 10 000 units; on the parallel of 60 degrees a unit stands for half as much. */
    @Test
    void aUnitOfTheWorldStandsForFewerKilometresInTheNorth() {
        assertThat(WORLD.kilometres(WORLD.project(10, 0))).isCloseTo(4.003, within(0.001));
        assertThat(WORLD.kilometres(WORLD.project(10, 60))).isCloseTo(2.0015, within(0.001));
    }
}
