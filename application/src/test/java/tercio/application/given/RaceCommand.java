package tercio.application.given;

import tercio.domain.game.Command;

/** The commands of a player of the race. */
public sealed interface RaceCommand extends Command {

    String pawn();

    record Step(String pawn, int squares) implements RaceCommand {}

    record Gamble(String pawn) implements RaceCommand {}

    record Rest(String pawn) implements RaceCommand {}
}
