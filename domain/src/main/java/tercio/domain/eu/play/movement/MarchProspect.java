package tercio.domain.eu.play.movement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuEvolution;
import tercio.domain.eu.game.MoveEvent.MoveBegan;
import tercio.domain.eu.game.MoveEvent.MoveRedirected;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.campaign.Permission;
import tercio.domain.eu.play.interception.CatchRisks;
import tercio.domain.game.Prospect;

/**
 * What the marches of one stack cost and risk. The stack is marched over a board of its own by the events of a real
 * move, and after each step the enemy is asked who could intercept: the answer is the one the game will give. Marches
 * share the steps that they have in common.
 */
final class MarchProspect {

    /** A step taken: the board after it, and who could intercept there. */
    private record Reached(Board board, List<Prospect.Risk> risks) {}

    private final Board start;
    private final Stack stack;
    private final int spent;
    private final String campaign;
    private final Map<List<String>, Reached> reached = new HashMap<>();

    /** @param spent MP that the stack has spent before it goes on, 0 where it stands still */
    MarchProspect(Board start, Stack stack, int spent) {
        this.start = start;
        this.stack = stack;
        this.spent = spent;
        this.campaign = Permission.leastForActiveMove(start, stack).toString();
    }

    Prospect of(Marches.March march) {
        var risks = new ArrayList<Prospect.Risk>();
        for (int steps = 1; steps <= march.path().size(); steps++) {
            risks.addAll(reach(List.copyOf(march.path().subList(0, steps))).risks());
        }
        int left = start.tables().movementCosts().longestMove() - spent - march.mp();
        return new Prospect(march.end(), march.path(), march.mp(), left, march.active(), march.active() ? campaign : null, risks);
    }

    private Reached reach(List<String> path) {
        var known = reached.get(path);
        if (known == null) {
            var before = path.size() == 1 ? start : reach(path.subList(0, path.size() - 1)).board();
            var board = entered(before, path.getLast());
            known = new Reached(board, CatchRisks.of(board, ((Phase.Movement) board.state().phase()).move()));
            reached.put(path, known);
        }
        return known;
    }

    private Board entered(Board board, String next) {
        var mover = board.state().stacks().get(stack.id());
        EuEvent towards = ((Phase.Movement) board.state().phase()).move() == null
                ? new MoveBegan(mover.id(), mover.province(), List.of(next))
                : new MoveRedirected(mover.id(), List.of(next));
        var entering = LandMoves.entering(board, mover, next, Marches.cost(board, mover, mover.province(), next).total());
        return new Board(EuEvolution.evolve(EuEvolution.evolve(board.state(), towards), entering), board.map(), board.tables());
    }
}
