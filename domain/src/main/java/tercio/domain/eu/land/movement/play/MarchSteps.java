package tercio.domain.eu.land.movement.play;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.interception.play.InterceptionRisks;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveBegan;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveRedirected;
import tercio.domain.game.MovePreview;
import tercio.domain.map.SpaceId;

/**
 * Steps and risks of the marches of one stack: each possible step with its cost, and each province with the enemy stacks
 * that could intercept there. None of it depends on the path, so each is computed once.
 */
final class MarchSteps {

    /** A step that the stack may take. */
    record Step(SpaceId to, int mp, Crossing crossing) {}

    /**
     * A province that the stack may enter.
     *
     * @param hostile whether unfriendly forces make a move into it active (EU-CAMP-3)
     * @param end whether a move ends there
     * @param crossed whether no move may end there: neutral land that a right of passage opens
     * @param contested whether a battle may be fought there when the stack has come. Then the last border crossed matters.
     * @param enemy whether it is an enemy province, which adds to attrition (EU-CTRL-3)
     * @param pillages the attrition that its pillages add
     * @param missing by stack that could intercept there, the chance that it fails
     */
    record Place(boolean hostile, boolean end, boolean crossed, boolean contested, boolean enemy, int pillages, List<MovePreview.Risk> risks,
            Map<StackId, BigDecimal> missing) {}

    private final WarView board;
    private final Stack stack;
    private final Alliance alliance;
    private final Map<SpaceId, List<Step>> steps = new HashMap<>();
    private final Map<SpaceId, Place> places = new HashMap<>();

    MarchSteps(WarView board, Stack stack) {
        this.board = board;
        this.stack = stack;
        this.alliance = board.state().allianceOf(stack);
    }

    /** The next steps of the stack. */
    List<Step> steps(SpaceId from) {
        var known = steps.get(from);
        if (known == null) {
            known = steps(board, stack, from);
            steps.put(from, known);
        }
        return known;
    }

    /** The steps that a stack may take from a province. */
    static List<Step> steps(WarView board, Stack stack, SpaceId from) {
        return stepStream(board, stack, from).toList();
    }

    /** The same steps as a stream: later ones are not computed where an earlier one is enough. */
    static Stream<Step> stepStream(WarView board, Stack stack, SpaceId from) {
        return board.roads(from).stream().filter(road -> Marches.stepRefusal(board, stack, from, road.to()).isEmpty())
                .map(road -> new Step(road.to(), Marches.cost(board, stack, from, road.to()).total(), Crossing.of(road.kind())));
    }

    /** @param from an adjacent province */
    Place place(SpaceId province, SpaceId from) {
        var known = places.get(province);
        if (known == null) {
            var tries = InterceptionRisks.of(boardAfterEntering(province, from));
            var missing = new HashMap<StackId, BigDecimal>();
            tries.forEach(each -> missing.put(new StackId(each.risk().by()), each.missing()));
            known = new Place(board.hasUnfriendlyForces(province, alliance), Marches.mustStop(board, stack, province), !board.mayEndMove(province, alliance),
                    !tries.isEmpty() || !board.enemiesInField(province, alliance).isEmpty(),
                    board.isEnemyLand(province, alliance) || !board.enemiesInField(province, alliance).isEmpty(),
                    board.state().marks().unrest(province).drm(),
                    tries.stream().map(InterceptionRisks.Try::risk).toList(), missing);
            places.put(province, known);
        }
        return known;
    }

    /** The board after the stack has entered by the events of a real move, when the enemy is asked about an interception. */
    private WarView boardAfterEntering(SpaceId province, SpaceId from) {
        var moving = ((Movement) board.state().phase()).move();
        MoveEvent towards = moving.isEmpty()
                ? new MoveBegan(stack.id(), from, List.of(province), JointMarch.followerIds(board.state(), stack))
                : new MoveRedirected(stack.id(), List.of(province));
        var begun = MoveEvolution.evolve(board.state(), towards);
        var entering = LandMoves.entryEvent(board, stack, from, province, 0);
        return new WarView(MoveEvolution.evolve(begun, entering), board.map(), board.tables());
    }
}
