package tercio.application.game;

import tercio.application.record.Caller;
import tercio.domain.game.Command;

/**
 * A command that written orders give.
 *
 * @param sender the owner of the orders
 */
record OrderedCommand(Caller sender, Command command) {}
