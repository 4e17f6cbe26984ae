package tercio.domain.eia.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/** A change of the board that a power enters itself, by the checks and with the effect of an adjustment. */
public final class BoardEntry {

    private BoardEntry() {}

    /**
     * A checked change.
     *
     * @param change with the facts of the game that complete it; empty where it has a fault
     * @param fault the fault; empty if there is none
     */
    public record Checked(Optional<EiaChange> change, Optional<Sentence> fault) {}

    /** Checks a change on a board. */
    public static Checked check(EiaState state, WarMap map, EiaChange change) {
        var checks = new ChangeChecks(state, map);
        var complete = checks.checkAndMake(change, 0);
        var faults = checks.faults().isEmpty()
                ? BoardChecks.of(new EiaWarView(state, map), new EiaWarView(checks.state(), map), List.of(complete.orElseThrow())) : checks.faults();
        return faults.isEmpty() ? new Checked(complete, Optional.empty()) : new Checked(Optional.empty(), faults.stream().map(Refusal.Fault::message).findFirst());
    }

    /** The board after a change. The factors of corps stay, because they are secret. */
    public static EiaState after(EiaState state, EiaChange change) {
        return EiaAdjustmentEvolution.apply(state, change);
    }
}
