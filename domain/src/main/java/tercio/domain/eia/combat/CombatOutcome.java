package tercio.domain.eia.combat;

import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;

/**
 * Outcome of a day of field or trivial combat.
 *
 * @param state the end of its procedure
 * @param captured the side whose leaders are taken
 * @param survivors all factors that are left, the withdrawn ones included, without those that surrendered
 * @param surrendered the garrison of a depot that was beaten (EIA-7.5.3.4)
 */
public record CombatOutcome(CombatState state, Optional<CombatSide> captured, PoliticalPoints points, SideFactors survivors,
        SideFactors surrendered) {

    /** Factors of both sides. */
    public record SideFactors(Factors attacker, Factors defender) {

        public Factors of(CombatSide side) {
            return side == CombatSide.ATTACKER ? attacker : defender;
        }
    }

    /** Outcome of a field combat. */
    public static CombatOutcome of(FieldCombat combat, CombatState state, EiaTables tables) {
        return new FieldProcedure(combat, tables).result().outcome(state);
    }

    /** Outcome of a trivial combat. */
    public static CombatOutcome of(TrivialCombat combat, CombatState state, EiaTables tables) {
        return new TrivialProcedure(combat, tables).result().outcome(state);
    }

    public CombatEnd end() {
        return state.ended();
    }

    public Optional<CombatSide> winner() {
        return Optional.ofNullable(state.winner());
    }

    public Optional<PursuitTally> pursuit() {
        return Optional.ofNullable(state.pursuit());
    }

    /** Outcome of the chit to withdraw; empty where it was not chosen. */
    public Optional<WithdrawalTally> withdrawal() {
        return Optional.ofNullable(state.withdrawal());
    }

    /** Whether rounds were fought, so that there are morale levels. */
    public boolean hasRounds() {
        return state.round() > 0;
    }

    public int finalMorale(CombatSide side) {
        return state.tally(side).finalMorale();
    }

    public int moraleLost(CombatSide side) {
        return state.tally(side).moraleLost();
    }
}
