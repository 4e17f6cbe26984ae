package tercio.domain.eu.play.movement;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.MarchRoll;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Meetings;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.Sallies;
import tercio.domain.eu.play.expedition.Expeditions;
import tercio.domain.eu.play.march.AttritionOfMarches;
import tercio.domain.eu.play.militia.MilitiaCalls;
import tercio.domain.eu.play.movement.MoveCommand.EndMovement;
import tercio.domain.eu.play.movement.MoveEvent.CountryEndedMovement;
import tercio.domain.eu.play.movement.MoveEvent.MovementEnded;
import tercio.domain.eu.play.natives.NativesAtHome;
import tercio.domain.eu.play.precedence.Contenders;
import tercio.domain.eu.play.shiploss.NavalAttritionRolls;
import tercio.domain.game.Verdict;

/**
 * The end of the movements of an impulse. Each country of the phasing alliance ends its own; those of the alliance end with the last
 * country (EU-MOVE). Massed forces that did not move roll for attrition then, and naval stacks that stayed at sea.
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
                || movement.busy()
                || movement.engagement() != null
                || !open(play.board(), movement).contains(command.country())) {
            return Play.refused(LandMoves.RULE, Nation.of(Objects.requireNonNullElse(command.country(), "")) + " has no movements to end now");
        }
        var order = Contenders.forbids(play.board(), command.country());
        if (order.isPresent()) {
            return order.map(Verdict.Refused<EuEvent>::new);
        }
        int alliance = play.state().allianceAt(movement.turnOf());
        boolean last = open(play.board(), movement).size() == 1;
        var standing = last ? AttritionOfMarches.standing(play.board(), alliance) : List.<MarchRoll>of();
        var afloat = last ? NavalAttritionRolls.staying(play.board(), alliance) : List.<NavalStack>of();
        boolean rolls = !standing.isEmpty() || !afloat.isEmpty();
        if (play.state().members(alliance).size() > 1 || rolls || MilitiaCalls.due(play.board())) {
            play.happens(new CountryEndedMovement(command.country()));
        }
        AttritionOfMarches.due(play, standing);
        afloat.forEach(stack -> NavalAttritionRolls.dueOfStaying(play, stack));
        if (last && !rolls) {
            over(play, alliance);
        }
        return Play.done();
    }

    /**
     * Ends the movements of the alliance once all of its countries have ended theirs and massed forces that stayed have rolled for
     * attrition.
     *
     * @return whether they ended
     */
    public static boolean over(Play play, Phase.Movement movement) {
        if (!open(play.board(), movement).isEmpty()) {
            return false;
        }
        over(play, play.state().allianceAt(movement.turnOf()));
        return true;
    }

    /** Begins the exploration step if anybody could explore, else ends the movements. */
    private static void over(Play play, int alliance) {
        if (!Expeditions.begin(play, alliance)) {
            ended(play, alliance);
        }
    }

    /**
     * Ends the exploration step once no stack is asked any more.
     *
     * @return whether it ended
     */
    public static boolean over(Play play, Phase.Exploration step) {
        boolean over = Expeditions.over(play.board());
        if (over) {
            ended(play, play.state().allianceAt(step.turnOf()));
        }
        return over;
    }

    /** Asks the militia, and records the battles if none is asked: they are known only then. */
    private static void ended(Play play, int alliance) {
        if (MilitiaCalls.ask(play)) {
            return;
        }
        NativesAtHome.stand(play, alliance);
        play.happens(new MovementEnded(alliance, battles(play.board(), alliance)));
    }

    /** Provinces where both the alliance and enemies stand unbesieged, and it may begin a battle; and those where troops that have landed can come out. */
    private static List<String> battles(Board board, int alliance) {
        return board.state().stacksOf(alliance)
                .map(Stack::province)
                .distinct()
                .filter(province -> !Meetings.adversaries(board, province, alliance).isEmpty() || !Sallies.ready(board, province, alliance).isEmpty())
                .sorted()
                .toList();
    }
}
