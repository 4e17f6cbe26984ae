package tercio.domain.eia.play.combat;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.combat.CombatCommand.FightRound;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.StepRecorder;

/** Guard commitment and artillery before a round (EIA-7.5.2.8, EIA-12.3.4, EIA-12.3.5). */
final class RoundOptions {

    private RoundOptions() {}

    /** What a side may add to a round. */
    record Extra(int guard, boolean artillery, String label) {}

    static List<Extra> choices(EiaBoard board, LandCombat combat, CombatSide side, EiaTables tables) {
        return List.of(new Extra(0, false, ""));
    }

    static Optional<Verdict<EiaEvent>> objection(EiaPlay play, LandCombat combat, CombatSide side, FightRound command) {
        if (command.guard() != 0) {
            return EiaPlay.refused("EIA-12.3.4", "This game does not use the commitment of guards.");
        }
        if (command.artillery()) {
            return EiaPlay.refused("EIA-12.3.5", "This game does not use bombardments by artillery.");
        }
        return Optional.empty();
    }

    static Optional<Verdict<EiaEvent>> resolve(EiaPlay play, EiaTables tables, StepRecorder recorder) {
        return Optional.empty();
    }
}
