package tercio.domain.eu.play.movement;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.board.BorderKind;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Ride;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.harbour.Seas;
import tercio.domain.eu.play.movement.MoveEvent.LeaderLanded;
import tercio.domain.eu.play.movement.MoveEvent.LeaderPutToSea;
import tercio.domain.eu.play.movement.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.play.seawatch.SeaInterceptors;
import tercio.domain.eu.play.seawatch.SeaRisks;
import tercio.domain.eu.play.voyage.VoyageEvent.FleetEntered;
import tercio.domain.eu.play.voyage.VoyageEvent.InterceptionsOver;
import tercio.domain.ruling.Step;

/**
 * Leaders alone who cross the sea (EU-MOVE-LEADER): from any coast to any coast, without a naval stack, never through a zone with a malus.
 * Such a leader dies if enemy ships intercept him; he never rolls for attrition, for a blockade or against forts. Readings: a passage costs
 * the MP of a transport of troops, the lower ones where both ends have a port of his alliance of any size; a leader who commands no ships
 * has manoeuvre 0 at sea; his technology is that of the ships of his country.
 */
final class LeadersAtSea {

    private LeadersAtSea() {}

    /** The sea zones and provinces that a leader alone could come to over the sea, from a province or a sea zone. */
    static List<String> steps(Board board, String country, String from) {
        boolean afloat = board.map().sea(from).isPresent();
        return board.map().borders(from).stream()
                .filter(border -> border.kind() == BorderKind.COAST || afloat && border.kind() == BorderKind.SEA)
                .map(border -> border.to())
                .filter(to -> board.map().sea(to).isPresent() ? Seas.open(board, country, to) && calm(board, to) : afloat && board.state().fortress(to) != null)
                .toList();
    }

    /** Whether a sea zone has no malus. */
    static boolean calm(Board board, String zone) {
        return board.map().sea(zone).orElseThrow().malus() == 0;
    }

    /** The MP of a passage between two provinces. */
    static int cost(Board board, int alliance, String from, String to) {
        return MovementCosts.in(board.tables()).bySea(port(board, alliance, from) && port(board, alliance, to), board.theatre(to));
    }

    private static boolean port(Board board, int alliance, String province) {
        return Ports.anchored(board, province) && board.controlledBy(province, alliance);
    }

    /** Puts the leader to sea: he leaves the coast for the sea zones that come next on his way. */
    static void putsToSea(Play play, Ride ride, Move move) {
        var zones = move.onward().stream().takeWhile(place -> play.map().sea(place).isPresent()).toList();
        play.happens(new LeaderPutToSea(ride.leader(), move.stack(), ship(move), move.province(), zones));
    }

    private static String ship(Move move) {
        return move.stack() + ".ship";
    }

    /**
     * Continues a passage.
     *
     * @return whether it went on without a decision of a player
     */
    static boolean goOn(Play play, Phase.Movement movement) {
        var voyage = movement.voyage();
        if (!voyage.interceptors().isEmpty()) {
            var by = voyage.interceptors().stream().map(each -> each.stack()).toList();
            play.happens(new LoneLeaderDied(movement.ride().leader(), voyage.at(), true, by),
                    List.of(Step.of("a leader alone", LeadersAlone.RULE).result("intercepted: he dies")));
            return true;
        }
        if (voyage.awaits() == Voyage.Awaits.INTERCEPTION) {
            return !SeaInterceptors.asked(play.board(), voyage).isPresent() && passed(play, voyage);
        }
        voyage.next().ifPresentOrElse(zone -> play.happens(new FleetEntered(voyage.stack(), voyage.at(), zone)), () -> lands(play, movement));
        return true;
    }

    private static boolean passed(Play play, Voyage voyage) {
        play.happens(new InterceptionsOver(voyage.stack(), voyage.at()));
        return true;
    }

    private static void lands(Play play, Phase.Movement movement) {
        var move = movement.move();
        var board = play.board();
        int alliance = board.state().allianceOf(board.state().stacks().get(move.stack()));
        var to = move.onward().getFirst();
        int mp = cost(board, alliance, move.province(), to);
        play.happens(new LeaderLanded(movement.ride().leader(), move.stack(), movement.voyage().stack(), movement.voyage().at(), to, mp),
                List.of(Step.of("the leader enters " + board.name(to), LandMoves.RULE).result(mp + " MP by sea")));
    }

    /** The naval stack without ships that stands for a leader who has put to sea. */
    static NavalStack passenger(String id, String country, String from) {
        return NavalStack.lying(id, country, from, NavalUnits.NONE, 0, List.of());
    }

    /** The enemies that could intercept a leader of a stack in a sea zone, each with its chance. */
    static List<SeaRisks.Try> risks(Board board, String leader, Stack stack, String zone) {
        var movement = ((Phase.Movement) board.state().phase()).ride(new Ride(leader, stack.id(), null));
        var there = new Board(board.state().phase(movement), board.map(), board.tables());
        return new SeaRisks(there, passenger(stack.id() + ".alone.ship", stack.country(), stack.province()), Set.of()).on(List.of(zone), null);
    }

    /** The reason why no passage leads from one place to the next; empty if one does. */
    static Optional<String> forbids(Board board, String country, String from, String to) {
        if (steps(board, country, from).contains(to)) {
            return Optional.empty();
        }
        boolean joined = board.map().between(from, to).isPresent();
        return Optional.of(joined && board.map().sea(to).filter(zone -> zone.malus() != 0).isPresent()
                ? "a leader alone does not enter " + board.name(to) + ", a sea zone with a malus"
                : "no way over the sea leads from " + board.name(from) + " to " + board.name(to));
    }
}
