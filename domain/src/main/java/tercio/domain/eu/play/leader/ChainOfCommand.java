package tercio.domain.eu.play.leader;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.leader.Hierarchy;
import tercio.domain.eu.leader.Hierarchy.Breach;
import tercio.domain.eu.leader.Hierarchy.Charge;
import tercio.domain.eu.play.Board;
import tercio.domain.ruling.Reading;

/**
 * What each leader of a country commands on the board. All troops of an alliance in the field of a province are one stack for this
 * (reading: they may merge at any moment, and they fight as one). Besieged leaders are neither checked nor counted (EU-HIER-3);
 * a leader who stays alone commands nothing.
 */
final class ChainOfCommand {

    private ChainOfCommand() {}

    static List<Charge> of(Board board, String country) {
        var alone = board.state().leadersAlone().stream().map(LeaderStatus::leader).filter(leader -> leader.country().equals(country))
                .map(leader -> new Charge(leader.id(), leader.name(), leader.rank(), 0));
        return Stream.concat(board.state().stacks().values().stream()
                .filter(stack -> stack.country().equals(country) && !stack.besieged())
                .flatMap(stack -> stack.leaders().stream().map(id -> charge(board, stack, board.state().leaders().get(id).leader()))), alone)
                .toList();
    }

    private static Charge charge(Board board, Stack stack, Leader leader) {
        var together = board.field(stack.province(), board.state().allianceOf(stack));
        boolean compatriot = board.state().commander(together).filter(first -> first.country().equals(leader.country())).isPresent();
        var counted = compatriot ? together : together.stream().filter(other -> other.country().equals(leader.country())).toList();
        return new Charge(leader.id(), leader.name(), leader.rank(), Board.ld(counted));
    }

    /** The breaches of the hierarchy among the leaders of the country; none where the hierarchy does not bind. */
    static List<Breach> breaches(Board board, String country) {
        return board.state().readings().is(Hierarchy.POLICY, Reading.OFF) ? List.of() : Hierarchy.breaches(of(board, country));
    }

    /** The breaches that concern the leaders of one stack and were not there before. */
    static List<Breach> newOnes(Board before, Board after, Stack stack) {
        var known = breaches(before, stack.country());
        var leaders = Stream.concat(stack.leaders().stream(), after.state().stacks().get(stack.id()).leaders().stream()).distinct().toList();
        return breaches(after, stack.country()).stream().filter(breach -> breach.concerns(leaders) && !known.contains(breach)).toList();
    }
}
