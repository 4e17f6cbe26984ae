package tercio.domain.eu.play.movement;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.movement.MoveCommand.EndMovement;
import tercio.domain.eu.play.movement.MoveEvent.CountryEndedMovement;
import tercio.domain.eu.play.movement.MoveEvent.MovementEnded;
import tercio.domain.game.Verdict;

/**
 * Each country of the phasing alliance ends its own movements. The movements of the alliance end with the last country
 * (EU-MOVE).
 */
public final class EndOfMovement {

    private EndOfMovement() {}

    /** The countries of the phasing alliance that may still move, between two moves. */
    public static List<String> open(Board board, Phase.Movement movement) {
        return board.state().members(board.state().allianceAt(movement.turnOf())).stream()
                .filter(country -> !movement.ended().contains(country))
                .toList();
    }

    /** Ends the movements of a country. Refused if it has none to end now. */
    public static Optional<Verdict<EuEvent>> end(Play play, EndMovement command) {
        if (!(play.state().phase() instanceof Phase.Movement movement)
                || movement.move() != null
                || movement.engagement() != null
                || !open(play.board(), movement).contains(command.country())) {
            return Play.refused(LandMoves.RULE, Nation.of(Objects.requireNonNullElse(command.country(), "")) + " has no movements to end now");
        }
        int alliance = play.state().allianceAt(movement.turnOf());
        if (play.state().members(alliance).size() > 1) {
            play.happens(new CountryEndedMovement(command.country()));
        }
        if (open(play.board(), movement).size() == 1) {
            play.happens(new MovementEnded(alliance, battles(play.board(), alliance)));
        }
        return Play.done();
    }

    /** Provinces where both the alliance and enemies stand unbesieged. */
    private static List<String> battles(Board board, int alliance) {
        return board.state().stacksOf(alliance)
                .filter(stack -> !stack.besieged())
                .map(Stack::province)
                .distinct()
                .filter(province -> !board.enemiesInField(province, alliance).isEmpty())
                .sorted()
                .toList();
    }
}
