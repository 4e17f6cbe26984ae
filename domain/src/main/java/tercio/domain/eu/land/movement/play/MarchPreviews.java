package tercio.domain.eu.land.movement.play;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.supply.attrition.play.MarchTolls;
import tercio.domain.eu.turn.campaign.play.CampaignLimits;
import tercio.domain.eu.turn.campaign.play.CampaignNarration;
import tercio.domain.eu.turn.leader.play.HierarchyWarnings;
import tercio.domain.game.Command;
import tercio.domain.game.Id;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** The marches of one stack as options for a player, with cost and risk, and with the differences between paths to one place. */
final class MarchPreviews {

    private static final int PERCENT = 2;

    private final WarView board;
    private final Stack stack;
    private final int spent;
    private final Sentence campaign;
    private final MarchTolls tolls;
    private final int leftBehind;

    /** @param spent MP that the stack has already spent, 0 if it has not moved */
    MarchPreviews(WarView board, Stack stack, int spent) {
        this.board = board;
        this.stack = stack;
        this.spent = spent;
        this.campaign = CampaignNarration.nameOf(CampaignLimits.leastForActiveMove(board, stack));
        this.tolls = new MarchTolls(board, stack);
        this.leftBehind = spent == 0 ? Stacking.surplusLeftBehind(board, stack) : 0;
    }

    /**
     * The options of all marches: the nearest provinces first, and the safest path to each province first.
     *
     * @param onward whether the stack is on its way already
     */
    List<Option> options(boolean onward, Function<List<SpaceId>, Command> command) {
        var routes = Routes.of(board, stack, spent);
        var ways = routes.stream().collect(Collectors.groupingBy(Route::end, Collectors.counting()));
        return routes.stream()
                .map(route -> {
                    var preview = of(route);
                    return new Option(label(onward, route, preview.toll(), ways.get(route.end()) > 1), command.apply(route.path()), preview);
                })
                .toList();
    }

    /** The preview of a legal path from the current province of the stack. */
    MovePreview along(List<SpaceId> path) {
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
        return new MovePreview(route.end().value(), Id.texts(route.path()), route.mp(), left, route.isActive(), route.isActive() ? campaign : null, route.risks(),
                MovePreview.format(route.interceptionChance()), tolls.of(route.path(), spent + route.mp()));
    }

    private Keyed label(boolean onward, Route route, MovePreview.Toll toll, boolean oneOfSeveral) {
        var between = route.provincesBetween().stream().map(SentenceNames::place).toList();
        return Sentence.of("eu.movement.march").with("onward", onward).with("where", SentenceNames.place(route.end()))
                .with("way", !oneOfSeveral ? "any" : between.isEmpty() ? "straight" : "between")
                .with("between", AnswerNames.withCommas(between)).with("stops", new Items(between))
                .with("mp", route.mp()).with("active", route.isActive())
                .with("caught", oneOfSeveral && route.interceptionChance().signum() > 0).with("chance", percent(route.interceptionChance()))
                .with("crossing", (oneOfSeveral ? route.crossing() : Crossing.NONE).word().replace('-', '_'))
                .with("breach", HierarchyWarnings.wouldBreach(board, JointMarch.of(board.state(), stack), route.end()))
                .with("toll", toll != null).with("risk", percent(toll == null ? BigDecimal.ZERO : new BigDecimal(toll.chance())))
                .with("left", leftBehind);
    }

    private static Keyed percent(BigDecimal chance) {
        int rounded = chance.movePointRight(PERCENT).setScale(0, RoundingMode.HALF_UP).intValueExact();
        return Sentence.of("eu.movement.percent").with("under", chance.signum() > 0 && rounded == 0).with("percent", rounded);
    }
}
