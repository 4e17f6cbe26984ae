package tercio.domain.eia.combat;

/**
 * Outcome of the chit to withdraw (EIA-7.5.2.5).
 *
 * @param automatic against a probe, without a die
 * @param needed the number to roll or less; 0 where it is automatic
 * @param corps the number of corps that left by the dice
 * @param factors the factors that they took along
 */
public record WithdrawalTally(boolean automatic, int needed, int corps, FactorCounts factors) {}
