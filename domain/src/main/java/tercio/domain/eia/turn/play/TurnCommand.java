package tercio.domain.eia.turn.play;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.LandStep;

/** Commands of the sequence of play (EIA-7.1). */
public sealed interface TurnCommand extends EiaCommand {

    /**
     * France announces when it moves in this month (EIA-7.1).
     *
     * @param place 1 to move first, up to the number of sequences to move last
     */
    record AnnounceSlot(Power power, int place) implements TurnCommand {}

    /**
     * The moving power ends its depot, movement or guerilla step (EIA-7.1.3).
     *
     * @param step the step that ends
     */
    record EndStep(Power power, LandStep step) implements TurnCommand {}

    /**
     * An ally with combined movement names who of the allies moves next (EIA-7.3.8.1).
     *
     * @param next an ally whose place in the order is open
     */
    record NameNextAlly(Power power, Power next) implements TurnCommand {}
}
