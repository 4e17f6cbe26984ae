package tercio.domain.eia.combat;

import java.util.Optional;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.ruling.Procedure;

/** One day of a combat from its first step to the pursuit. The game, the adjudicator, the odds and the explanation run this one. */
public sealed interface CombatProcedure permits FieldProcedure, TrivialProcedure {

    /** All stages of the day. */
    Procedure<CombatState> stages();

    /** The day before its first step, for a ruling that tells round by round what happened. */
    CombatState start();

    /** The day in its midst, for a ruling. */
    CombatState midst(CombatStanding standing);

    /** The same for odds, which keep no rounds. */
    CombatState midstOfOdds(CombatStanding standing);

    /** Tables and die modifiers of the rounds. */
    RoundRules rounds();

    /** The tactical rating of a side in the next round (EIA-10.6.1.2.1). */
    int tactical(CombatState state, CombatSide side);

    /** The side that may pursue the other, whatever it has to do so with; empty where neither may (EIA-7.5.2.10.2). */
    Optional<CombatSide> pursuer(CombatState state);
}
