package tercio.application.given;

import tercio.domain.game.Event;

/** The events of the race. */
public sealed interface RaceEvent extends Event {

    record Stepped(String pawn, int squares) implements RaceEvent {}

    record Gambled(String pawn, int die) implements RaceEvent {}

    record Rested(String pawn) implements RaceEvent {}
}
