package tercio.domain.eia.combat.play;

import java.util.Optional;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.ruling.Run;

/**
 * The point that the procedure of a combat has come to without a further die.
 *
 * @param stop empty where the day is over
 */
record CombatHalt(Optional<CombatStop> stop, CombatState state) {

    /** @throws IllegalStateException where the run lacks a die */
    static CombatHalt of(Run<CombatState> run) {
        return switch (run) {
            case Run.Waiting<CombatState>(var at, var choice, var rolls) -> new CombatHalt(Optional.of(CombatStop.of(choice)), at.state());
            case Run.Finished<CombatState>(var state, var rolls) -> new CombatHalt(Optional.empty(), state);
            case Run.MissingDie<CombatState>(var die) -> throw new IllegalStateException("a die is thrown at no other command than its own: " + die);
        };
    }

    boolean at(CombatStop wanted) {
        return stop.equals(Optional.of(wanted));
    }

    /** The stage of the game at which it is. */
    CombatStage stage() {
        return switch (stop.orElse(CombatStop.PURSUIT_LOSSES)) {
            case WITHDRAWAL -> CombatStage.WITHDRAWAL;
            case LEAVING -> CombatStage.RETREAT;
            case FORCES -> CombatStage.MORALE;
            case DECLARATIONS -> CombatStage.ROUND;
            case CASUALTIES -> CombatStage.CASUALTIES;
            case REINFORCEMENT -> CombatStage.REINFORCEMENT;
            case ARRIVAL, ARRIVED -> CombatStage.ARRIVAL;
            case DAY_END -> CombatStage.DAY_END;
            case END, PURSUIT -> CombatStage.PURSUIT;
            case PURSUIT_LOSSES -> CombatStage.PURSUIT_LOSSES;
        };
    }
}
