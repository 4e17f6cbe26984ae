package tercio.domain.eia.supply.play;

import java.util.List;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.game.Secret;

/**
 * The loss of one garrison or corps in a besieged city.
 *
 * @param unit the id of a corps, cossack, freikorps or guerilla, or the word of the nation whose garrison it is
 */
public record HungerLoss(UnitId unit, Factors factors) {

    /** Whether it falls on a corps, of which others do not know what it holds. */
    boolean isOfCorps() {
        return PrintedCounters.corps(unit).isPresent();
    }

    /** The losses that others may not see: all of them where one falls on a corps, else none. */
    static List<Secret> secrets(Power owner, List<HungerLoss> losses) {
        return losses.stream().anyMatch(HungerLoss::isOfCorps) ? List.of(Secret.of(owner.word(), "losses")) : List.of();
    }
}
