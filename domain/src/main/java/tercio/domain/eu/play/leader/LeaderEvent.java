package tercio.domain.eu.play.leader;

import tercio.domain.eu.game.EuEvent;

/** Events of leaders between battles. */
public sealed interface LeaderEvent extends EuEvent {

    /** A leader with healed wounds, or whose stack is gone, joins a stack. */
    record LeaderReturned(String leader, String stack) implements LeaderEvent {}

    /** A leader without a stack at the start of the game takes command of one. */
    record LeaderPlaced(String leader, String stack) implements LeaderEvent {}
}
