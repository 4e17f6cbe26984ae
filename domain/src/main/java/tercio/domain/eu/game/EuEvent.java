package tercio.domain.eu.game;

import tercio.domain.game.Event;

/** What can happen in the military phase, by area of the rules. Facts only: evolving rolls no die. */
public sealed interface EuEvent extends Event permits RoundEvent, MoveEvent, BattleEvent, SiegeEvent {}
