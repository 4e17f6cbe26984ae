package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.game.Command;

/**
 * A command of the land phase. Each chapter of the rules has its own sealed family of commands. Ids of pieces are those of the
 * scenario and the counters, ids of areas those of the map. Dice are sent beside the command.
 */
public interface EiaCommand extends Command {

    /** The power that gives it. Its seat must send it. */
    Power power();
}
