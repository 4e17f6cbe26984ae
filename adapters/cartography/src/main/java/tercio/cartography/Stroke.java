package tercio.cartography;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.locationtech.jts.geom.Coordinate;

/**
 * The line that a hand draws along one kind of border: off to the sides in waves of several lengths.
 *
 * @param waves  the lengths of the waves, longest first, in map units
 * @param swing  the greatest distance of a wave from the line, as a part of its length
 * @param step   map units between two points of the line
 */
record Stroke(List<Double> waves, double swing, double step) {

    /** A border on land. */
    static final Stroke LAND = new Stroke(List.of(96.0, 44.0, 21.0, 11.0), 0.12, 5);

    /** A river: wider bends, no small ones. */
    static final Stroke RIVER = new Stroke(List.of(70.0, 26.0), 0.15, 5);

    /** A line through open water. */
    static final Stroke SEA = new Stroke(List.of(400.0, 170.0), 0.05, 24);

    /** Part of the way to the next site that the line may go off: so no site comes to lie on its other side. */
    private static final double CORRIDOR = 0.35;

    /** The number of times that corners are cut. */
    private static final int CUTS = 2;

    /**
     * The line as a hand draws it. Its ends stay.
     *
     * @param boldness the part of the swing that is used
     * @param room     the distance from a point to the next site
     */
    List<Coordinate> along(List<Coordinate> corners, double boldness, Random random, ToDoubleFunction<Coordinate> room) {
        var smooth = evenly(withoutCorners(corners));
        var length = (smooth.size() - 1) * step(smooth);
        var off = new double[smooth.size()];
        for (var wave : waves) {
            var heights = random.doubles((int) Math.ceil(length / wave * 2) + 3, -1, 1).toArray();
            for (var i = 1; i < off.length - 1; i++) {
                var at = i * step(smooth);
                var nearEnd = Math.min(1, Math.min(at, length - at) / (wave / 2));
                off[i] += boldness * swing * wave * nearEnd * between(heights, at / wave * 2);
            }
        }
        var drawn = new ArrayList<Coordinate>();
        for (var i = 0; i < off.length; i++) {
            drawn.add(i == 0 || i == off.length - 1 ? smooth.get(i) : beside(smooth, i, off[i], room));
        }
        return drawn;
    }

    private static Coordinate beside(List<Coordinate> line, int i, double off, ToDoubleFunction<Coordinate> room) {
        var here = line.get(i);
        var before = line.get(i - 1);
        var after = line.get(i + 1);
        var way = Math.max(1e-9, before.distance(after));
        var most = CORRIDOR * room.applyAsDouble(here);
        var share = Math.clamp(off, -most, most) / way;
        return new Coordinate(here.x - share * (after.y - before.y), here.y + share * (after.x - before.x));
    }

    /** A smooth line through the heights, which stand one apart. */
    private static double between(double[] heights, double at) {
        var i = (int) at;
        var part = at - i;
        var ease = part * part * (3 - 2 * part);
        return heights[i] * (1 - ease) + heights[i + 1] * ease;
    }

    /** Each corner cut twice, which leaves a curve. The ends stay. */
    private static List<Coordinate> withoutCorners(List<Coordinate> corners) {
        var line = corners;
        for (var cut = 0; cut < CUTS && corners.size() > 2; cut++) {
            var next = new ArrayList<Coordinate>();
            next.add(line.getFirst());
            for (var i = 1; i < line.size(); i++) {
                var from = line.get(i - 1);
                var to = line.get(i);
                if (i > 1) {
                    next.add(partWay(from, to, 0.25));
                }
                if (i < line.size() - 1) {
                    next.add(partWay(from, to, 0.75));
                }
            }
            next.add(line.getLast());
            line = next;
        }
        return line;
    }

    /** Points of the line at equal distances along it. */
    private List<Coordinate> evenly(List<Coordinate> line) {
        var length = length(line);
        var pieces = Math.max(1, (int) Math.round(length / step));
        var points = new ArrayList<Coordinate>();
        points.add(line.getFirst());
        var passed = 0.0;
        var i = 1;
        for (var piece = 1; piece < pieces; piece++) {
            var wanted = length * piece / pieces;
            while (passed + line.get(i - 1).distance(line.get(i)) < wanted) {
                passed += line.get(i - 1).distance(line.get(i));
                i++;
            }
            points.add(partWay(line.get(i - 1), line.get(i), (wanted - passed) / line.get(i - 1).distance(line.get(i))));
        }
        points.add(line.getLast());
        return points;
    }

    private double step(List<Coordinate> even) {
        return length(even) / (even.size() - 1);
    }

    private static double length(List<Coordinate> line) {
        var length = 0.0;
        for (var i = 1; i < line.size(); i++) {
            length += line.get(i - 1).distance(line.get(i));
        }
        return length;
    }

    private static Coordinate partWay(Coordinate from, Coordinate to, double part) {
        return new Coordinate(from.x + part * (to.x - from.x), from.y + part * (to.y - from.y));
    }
}
