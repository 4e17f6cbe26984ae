package tercio.domain.eia.common.game;

import tercio.domain.game.Event;

/**
 * An event of the land phase. Each chapter of the rules has its own sealed family of events. Events hold facts only: applying
 * them rolls no die.
 */
public interface EiaEvent extends Event {}
