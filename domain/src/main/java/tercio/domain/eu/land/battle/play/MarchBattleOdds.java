package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.play.ViziersValues;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/**
 * The odds of the battle at the end of a march: nobody intercepts, no attrition strikes, and all who then stand there fight as they
 * usually would (reading: the rules do not mention odds).
 */
public final class MarchBattleOdds {

    private MarchBattleOdds() {}

    /**
     * The odds of that battle. Empty where no enemies stand in the field or none that may be fought, where enemies of several alliances do,
     * and where a commander has no values yet.
     */
    public static Optional<Forecast> odds(WarView board, Stack stack, List<SpaceId> path) {
        if (path.isEmpty()) {
            return Optional.empty();
        }
        var to = path.getLast();
        var alliance = board.state().allianceOf(stack);
        if (board.enemiesInField(to, alliance).isEmpty()) {
            return Optional.empty();
        }
        var there = boardOnArrival(board, stack, path);
        var enemies = Meetings.adversaries(there, to, alliance);
        if (enemies.size() != 1) {
            return Optional.empty();
        }
        var leaders = Stream.concat(there.stacksInField(to, alliance).stream(), there.stacksInField(to, enemies.getFirst()).stream())
                .flatMap(each -> each.leaders().stream()).toList();
        return ViziersValues.viziersWithout(board.state(), leaders).isEmpty()
                ? Optional.of(new BattleForecaster(board.tables()).between(there, to, alliance, enemies.getFirst()))
                : Optional.empty();
    }

    /** The board on which the stack and those that move with it stand at the end of the path. */
    public static WarView boardOnArrival(WarView board, Stack stack, List<SpaceId> path) {
        var from = path.size() > 1 ? path.get(path.size() - 2) : stack.province();
        var state = board.state();
        for (var each : JointMarch.of(board.state(), stack)) {
            state = state.with(each.afterEntering(path.getLast(), from));
        }
        return new WarView(state, board.map(), board.tables());
    }
}
