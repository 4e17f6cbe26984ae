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

/** A connected piece of land and the sites that divide it. Sites of another landmass have no part in it. */
record Landmass(Geometry shape, IndexedPointInAreaLocator inside, List<Site> sites) {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    private Landmass(Geometry shape, List<Site> sites) {
        this(shape, new IndexedPointInAreaLocator(shape), sites);
    }

    /** Assigns each site to its landmass, and simplifies the coasts within the tolerance of the layout. */
    static List<Landmass> settle(List<Polygon> bodies, List<Site> sites, MapLayout layout) {
        var found = bodies.stream().map(body -> new Landmass(body, new ArrayList<>())).toList();
        for (var site : sites) {
            home(site, found, layout).ifPresent(body -> body.sites.add(site));
        }
        var straight = CoverageSimplifier.simplify(bodies.toArray(Geometry[]::new), layout.coastTolerance);
        var settled = new ArrayList<Landmass>();
        for (var i = 0; i < straight.length; i++) {
            var own = found.get(i).sites;
            if (!own.isEmpty() || straight[i].getArea() >= layout.smallestIsland) {
                settled.add(new Landmass(straight[i], own.isEmpty() ? List.of(claim(straight[i], sites, found, layout)) : List.copyOf(own)));
            }
        }
        return settled;
    }

    boolean contains(Coordinate at) {
        return shape.getEnvelopeInternal().contains(at) && inside.locate(at) == Location.INTERIOR;
    }

    private static Optional<Landmass> home(Site site, List<Landmass> bodies, MapLayout layout) {
        var ashore = bodies.stream().filter(body -> body.contains(site.at())).findFirst();
        if (ashore.isPresent()) {
            return ashore;
        }
        var point = FACTORY.createPoint(site.at());
        var reach = MapLayout.SITE_REACH / layout.projection.kilometres(site.at());
        return bodies.stream()
                .filter(body -> reaches(body.shape, point, reach))
                .min(Comparator.comparingDouble(body -> body.shape.distance(point)));
    }

    /** The site that takes an island without a site of its own: the nearest site, or else the one on the nearest coast. */
    private static Site claim(Geometry island, List<Site> sites, List<Landmass> bodies, MapLayout layout) {
        var middle = island.getInteriorPoint().getCoordinate();
        var unit = layout.projection.kilometres(middle);
        return sites.stream()
                .filter(site -> reaches(island, FACTORY.createPoint(site.at()), layout.islandReach / unit))
                .min(Comparator.comparingDouble(site -> island.distance(FACTORY.createPoint(site.at()))))
                .or(() -> bodies.stream()
                        .filter(body -> !body.sites.isEmpty() && reaches(island, body.shape, MapLayout.COAST_REACH / unit))
                        .min(Comparator.comparingDouble(body -> island.distance(body.shape)))
                        .map(body -> Site.nearest(DistanceOp.nearestPoints(body.shape, island)[0], body.sites)))
                .orElse(new Site(Site.LAND, middle));
    }

    private static boolean reaches(Geometry island, Geometry other, double reach) {
        return island.getEnvelopeInternal().distance(other.getEnvelopeInternal()) <= reach && island.distance(other) <= reach;
    }
}
