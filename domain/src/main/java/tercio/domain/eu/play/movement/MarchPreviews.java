package tercio.domain.eu.play.movement;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.domain.eu.battle.Crossing;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Company;
import tercio.domain.eu.play.campaign.Permission;
import tercio.domain.eu.play.leader.HierarchyWarnings;
import tercio.domain.eu.play.march.MarchTolls;
import tercio.domain.game.Command;
import tercio.domain.game.Option;
import tercio.domain.game.MovePreview;

/** The marches of one stack as options for a player, with cost and risk, and with the differences between paths to one place. */
final class MarchPreviews {

    private static final int PERCENT = 2;

    private final Board board;
    private final Stack stack;
    private final int spent;
    private final String campaign;
    private final MarchTolls tolls;
    private final int leftBehind;

    /** @param spent MP that the stack has already spent, 0 if it has not moved */
    MarchPreviews(Board board, Stack stack, int spent) {
        this.board = board;
        this.stack = stack;
        this.spent = spent;
        this.campaign = Permission.leastForActiveMove(board, stack).toString();
        this.tolls = new MarchTolls(board, stack);
        this.leftBehind = spent == 0 ? Stacking.leftBehind(board, stack) : 0;
    }

    /**
     * The options of all marches: the nearest provinces first, and the safest path to each province first.
     *
     * @param go the words before the name of the place
     */
    List<Option> options(String go, Function<List<String>, Command> command) {
        var routes = Routes.of(board, stack, spent);
        var ways = routes.stream().collect(Collectors.groupingBy(Route::end, Collectors.counting()));
        return routes.stream()
                .map(route -> {
                    var preview = of(route);
                    return new Option(go + board.name(route.end()) + said(route, preview.toll(), ways.get(route.end()) > 1), command.apply(route.path()), preview);
                })
                .toList();
    }

    /** The preview of a legal path from the current province of the stack. */
    MovePreview along(List<String> path) {
        var ground = new Ground(board, stack);
        var route = Route.NOWHERE;
        var at = stack.province();
        for (var next : path) {
            var from = at;
            var step = ground.steps(from).stream().filter(each -> each.to().equals(next)).findFirst().orElseThrow();
            route = route.onward(step, ground.place(next, from));
            at = next;
        }
        return of(route);
    }

    private MovePreview of(Route route) {
        int left = MovementCosts.in(board.tables()).longestMove() - spent - route.mp();
        return new MovePreview(route.end(), route.path(), route.mp(), left, route.active(), route.active() ? campaign : null, route.risks(),
                MovePreview.written(route.caught()), tolls.of(route.path(), spent + route.mp()));
    }

    private String said(Route route, MovePreview.Toll toll, boolean oneOfSeveral) {
        var words = new ArrayList<String>();
        words.add(oneOfSeveral ? way(route) : "");
        words.add(route.mp() + " MP");
        if (route.active()) {
            words.add("active");
        }
        if (oneOfSeveral && route.caught().signum() > 0) {
            words.add(percent(route.caught()) + " to be caught");
        }
        if (oneOfSeveral && route.crossing() != Crossing.NONE) {
            words.add("across a " + route.crossing().word().replace('-', ' '));
        }
        if (HierarchyWarnings.threatens(board, Company.of(board.state(), stack), route.end())) {
            words.add("against the hierarchy");
        }
        if (toll != null) {
            words.add("attrition: " + percent(new BigDecimal(toll.chance())) + " to lose troops");
        }
        if (leftBehind > 0) {
            words.add(leftBehind + " LD too many stay behind");
        }
        return String.join(", ", words);
    }

    private String way(Route route) {
        return route.between().isEmpty()
                ? " straight"
                : " by way of " + route.between().stream().map(board::name).collect(Collectors.joining(", "));
    }

    private static String percent(BigDecimal chance) {
        var rounded = chance.movePointRight(PERCENT).setScale(0, RoundingMode.HALF_UP);
        return chance.signum() > 0 && rounded.signum() == 0 ? "under 1 %" : rounded + " %";
    }
}
