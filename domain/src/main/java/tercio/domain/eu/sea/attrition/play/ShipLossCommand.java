package tercio.domain.eu.sea.attrition.play;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Subject;

/** Commands of players whose ships suffer attrition. */
public sealed interface ShipLossCommand extends EuCommand {

    StackId stack();

    @Override
    default Subject about() {
        return Subject.stack(stack());
    }

    /** Rolls for attrition at sea: one die, and one for each star of the remainder (EU-ATTR-NAVAL). */
    record RollNavalAttrition(StackId stack) implements ShipLossCommand {}

    /**
     * Names the ships that are lost (EU-ATTR-NAVAL).
     *
     * @param ships without FLEET counters; {@code nde} are thirds of warships beside whole ones
     */
    record LoseShips(StackId stack, Ships ships) implements ShipLossCommand {}
}
