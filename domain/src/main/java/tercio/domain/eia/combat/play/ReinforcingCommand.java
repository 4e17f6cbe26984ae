package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.CommanderChoice;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;

/**
 * The reinforcing leaders who may take command (EIA-7.5.2.11.5, EIA-10.6.1.1.3): any if nobody commands; else, by the reading, a senior of
 * the commander's power, or the one who would command if command were chosen anew with all that are there then. "May": his power can leave it.
 */
final class ReinforcingCommand {

    private ReinforcingCommand() {}

    /**
     * The leader who takes command if he arrives; empty where he may not.
     *
     * @param corps the ids of the corps that arrive with him
     */
    static Optional<EiaLeaderId> newCommander(EiaWarView board, LandCombat combat, CombatSide side, Optional<LeaderPiece> arriving, List<UnitId> corps) {
        var present = CombatCommanders.of(board, combat.armyOf(side));
        boolean senior = board.state().readings().is(CombatReadings.REINFORCING_COMMAND, CombatReadings.SENIOR);
        return arriving.filter(leader -> present.isEmpty() || (senior ? CommanderChoice.takesOver(CombatCommanders.candidate(board, leader), CombatCommanders.candidate(board, present.get()))
                : chosenAnew(board, combat, side, leader, corps))).map(LeaderPiece::id);
    }

    private static boolean chosenAnew(EiaWarView board, LandCombat combat, CombatSide side, LeaderPiece arriving, List<UnitId> corps) {
        var leaders = Stream.concat(CombatCommanders.leaders(board, combat, side).stream(), Stream.of(arriving)).toList();
        var all = Stream.concat(combat.armyOf(side).corps().stream(), corps.stream()).flatMap(id -> board.state().findCorps(id).stream()).toList();
        return CombatCommanders.candidates(board, leaders, all).stream().anyMatch(candidate -> candidate.leader().equals(arriving.id()));
    }
}
