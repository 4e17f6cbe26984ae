package tercio.domain.eia.common.forces;

import tercio.domain.eia.common.concept.Power;

/**
 * A printed leader counter.
 *
 * @param id stable: {@code napoleon}
 * @param strategic 0 to 6
 * @param tactical 0 to 5
 * @param tacticalMax the number of corps above which the tactical rating falls (EIA-10.6.1.2.1)
 * @param seniority one letter, A is senior
 * @param cavalryLeader whether the counter bears the symbol of a cavalry leader (EIA-7.5.2.10.2.2.1)
 * @param napoleon whether it is the leader of EIA-7.5.2.10.1.3
 * @param reconstructed whether its ratings are not from the printed counter
 */
public record LeaderCounter(
        EiaLeaderId id, Power power, String name, int strategic, int tactical, int tacticalMax, String seniority, boolean cavalryLeader,
        boolean napoleon, boolean reconstructed) {}
