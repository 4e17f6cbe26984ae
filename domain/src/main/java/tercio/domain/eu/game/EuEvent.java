package tercio.domain.eu.game;

import tercio.domain.game.Event;

/**
 * What can happen in the military phase. Each chapter of the rules has a sealed family of its own. Facts only: evolving rolls no
 * die.
 */
public interface EuEvent extends Event {}
