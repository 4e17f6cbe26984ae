package tercio.domain.eu.play.harbour;

import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.movement.BlockadeEscape;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.question.EuQuestion;

/** The values that commanders of naval stacks give to rolls at sea. */
public final class Admirals {

    private Admirals() {}

    /**
     * The manoeuvre of the commander. Reading (EU-CMD-5): a leader who commands on land alone has manoeuvre 0 at sea, also one who crosses it
     * alone, without ships (EU-MOVE-LEADER).
     */
    public static int maneuver(Board board, NavalStack stack) {
        if (stack.ships().thirds() == 0 && board.state().phase() instanceof Phase.Movement movement && movement.ride() != null) {
            var alone = board.state().leaders().get(movement.ride().leader()).inCommand();
            return alone.category().afloat() ? alone.maneuver() : 0;
        }
        return board.state().admiral(stack).filter(leader -> leader.category().afloat()).map(Leader::maneuver).orElse(0);
    }

    /** What running a blockade was ruled by. */
    public static EuQuestion question(Board board, String stack, String blockader) {
        return new EuQuestion.RunBlockade(escape(board, board.state().fleet(stack).orElseThrow(), board.state().fleet(blockader).orElseThrow()));
    }

    /** The attempt of a stack to get past the one that blockades a port, and its allies who blockade it too (EU-BLOCKADE-ESCAPE). */
    public static BlockadeEscape.Attempt escape(Board board, NavalStack stack, NavalStack blockader) {
        var blockaders = new JointFleet(board, Blockaders.with(board, blockader));
        var ships = blockaders.together().ships();
        return new BlockadeEscape.Attempt(maneuver(board, stack), maneuver(board, blockaders.together()), ships.thirds() < stack.ships().thirds(),
                ships.nwd() + ships.nde() > 0 && ships.ngd() + ships.vgd() == 0, blockaders.technology());
    }
}
