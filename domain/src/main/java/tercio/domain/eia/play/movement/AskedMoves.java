package tercio.domain.eia.play.movement;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.Irregular;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.game.Option;
import tercio.domain.map.NearestPath;

/** Marches that a player asks about, legal or not: along a chosen path, or to an area that no legal march reaches (EIA-7.3.1). */
public final class AskedMoves {

    private AskedMoves() {}

    /** The areas on the nearest open way to an area, or on the nearest way at all; the area alone where no land leads there. */
    public static List<String> nearest(EiaBoard board, String piece, String area) {
        return board.state().findCorps(piece).map(corps -> nearest(new MarchGround(board, corps.power()), corps.at().area(), area))
                .or(() -> irregular(board, piece).map(own -> nearest(new MarchGround(board, own.power()), own.at().area(), area)))
                .orElse(List.of());
    }

    private static List<String> nearest(MarchGround ground, String from, String area) {
        var open = NearestPath.between(from, area, at -> !at.equals(from) && (ground.stops(at) || ground.waitsForDepot(at)) ? List.of()
                : ground.steps(at).stream().map(pace -> new NearestPath.Step(pace.to(), pace.points())).toList());
        var any = open.isEmpty()
                ? NearestPath.between(from, area, at -> ground.board().map().ways(at).stream().map(way -> new NearestPath.Step(way.to(), 1)).toList())
                : open;
        return any.isEmpty() ? List.of(area) : any;
    }

    /** The march along a path as a command, with its cost where it is legal; with all leaders who can go along. */
    public static Optional<Option> along(EiaBoard board, String piece, List<String> path) {
        return board.state().findCorps(piece).map(corps -> along(board, corps, path))
                .or(() -> irregular(board, piece).map(own -> along(board, own, path)));
    }

    private static Option along(EiaBoard board, Corps corps, List<String> path) {
        return CorpsMarch.along(board, corps, path);
    }

    private static Option along(EiaBoard board, Irregular piece, List<String> path) {
        return IrregularMarch.along(new MarchGround(board, piece.power()), piece, path);
    }

    private static Optional<Irregular> irregular(EiaBoard board, String piece) {
        return Optional.ofNullable(board.state().irregulars().get(piece));
    }
}
