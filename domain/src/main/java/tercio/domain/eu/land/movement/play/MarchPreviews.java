package tercio.domain.eu.land.movement.play;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.supply.attrition.play.MarchTolls;
import tercio.domain.eu.turn.campaign.play.CampaignLimits;
import tercio.domain.eu.turn.leader.play.HierarchyWarnings;
import tercio.domain.game.Command;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;

/** The marches of one stack as options for a player, with cost and risk, and with the differences between paths to one place. */
final class MarchPreviews {

    private static final int PERCENT = 2;

    private final WarView board;
    private final Stack stack;
    private final int spent;
    private final String campaign;
    private final MarchTolls tolls;
    private final int leftBehind;

    /** @param spent MP that the stack has already spent, 0 if it has not moved */
    MarchPreviews(WarView board, Stack stack, int spent) {
        this.board = board;
        this.stack = stack;
        this.spent = spent;
        this.campaign = CampaignLimits.leastForActiveMove(board, stack).toString();
        this.tolls = new MarchTolls(board, stack);
        this.leftBehind = spent == 0 ? Stacking.surplusLeftBehind(board, stack) : 0;
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
                    return new Option(go + board.name(route.end()) + describe(route, preview.toll(), ways.get(route.end()) > 1), command.apply(route.path()), preview);
                })
                .toList();
    }

    /** The preview of a legal path from the current province of the stack. */
    MovePreview along(List<String> path) {
        var ground = new MarchSteps(board, stack);
        var route = Route.NOWHERE;
        var at = stack.province();
        for (var next : path) {
            var from = at;
            var step = ground.steps(from).stream().filter(each -> each.to().equals(next)).findFirst().orElseThrow();
            route = route.extendedBy(step, ground.place(next, from));
            at = next;
        }
        return of(route);
    }

    private MovePreview of(Route route) {
        int left = MovementCosts.from(board.tables()).longestMove() - spent - route.mp();
        return new MovePreview(route.end(), route.path(), route.mp(), left, route.isActive(), route.isActive() ? campaign : null, route.risks(),
                MovePreview.format(route.interceptionChance()), tolls.of(route.path(), spent + route.mp()));
    }

    private String describe(Route route, MovePreview.Toll toll, boolean oneOfSeveral) {
        var words = new ArrayList<String>();
        words.add(oneOfSeveral ? wayInWords(route) : "");
        words.add(route.mp() + " MP");
        if (route.isActive()) {
            words.add("active");
        }
        if (oneOfSeveral && route.interceptionChance().signum() > 0) {
            words.add(percent(route.interceptionChance()) + " to be caught");
        }
        if (oneOfSeveral && route.crossing() != Crossing.NONE) {
            words.add("across a " + route.crossing().word().replace('-', ' '));
        }
        if (HierarchyWarnings.wouldBreach(board, JointMarch.of(board.state(), stack), route.end())) {
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

    private String wayInWords(Route route) {
        return route.provincesBetween().isEmpty()
                ? " straight"
                : " by way of " + route.provincesBetween().stream().map(board::name).collect(Collectors.joining(", "));
    }

    private static String percent(BigDecimal chance) {
        var rounded = chance.movePointRight(PERCENT).setScale(0, RoundingMode.HALF_UP);
        return chance.signum() > 0 && rounded.signum() == 0 ? "under 1 %" : rounded + " %";
    }
}
