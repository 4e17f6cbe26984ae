package tercio.domain.eu.game;

import tercio.domain.game.Command;

/**
 * What players may ask for in the military phase, by area of the rules. Ids of stacks, provinces and countries are those
 * of the scenario and the map; dice come beside the command.
 */
public sealed interface EuCommand extends Command permits RoundCommand, MoveCommand, BattleCommand, SiegeCommand {}
