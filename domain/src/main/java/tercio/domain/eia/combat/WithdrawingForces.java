package tercio.domain.eia.combat;

import java.util.List;
import tercio.domain.eia.common.concept.FactorType;

/**
 * The corps and irregulars of a defender in play that may withdraw (EIA-7.5.2.5).
 *
 * @param corps in the order in which they roll
 * @param irregulars in the order in which they roll
 * @param nobody whether nobody is left to fight once those that withdrew are gone
 */
public record WithdrawingForces(List<RollingCorps> corps, List<RollingIrregular> irregulars, boolean nobody) {

    /**
     * A corps.
     *
     * @param strategic the intrinsic strategic rating of its power
     */
    public record RollingCorps(String name, int strategic) {}

    /** A counter of cossacks, freikorps or guerillas. */
    public record RollingIrregular(String name, FactorType type) {}

    public WithdrawingForces {
        corps = List.copyOf(corps);
        irregulars = List.copyOf(irregulars);
    }
}
