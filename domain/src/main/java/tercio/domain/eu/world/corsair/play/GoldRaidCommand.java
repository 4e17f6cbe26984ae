package tercio.domain.eu.world.corsair.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands about corsairs that may attack a naval stack with gold. */
public sealed interface GoldRaidCommand extends EuCommand {

    StackId stack();

    @Override
    default Subject about() {
        return Subject.stack(stack());
    }

    /** The dice of the pirates' attack, which nobody decides; the country of the stack throws them (EU-CONVOY-ATTACK-WHO). */
    record MeetPirates(StackId stack) implements GoldRaidCommand {}

    /**
     * A controller of corsairs has them attack. Where the corsairs of an alliance have several controllers, each names one, and they attack
     * if all name the same (EU-CONVOY-ATTACK-WHO).
     *
     * @param country the controller
     * @param zone the sea zone in which the corsairs lie
     */
    record AttackConvoy(CountryId country, StackId stack, SpaceId zone) implements GoldRaidCommand {}

    /** A controller of corsairs has none of them attack. */
    record SpareConvoy(CountryId country, StackId stack) implements GoldRaidCommand {}
}
