package tercio.domain.eia.combat;

import java.util.Optional;
import tercio.domain.eia.common.tables.CombatResolutionChart;
import tercio.domain.eia.common.tables.CombatSide;

/**
 * The state of a day of combat while it is fought. Parts that are not known yet are {@code null}.
 *
 * @param round the rounds that are over
 * @param attackerResult the attacker's result in the round of which losses are still owed
 * @param arrivedAfter the round after which the outflanking force arrived; 0 where it did not
 * @param ended {@code null} while the combat goes on
 * @param winner {@code null} where nobody wins
 * @param withdrawal {@code null} where the chit to withdraw was not chosen
 * @param pursuit {@code null} where there is none
 * @param sheet {@code null} in odds
 */
public record CombatState(SideTally attacker, SideTally defender, int round, CombatResolutionChart.Result attackerResult,
        CombatResolutionChart.Result defenderResult, int arrivedAfter, CombatEnd ended, CombatSide winner, WithdrawalTally withdrawal,
        PursuitTally pursuit, DaySheet sheet) {

    static CombatState of(SideTally attacker, SideTally defender, DaySheet sheet) {
        return new CombatState(attacker, defender, 0, null, null, 0, null, null, null, null, sheet);
    }

    /** Whether it is decided, or the day is over. */
    public boolean isOver() {
        return ended != null;
    }

    /** The final morale of a side in tenths; 0 before it is found. */
    public int finalMorale(CombatSide side) {
        return tally(side).finalMorale();
    }

    /** The running morale loss of a side in tenths. */
    public int moraleLost(CombatSide side) {
        return tally(side).moraleLost();
    }

    /** Whether the morale of a side is gone. */
    public boolean isBroken(CombatSide side) {
        return tally(side).isBroken();
    }

    /** The losses of a round that a side has not taken; empty where it owes none. */
    public Optional<CombatDemand> demandOn(CombatSide side) {
        return Optional.ofNullable(tally(side).owed()).filter(demand -> demand.due() > 0);
    }

    /** The morale that a side inflicted with the die of the round that is not over, in tenths. */
    public int moraleInflicted(CombatSide side) {
        return result(side).morale();
    }

    SideTally tally(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    CombatResolutionChart.Result result(CombatSide side) {
        return side == CombatSide.ATTACKER ? attackerResult : defenderResult;
    }

    CombatState withTally(CombatSide side, SideTally tally) {
        return side == CombatSide.ATTACKER ? withTallies(tally, defender) : withTallies(attacker, tally);
    }

    CombatState withTallies(SideTally attackers, SideTally defenders) {
        return new CombatState(attackers, defenders, round, attackerResult, defenderResult, arrivedAfter, ended, winner, withdrawal, pursuit, sheet);
    }

    CombatState withResult(CombatSide side, CombatResolutionChart.Result result) {
        return side == CombatSide.ATTACKER
                ? new CombatState(attacker, defender, round, result, defenderResult, arrivedAfter, ended, winner, withdrawal, pursuit, sheet)
                : new CombatState(attacker, defender, round, attackerResult, result, arrivedAfter, ended, winner, withdrawal, pursuit, sheet);
    }

    CombatState afterRound(int fought, SideTally attackers, SideTally defenders) {
        return new CombatState(attackers, defenders, fought, attackerResult, defenderResult, arrivedAfter, ended, winner, withdrawal, pursuit, sheet);
    }

    /** Once both sides have taken their losses of a round. */
    CombatState afterLosses(SideTally attackers, SideTally defenders) {
        return new CombatState(attackers, defenders, round, null, null, arrivedAfter, ended, winner, withdrawal, pursuit, sheet);
    }

    CombatState withArrival(int after) {
        return new CombatState(attacker, defender, round, attackerResult, defenderResult, after, ended, winner, withdrawal, pursuit, sheet);
    }

    CombatState withEnd(CombatEnd end, CombatSide side) {
        return new CombatState(attacker, defender, round, attackerResult, defenderResult, arrivedAfter, end, side, withdrawal, pursuit, sheet);
    }

    CombatState withWithdrawal(WithdrawalTally tally) {
        return new CombatState(attacker, defender, round, attackerResult, defenderResult, arrivedAfter, ended, winner, tally, pursuit, sheet);
    }

    CombatState withPursuit(PursuitTally tally) {
        return new CombatState(attacker, defender, round, attackerResult, defenderResult, arrivedAfter, ended, winner, withdrawal, tally, sheet);
    }

    CombatState withSheet(DaySheet written) {
        return new CombatState(attacker, defender, round, attackerResult, defenderResult, arrivedAfter, ended, winner, withdrawal, pursuit, written);
    }
}
