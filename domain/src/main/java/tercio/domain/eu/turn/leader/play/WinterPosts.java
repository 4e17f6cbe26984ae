package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Refuges;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Presidios;
import tercio.domain.eu.turn.leader.PashaLeaders;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.sentence.Sentence;

/**
 * The leaders whom a country may redeploy at a Wintering and the stacks that take them: troops for those who command on land, ships for admirals
 * and explorers. Besieged leaders and those of stacks with discoveries that are not brought home stay (EU-HIER-3), and leaders printed on Pashas
 * stay with their troops. Readings: ships in the port of a besieged fortress are besieged with it; nobody is put on a stack with discoveries,
 * since nobody else knows where it is; leaders of the rest of the world, but explorers with ships, stay with their troops, whom natives may follow.
 */
final class WinterPosts {

    private WinterPosts() {}

    /** Whether a stack, or a leader alone, carries no discovery that is not brought home yet. */
    static boolean isFree(WarView board, StackId id) {
        return board.state().world().discoveries().carriedBy(id).isEmpty();
    }

    /** Whether, by where they are, stacks of a country or its leaders alone could carry a discovery: ships at sea, or others beyond Europe where no establishment is. */
    static boolean mayCarry(WarView board, CountryId country) {
        var state = board.state();
        return state.navies().stacks().values().stream().anyMatch(ships -> ships.country().equals(country) && board.map().sea(ships.at()).isPresent())
                || Stream.concat(state.stacks().values().stream().filter(stack -> stack.country().equals(country)).map(Stack::province),
                        state.leadersAlone().stream().filter(status -> status.leader().country().equals(country)).map(LeaderStatus::place))
                .anyMatch(place -> board.map().province(place).filter(land -> land.theatre() == Theatre.ROTW).isPresent() && state.world().establishments().in(place).isEmpty());
    }

    static boolean isBesieged(WarView board, NavalStack ships) {
        return board.map().province(ships.at()).isPresent() && !board.besiegers(ships.at()).isEmpty() && !Presidios.isFriendly(board, ships, ships.at());
    }

    /** The stacks of the country that take this leader, with the ships where he is, by their ids. */
    static List<StackId> openPosts(WarView board, Leader leader) {
        return leader.category().commandsFleets() ? ships(board, leader.country()).map(NavalStack::id).toList()
                : Stream.concat(troops(board, leader.country()).map(Stack::id),
                        ships(board, leader.country()).filter(ships -> ships.leaders().contains(leader.id())).map(NavalStack::id)).toList();
    }

    /** The posts of the leader in a redeployment: the stacks that take him, and for one who is alone that he stays so. */
    static List<StackId> choices(WarView board, Leader leader) {
        return Stream.concat(openPosts(board, leader).stream(), isAlone(board, leader.id()) ? Stream.of(new StackId(Posting.ALONE)) : Stream.of()).toList();
    }

    private static boolean isAlone(WarView board, LeaderId leader) {
        return board.state().leader(leader).filter(status -> status.fate() == LeaderStatus.Fate.ALONE).isPresent();
    }

    private static Stream<Stack> troops(WarView board, CountryId country) {
        return board.state().stacks().values().stream().filter(stack -> stack.country().equals(country) && !stack.besieged() && isFree(board, stack.id()));
    }

    private static Stream<NavalStack> ships(WarView board, CountryId country) {
        return board.state().navies().stacks().values().stream()
                .filter(ships -> ships.country().equals(country) && !isBesieged(board, ships) && isFree(board, ships.id()));
    }

    /** The leaders who can be put elsewhere: those in the field and with ships, those who stay alone, and those who come back in the next round. */
    static List<Leader> leaders(WarView board, CountryId country, RoundBox next) {
        var state = board.state();
        var inField = troops(board, country).flatMap(stack -> stack.leaders().stream()).filter(leader -> !PashaLeaders.isBoundToPasha(leader)).sorted()
                .map(id -> state.leaders().get(id).leader()).filter(leader -> !leader.category().servesOnlyOverseas());
        var withShips = ships(board, country).flatMap(ships -> ships.leaders().stream()).sorted().map(id -> state.navies().leaders().get(id).leader())
                .filter(WinterPosts::servesWithShips);
        var alone = state.leadersAlone().stream().filter(status -> !Refuges.isBesieged(board, status)).map(LeaderStatus::leader).filter(leader -> !leader.category().servesOnlyOverseas() && isFree(board, StackId.ofLeader(leader.id())));
        var back = Stream.concat(state.leaders().values().stream(), state.navies().leaders().values().stream()).filter(status -> status.canReturnBy(next))
                .map(LeaderStatus::leader)
                .filter(leader -> state.navies().leaders().containsKey(leader.id()) ? servesWithShips(leader) : !leader.category().servesOnlyOverseas());
        return Stream.of(inField, withShips, alone, back).flatMap(each -> each)
                .filter(leader -> leader.country().equals(country) && !openPosts(board, leader).isEmpty()).toList();
    }

    private static boolean servesWithShips(Leader leader) {
        return leader.category().commandsFleets() || !leader.category().servesOnlyOverseas();
    }

    /** Whether the leader can be put elsewhere than where he is. */
    static boolean isMovable(WarView board, Leader leader) {
        return openPosts(board, leader).stream().anyMatch(id -> !stackOf(board, leader.id()).equals(Optional.of(id)));
    }

    /** The stack or ships of a leader; empty for one who comes back or is alone. */
    static Optional<StackId> stackOf(WarView board, LeaderId leader) {
        return Stream.concat(board.state().stacks().values().stream().filter(stack -> stack.leaders().contains(leader)).map(Stack::id),
                board.state().navies().stacks().values().stream().filter(ships -> ships.leaders().contains(leader)).map(NavalStack::id)).findFirst();
    }

    /** Whether the leader comes back to the map, and so joins a stack. */
    static boolean comesBack(WarView board, LeaderId leader) {
        return stackOf(board, leader).isEmpty() && !isAlone(board, leader);
    }

    /** The title of a choice for a leader: that of a stack of troops or ships, and where it is. */
    static Sentence label(EuState state, Leader leader, String id) {
        if (id.equals(Posting.ALONE)) {
            return Sentence.of("eu.leaders.item-alone").with("where", SentenceNames.place(state.leader(leader.id()).orElseThrow().place()));
        }
        return state.fleet(new StackId(id)).map(ships -> Sentence.of("eu.movement.fleet-in").with("stack", SentenceNames.fleet(state, new StackId(id))).with("where", SentenceNames.place(ships.at())))
                .orElseGet(() -> AnswerNames.stackIn(state, new StackId(id), state.stacks().get(new StackId(id)).province()));
    }
}
