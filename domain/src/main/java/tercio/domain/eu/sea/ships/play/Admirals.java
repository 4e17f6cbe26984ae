package tercio.domain.eu.sea.ships.play;

import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.question.EuQuestion;

/** The values that commanders of naval stacks give to rolls at sea. */
public final class Admirals {

    private Admirals() {}

    /**
     * The manoeuvre of the commander. Reading (EU-CMD-5): a leader who commands on land alone has manoeuvre 0 at sea, also one who crosses it
     * alone, without ships (EU-MOVE-LEADER).
     */
    public static int maneuver(WarView board, NavalStack stack) {
        if (stack.ships().thirds() == 0 && board.state().phase() instanceof Movement movement && movement.ride().isPresent()) {
            var alone = board.state().leaders().get(movement.ride().get().leader()).effectiveLeader();
            return alone.category().commandsFleets() ? alone.maneuver() : 0;
        }
        return board.state().admiral(stack).filter(leader -> leader.category().commandsFleets()).map(Leader::maneuver).orElse(0);
    }

    /** The inputs by which the running of a blockade was ruled. */
    public static EuQuestion question(WarView board, StackId stack, StackId blockader) {
        return new EuQuestion.RunBlockade(escape(board, board.state().fleet(stack).orElseThrow(), board.state().fleet(blockader).orElseThrow()));
    }

    /** The attempt of a stack to get past the one that blockades a port, and its allies who blockade it too (EU-BLOCKADE-ESCAPE). */
    public static BlockadeEscape.Attempt escape(WarView board, NavalStack stack, NavalStack blockader) {
        var blockaders = new JointFleet(board, Blockaders.jointBlockaders(board, blockader));
        var ships = blockaders.asOneStack().ships();
        return new BlockadeEscape.Attempt(maneuver(board, stack), maneuver(board, blockaders.asOneStack()), ships.thirds() < stack.ships().thirds(),
                ships.nwd() + ships.nde() > 0 && ships.ngd() + ships.vgd() == 0, blockaders.technology());
    }
}
