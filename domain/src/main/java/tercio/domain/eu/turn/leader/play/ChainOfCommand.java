package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.FleetPlaces;
import tercio.domain.eu.turn.leader.Hierarchy;
import tercio.domain.eu.turn.leader.Hierarchy.Arm;
import tercio.domain.eu.turn.leader.Hierarchy.Breach;
import tercio.domain.eu.turn.leader.Hierarchy.Charge;
import tercio.domain.ruling.Reading;

/**
 * The commands of the leaders of a country on the board. All troops of an alliance in the field of a province are one stack for this
 * (reading: they may merge at any moment, and they fight as one); at sea each naval stack is one. Besieged leaders and those of stacks with
 * discoveries are neither checked nor counted (EU-HIER-3); a leader who stays alone commands nothing.
 */
final class ChainOfCommand {

    private ChainOfCommand() {}

    /** The charges of the leaders of troops. */
    static List<Charge> of(WarView board, CountryId country) {
        return of(board, country, id -> WinterPosts.isFree(board, id));
    }

    private static List<Charge> of(WarView board, CountryId country, Predicate<StackId> counted) {
        return Stream.concat(board.state().stacks().values().stream()
                .filter(stack -> stack.country().equals(country) && !stack.besieged() && counted.test(stack.id()))
                .flatMap(stack -> stack.leaders().stream().map(id -> charge(board, stack, board.state().leaders().get(id).leader()))),
                chargesAlone(board, country, Arm.LAND, counted)).toList();
    }

    /** The leaders of troops, those of stacks with discoveries among them. */
    static List<Charge> chargesOfAllTroops(WarView board, CountryId country) {
        return of(board, country, id -> true);
    }

    /** The charges of the leaders of ships. Leaders with ships who command on land alone are in no chain. */
    private static List<Charge> chargesAtSea(WarView board, CountryId country) {
        return Stream.concat(board.state().navies().stacks().values().stream()
                .filter(ships -> ships.country().equals(country) && !WinterPosts.isBesieged(board, ships) && WinterPosts.isFree(board, ships.id()))
                .flatMap(ships -> ships.leaders().stream().map(id -> board.state().navies().leaders().get(id).leader())
                        .filter(leader -> leader.category().commandsFleets()).map(leader -> charge(leader, Arm.SEA, commandedHalves(board, ships)))),
                chargesAlone(board, country, Arm.SEA, id -> WinterPosts.isFree(board, id))).toList();
    }

    /** The charges of the leaders of troops and of ships. */
    static List<Charge> allCharges(WarView board, CountryId country) {
        return Stream.concat(of(board, country).stream(), chargesAtSea(board, country).stream()).toList();
    }

    private static Stream<Charge> chargesAlone(WarView board, CountryId country, Arm arm, Predicate<StackId> counted) {
        return board.state().leadersAlone().stream().map(LeaderStatus::leader)
                .filter(leader -> leader.country().equals(country) && (arm == Arm.SEA) == leader.category().commandsFleets() && counted.test(StackId.ofLeader(leader.id())))
                .map(leader -> charge(leader, arm, 0));
    }

    private static Charge charge(WarView board, Stack stack, Leader leader) {
        var together = board.stacksInField(stack.province(), board.state().allianceOf(stack));
        boolean compatriot = board.state().commander(together).filter(first -> first.country().equals(leader.country())).isPresent();
        var counted = compatriot ? together : together.stream().filter(other -> other.country().equals(leader.country())).toList();
        return charge(leader, Arm.LAND, WarView.ld(counted));
    }

    private static Charge charge(Leader leader, Arm arm, int size) {
        return new Charge(leader.id(), leader.name(), leader.rank(), arm, size);
    }

    private static int commandedHalves(WarView board, NavalStack stack) {
        var period = Period.of(board.state().scenario().period());
        return FleetPlaces.from(board.tables()).commandedHalves(stack.shipsWithoutConvoys(), stack.convoys().size(), stack.country(),
                board.tables().armyClasses().of(stack.country(), period), period);
    }

    /** The breaches of the hierarchy among the leaders of troops of the country; none where the hierarchy does not bind. */
    static List<Breach> breaches(WarView board, CountryId country) {
        return breaches(board, of(board, country));
    }

    /**
     * The breaches that are told after a move (EU-HIER-5): in a game whose meetings are quiet also of leaders whose stacks carry discoveries, whom the text
     * leaves aside at a redeployment alone (reading: a sentence that is missing would tell who carries something).
     */
    static List<Breach> reportedBreaches(WarView board, CountryId country) {
        return board.state().world().isQuiet() ? breaches(board, chargesOfAllTroops(board, country)) : breaches(board, country);
    }

    static List<Breach> breaches(WarView board, List<Charge> charges) {
        return board.state().readings().is(Hierarchy.POLICY, Reading.OFF) ? List.of() : Hierarchy.breaches(charges);
    }

    /** The breaches that concern the leaders of one stack and were not there before. */
    static List<Breach> newBreaches(WarView before, WarView after, Stack stack) {
        var known = breaches(before, stack.country());
        var leaders = Stream.concat(stack.leaders().stream(), after.state().stacks().get(stack.id()).leaders().stream()).distinct().toList();
        return breaches(after, stack.country()).stream().filter(breach -> breach.concerns(leaders) && !known.contains(breach)).toList();
    }
}
