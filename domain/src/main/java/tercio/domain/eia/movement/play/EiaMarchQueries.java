package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Option;
import tercio.domain.map.NearestPath;
import tercio.domain.map.SpaceId;

/** Marches that a player asks about, legal or not: along a chosen path, or to an area that no legal march reaches (EIA-7.3.1). */
public final class EiaMarchQueries {

    private EiaMarchQueries() {}

    /** The areas on the nearest open way to an area, or on the nearest way at all; the area alone where no land leads there. */
    public static List<SpaceId> nearestPath(EiaWarView board, UnitId piece, SpaceId area) {
        return board.state().findCorps(piece).map(corps -> nearestPath(new MarchGround(board, corps.power()), corps.at().area(), area))
                .or(() -> irregular(board, piece).map(own -> nearestPath(new MarchGround(board, own.power()), own.at().area(), area)))
                .orElse(List.of());
    }

    /** The areas that a corps enters on its way through these areas, from each to the next by the nearest way. */
    public static List<SpaceId> pathThrough(EiaWarView board, Corps corps, List<SpaceId> areas) {
        var ground = new MarchGround(board, corps.power());
        var path = new ArrayList<SpaceId>();
        for (var area : areas) {
            path.addAll(nearestPath(ground, path.isEmpty() ? corps.at().area() : path.getLast(), area));
        }
        return List.copyOf(path);
    }

    /** Whether a corps marched out of reach of depots, and forages before another one moves (EIA-7.4.1.1). */
    public static boolean mustForageNow(EiaWarView board, Corps corps) {
        return ForageTime.hungry(board, corps.power()).contains(corps);
    }

    private static List<SpaceId> nearestPath(MarchGround ground, SpaceId from, SpaceId area) {
        var open = NearestPath.between(from, area, at -> !at.equals(from) && (ground.mustStop(at) || ground.mustAwaitDepot(at)) ? List.of()
                : ground.steps(at).stream().map(pace -> new NearestPath.Step(pace.to(), pace.points())).toList());
        var any = open.isEmpty()
                ? NearestPath.between(from, area, at -> ground.board().map().ways(at).stream().map(way -> new NearestPath.Step(way.to(), 1)).toList())
                : open;
        return any.isEmpty() ? List.of(area) : any;
    }

    /** The march along a path as a command, with its cost where it is legal; with all leaders who can go along. */
    public static Optional<Option> optionAlong(EiaWarView board, UnitId piece, List<SpaceId> path) {
        return board.state().findCorps(piece).map(corps -> optionAlong(board, corps, path))
                .or(() -> irregular(board, piece).map(own -> optionAlong(board, own, path)));
    }

    private static Option optionAlong(EiaWarView board, Corps corps, List<SpaceId> path) {
        return CorpsMarch.optionAlong(board, corps, path);
    }

    private static Option optionAlong(EiaWarView board, Irregular piece, List<SpaceId> path) {
        return IrregularMarch.optionAlong(new MarchGround(board, piece.power()), piece, path);
    }

    private static Optional<Irregular> irregular(EiaWarView board, UnitId piece) {
        return Optional.ofNullable(board.state().irregulars().get(piece));
    }
}
