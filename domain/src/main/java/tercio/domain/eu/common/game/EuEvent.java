package tercio.domain.eu.common.game;

import tercio.domain.game.Event;

/**
 * An event of the military phase. Each chapter of the rules has its own sealed family of events. Events hold facts only:
 * applying them rolls no die.
 */
public interface EuEvent extends Event {}
