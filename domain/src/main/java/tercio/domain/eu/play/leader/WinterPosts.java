package tercio.domain.eu.play.leader;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.leader.PashaLeaders;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Refuges;
import tercio.domain.eu.play.harbour.Presidios;
import tercio.domain.eu.round.RoundBox;

/**
 * The leaders whom a country may redeploy at a Wintering and the stacks that take them: troops for those who command on land, ships for admirals
 * and explorers. Besieged leaders and those of stacks with discoveries that are not brought home stay (EU-HIER-3), and leaders printed on Pashas
 * stay with their troops. Readings: ships in the port of a besieged fortress are besieged with it; nobody is put on a stack with discoveries,
 * since nobody else knows where it is; leaders of the rest of the world, but explorers with ships, stay with their troops, whom natives may follow.
 */
final class WinterPosts {

    private WinterPosts() {}

    /** Whether a stack, or a leader alone, carries no discovery that is not brought home yet. */
    static boolean free(Board board, String id) {
        return board.state().world().discoveries().carriedBy(id).isEmpty();
    }

    /** Whether, by where they are, stacks of a country or its leaders alone could carry a discovery: ships at sea, or others beyond Europe where no establishment is. */
    static boolean mayCarry(Board board, String country) {
        var state = board.state();
        return state.navies().stacks().values().stream().anyMatch(ships -> ships.country().equals(country) && board.map().sea(ships.at()).isPresent())
                || Stream.concat(state.stacks().values().stream().filter(stack -> stack.country().equals(country)).map(Stack::province),
                        state.leadersAlone().stream().filter(status -> status.leader().country().equals(country)).map(LeaderStatus::place))
                .anyMatch(place -> board.map().province(place).filter(land -> land.theatre() == Theatre.ROTW).isPresent() && state.world().establishments().in(place).isEmpty());
    }

    static boolean besieged(Board board, NavalStack ships) {
        return board.map().province(ships.at()).isPresent() && !board.besiegers(ships.at()).isEmpty() && !Presidios.friendly(board, ships, ships.at());
    }

    /** The stacks of the country that take this leader, with the ships where he is, by their ids. */
    static List<String> open(Board board, Leader leader) {
        return leader.category().afloat() ? ships(board, leader.country()).map(NavalStack::id).toList()
                : Stream.concat(troops(board, leader.country()).map(Stack::id),
                        ships(board, leader.country()).filter(ships -> ships.leaders().contains(leader.id())).map(NavalStack::id)).toList();
    }

    private static Stream<Stack> troops(Board board, String country) {
        return board.state().stacks().values().stream().filter(stack -> stack.country().equals(country) && !stack.besieged() && free(board, stack.id()));
    }

    private static Stream<NavalStack> ships(Board board, String country) {
        return board.state().navies().stacks().values().stream()
                .filter(ships -> ships.country().equals(country) && !besieged(board, ships) && free(board, ships.id()));
    }

    /** The leaders who can be put elsewhere: those in the field and with ships, those who stay alone, and those who come back in the next round. */
    static List<Leader> leaders(Board board, String country, RoundBox next) {
        var state = board.state();
        var inField = troops(board, country).flatMap(stack -> stack.leaders().stream()).filter(leader -> !PashaLeaders.bound(leader)).sorted()
                .map(id -> state.leaders().get(id).leader()).filter(leader -> !leader.category().overseas());
        var withShips = ships(board, country).flatMap(ships -> ships.leaders().stream()).sorted().map(id -> state.navies().leaders().get(id).leader())
                .filter(WinterPosts::servesWithShips);
        var alone = state.leadersAlone().stream().filter(status -> !Refuges.besieged(board, status)).map(LeaderStatus::leader).filter(leader -> !leader.category().overseas() && free(board, leader.id()));
        var back = Stream.concat(state.leaders().values().stream(), state.navies().leaders().values().stream()).filter(status -> status.returnsBy(next))
                .map(LeaderStatus::leader)
                .filter(leader -> state.navies().leaders().containsKey(leader.id()) ? servesWithShips(leader) : !leader.category().overseas());
        return Stream.of(inField, withShips, alone, back).flatMap(each -> each)
                .filter(leader -> leader.country().equals(country) && !open(board, leader).isEmpty()).toList();
    }

    private static boolean servesWithShips(Leader leader) {
        return leader.category().afloat() || !leader.category().overseas();
    }

    /** Whether the leader can be put elsewhere than where he is. */
    static boolean movable(Board board, Leader leader) {
        return open(board, leader).stream().anyMatch(id -> !stackOf(board, leader.id()).equals(Optional.of(id)));
    }

    /** The stack or ships of a leader; empty for one who comes back or is alone. */
    static Optional<String> stackOf(Board board, String leader) {
        return Stream.concat(board.state().stacks().values().stream().filter(stack -> stack.leaders().contains(leader)).map(Stack::id),
                board.state().navies().stacks().values().stream().filter(ships -> ships.leaders().contains(leader)).map(NavalStack::id)).findFirst();
    }

    /** Whether the leader comes back to the map, and so joins a stack. */
    static boolean comesBack(Board board, String leader) {
        return stackOf(board, leader).isEmpty() && board.state().leader(leader).orElseThrow().fate() != LeaderStatus.Fate.ALONE;
    }

    /** The title of a stack of troops or ships, and where it is. */
    static String title(EuState state, String id) {
        return state.fleet(id).map(ships -> FleetTitle.of(state, id) + " in " + PlaceName.of(ships.at()))
                .orElseGet(() -> StackTitle.of(state, id) + " in " + PlaceName.of(state.stacks().get(id).province()));
    }
}
