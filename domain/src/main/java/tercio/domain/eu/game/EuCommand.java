package tercio.domain.eu.game;

import tercio.domain.game.Command;

/**
 * What players may ask for in the military phase. Each chapter of the rules has a sealed family of its own. Ids of stacks, provinces and countries are those
 * of the scenario and the map; dice come beside the command.
 */
public interface EuCommand extends Command {

    /** What it is about. */
    Subject about();
}
