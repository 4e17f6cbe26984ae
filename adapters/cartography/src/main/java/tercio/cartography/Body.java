package tercio.cartography;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.coverage.CoverageSimplifier;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.distance.DistanceOp;

/** A body of land and the sites that divide it. Sites of another body never reach across the water. */
record Body(Geometry shape, IndexedPointInAreaLocator inside, List<Site> sites) {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    private Body(Geometry shape, List<Site> sites) {
        this(shape, new IndexedPointInAreaLocator(shape), sites);
    }

    /** Gives each site its body and each body its sites; straightens the coast as far as the sheet allows. */
    static List<Body> settled(List<Polygon> bodies, List<Site> sites, Sheet sheet) {
        var found = bodies.stream().map(body -> new Body(body, new ArrayList<>())).toList();
        for (var site : sites) {
            home(site, found, sheet).ifPresent(body -> body.sites.add(site));
        }
        var straight = CoverageSimplifier.simplify(bodies.toArray(Geometry[]::new), sheet.crisp);
        var settled = new ArrayList<Body>();
        for (var i = 0; i < straight.length; i++) {
            var own = found.get(i).sites;
            if (!own.isEmpty() || straight[i].getArea() >= sheet.speck) {
                settled.add(new Body(straight[i], own.isEmpty() ? List.of(claim(straight[i], sites, found, sheet)) : List.copyOf(own)));
            }
        }
        return settled;
    }

    boolean contains(Coordinate at) {
        return shape.getEnvelopeInternal().contains(at) && inside.locate(at) == Location.INTERIOR;
    }

    private static Optional<Body> home(Site site, List<Body> bodies, Sheet sheet) {
        var ashore = bodies.stream().filter(body -> body.contains(site.at())).findFirst();
        if (ashore.isPresent()) {
            return ashore;
        }
        var point = FACTORY.createPoint(site.at());
        var reach = Sheet.NEAR / sheet.projection.kilometres(site.at());
        return bodies.stream()
                .filter(body -> reaches(body.shape, point, reach))
                .min(Comparator.comparingDouble(body -> body.shape.distance(point)));
    }

    /** Who takes an island without a site of its own: whoever has the nearest site, or the nearest coast. */
    private static Site claim(Geometry island, List<Site> sites, List<Body> bodies, Sheet sheet) {
        var middle = island.getInteriorPoint().getCoordinate();
        var unit = sheet.projection.kilometres(middle);
        return sites.stream()
                .filter(site -> reaches(island, FACTORY.createPoint(site.at()), sheet.far / unit))
                .min(Comparator.comparingDouble(site -> island.distance(FACTORY.createPoint(site.at()))))
                .or(() -> bodies.stream()
                        .filter(body -> !body.sites.isEmpty() && reaches(island, body.shape, Sheet.OFF_SHORE / unit))
                        .min(Comparator.comparingDouble(body -> island.distance(body.shape)))
                        .map(body -> Site.nearest(DistanceOp.nearestPoints(body.shape, island)[0], body.sites)))
                .orElse(new Site(Site.LAND, middle));
    }

    private static boolean reaches(Geometry island, Geometry other, double reach) {
        return island.getEnvelopeInternal().distance(other.getEnvelopeInternal()) <= reach && island.distance(other) <= reach;
    }
}
