package tercio.domain.eu.common.game;

import tercio.domain.game.Command;

/**
 * A command of the military phase. Each chapter of the rules has its own sealed family of commands. Ids of stacks, provinces
 * and countries are those of the scenario and the map. Dice are not part of the command.
 */
public interface EuCommand extends Command {

    /** The pieces, countries or provinces that the command concerns. */
    Subject about();
}
