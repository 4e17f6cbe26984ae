package tercio.domain.eu.land.interception.play;

import java.util.List;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.LandInterception;
import tercio.domain.eu.question.EuQuestion;

/** The inputs of the interception modifiers: the opposing stacks, the province and the border crossed (EU-INT-LAND). */
final class InterceptionInputs {

    private InterceptionInputs() {}

    /** The attempt of a stack on a board. A counter-interceptor faces all interceptors as one stack. */
    static LandInterception.Attempt attempt(WarView board, Stack stack, Move move, boolean counter) {
        var state = board.state();
        var alliance = state.allianceOf(stack);
        var faced = opponents(state, move, counter);
        var province = move.province();
        boolean same = stack.province().equals(province);
        var facedIds = faced.stream().map(Stack::id).toList();
        boolean friends = board.isControlledBy(province, alliance)
                || !board.stacks(province, other -> state.allianceOf(other) == alliance && !other.id().equals(stack.id())).isEmpty();
        boolean otherEnemies = board.enemiesInField(province, alliance).stream().anyMatch(enemy -> !facedIds.contains(enemy.id()));
        return new LandInterception.Attempt(
                state.maneuver(List.of(stack)),
                state.maneuver(faced),
                technology(board, stack.country()) - technology(board, state.commandingCountry(faced)),
                friends,
                same,
                board.province(province).is(Terrain.SWAMP),
                board.province(stack.province()).is(Terrain.SWAMP) || Floods.isFlooded(board, stack.province()),
                state.badWeather(),
                !same && slows(board.road(stack.province(), province).orElseThrow().kind()),
                otherEnemies,
                board.hasEnemyFortress(stack.province(), alliance));
    }

    /** The attempt as a question: with both boxes on the land track behind the lead. */
    static EuQuestion question(WarView board, Stack stack, Move move, boolean counter) {
        var faced = opponents(board.state(), move, counter);
        return new EuQuestion.CatchOnLand(attempt(board, stack, move, counter), technology(board, stack.country()),
                technology(board, board.state().commandingCountry(faced)), Floods.isFlooded(board, stack.province()));
    }

    private static List<Stack> opponents(EuState state, Move move, boolean counter) {
        return counter ? move.interceptors().stream().map(caught -> state.stacks().get(caught.stack())).toList()
                : JointMarch.of(state, state.stacks().get(move.stack()));
    }

    /** The technology of the country that commands the opposing stacks (AMB-24). Natives are in the lowest box of the track (reading). */
    private static int technology(WarView board, CountryId country) {
        return country.equals(ArmyClasses.NATIVES) ? 0 : board.state().scenario().countries().get(country).landTechnologyLevel();
    }

    private static boolean slows(BorderKind border) {
        return border == BorderKind.RIVER || border == BorderKind.MOUNTAIN_PASS;
    }
}
