package tercio.domain.eu.world.exploration.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.ExplorersAshore;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.eu.world.exploration.ExplorationLeader;
import tercio.domain.eu.world.exploration.ExplorationOrder;
import tercio.domain.map.SpaceId;

/**
 * The stacks that may explore in the exploration step, and their leaders (EU-EXPLORATION-WHO): first the naval stacks that have announced it as
 * their action, then land stacks, ashore or aboard, and leaders alone.
 */
final class Explorers {

    private Explorers() {}

    /** The stacks of the phasing alliance that are asked now: those at sea first, then those of land. */
    static List<ExplorationOrder> openOrders(WarView board) {
        if (!(board.state().phase() instanceof Phase.Exploration step)) {
            return List.of();
        }
        var alliance = board.state().allianceAt(step.turnOf());
        var afloat = board.state().fleetsOf(alliance).filter(Explorers::hasAnnounced).map(ships -> order(board, ships, step.done().contains(ships.id())))
                .filter(order -> mayExplore(board, order)).toList();
        return afloat.isEmpty() ? ordersByLand(board, alliance, step.done()) : afloat;
    }

    /** Whether stacks of an alliance could explore after its movements. */
    static boolean hasAny(WarView board, Alliance alliance) {
        return board.state().scenario().overseas().isPresent()
                && (board.state().fleetsOf(alliance).filter(Explorers::hasAnnounced).anyMatch(ships -> mayExplore(board, order(board, ships, false)))
                || !ordersByLand(board, alliance, List.of()).isEmpty());
    }

    private static boolean hasAnnounced(NavalStack ships) {
        return ships.action() != null && ships.action().kind() == NavalAction.Kind.EXPLORATION;
    }

    private static List<ExplorationOrder> ordersByLand(WarView board, Alliance alliance, List<StackId> done) {
        var standing = board.state().stacksOf(alliance).filter(stack -> !stack.besieged()).map(stack -> order(board, stack, stack.province(), false, done));
        var aboard = board.state().fleetsOf(alliance).flatMap(ships -> ships.aboard().stream()
                .map(stack -> order(board, stack, ships.at(), isEngaged(board, ships), done)));
        return Stream.of(standing, aboard, leadersAlone(board, alliance, done)).flatMap(orders -> orders).filter(order -> mayExplore(board, order)).toList();
    }

    /** Leaders who stay alone explore too, by land: to the sea they go with ships (reading). */
    private static Stream<ExplorationOrder> leadersAlone(WarView board, Alliance alliance, List<StackId> done) {
        return board.state().leadersAlone().stream().filter(status -> board.state().allianceOf(status.leader().country()) == alliance)
                .map(status -> new ExplorationOrder(StackId.ofLeader(status.leader().id()), status.leader().country(), status.place(), false, false, done.contains(StackId.ofLeader(status.leader().id())),
                        status.leader().category() == LeaderCategory.EXPLORER));
    }

    /**
     * Whether a stack is asked whether it explores. In a game whose meetings are quiet one that carries a discovery is asked like one that does not, so that the
     * step and the question tell nobody what it knows: it may have nothing left to explore.
     */
    private static boolean mayExplore(WarView board, ExplorationOrder order) {
        var world = board.state().world();
        return !targets(board, order).isEmpty() || world.isQuiet() && !world.discoveries().carried().isEmpty() && !targets(board, order, world.discoveries().atHome()).isEmpty();
    }

    /** The zones that a stack may explore. */
    static List<SpaceId> targets(WarView board, ExplorationOrder order) {
        return targets(board, order, board.state().world().discoveries());
    }

    private static List<SpaceId> targets(WarView board, ExplorationOrder order, Discoveries known) {
        return order.targets(known).stream().filter(zone -> board.map().province(zone).filter(land -> !isOpen(board, order, land)).isEmpty())
                .toList();
    }

    /** Whether natives, a city or nobody is in the province: troops aboard explore no province of Europe. */
    private static boolean isOpen(WarView board, ExplorationOrder order, Province land) {
        return board.state().scenario().includes(land) && !board.state().world().isEuropean(land.id());
    }

    private static boolean isEngaged(WarView board, NavalStack ships) {
        return ships.barred() || board.state().world().engaged().contains(ships.id());
    }

    /** The naval stack as it explores. */
    static ExplorationOrder order(WarView board, NavalStack ships, boolean done) {
        return new ExplorationOrder(ships.id(), ships.country(), ships.at(), true, isEngaged(board, ships), done, false);
    }

    private static ExplorationOrder order(WarView board, Stack stack, SpaceId at, boolean withFleet, List<StackId> done) {
        boolean engaged = withFleet || stack.barred() || board.state().world().engaged().contains(stack.id());
        return new ExplorationOrder(stack.id(), stack.country(), at, false, engaged, done.contains(stack.id()), ExplorersAshore.anyAmong(board, stack.leaders()));
    }

    // --- Leaders ---------------------------------------------------------------------------------------------------

    /** The leaders whose manoeuvre value a naval stack may use. */
    private static List<ExplorationLeader> leaders(EuState state, NavalStack ships) {
        return ExplorationLeader.choices(state.admiral(ships).map(Explorers::leader), inCommand(ships.leaders(), state.navies().leaders()::get));
    }

    /** The leaders whose manoeuvre value a land stack may use. */
    private static List<ExplorationLeader> leaders(EuState state, Stack stack) {
        return ExplorationLeader.choices(commander(state, stack), inCommand(stack.leaders(), state.leaders()::get));
    }

    /** The leader of a party who is tested, and may give his manoeuvre value; of a leader alone himself. */
    static List<ExplorationLeader> leaders(EuState state, ExplorationOrder order) {
        return ExploringStacks.leaderAlone(state, order.stack()).map(status -> List.of(leader(status.leader())))
                .orElseGet(() -> order.naval() ? leaders(state, state.sailing(order.stack()).orElseThrow()) : leaders(state, ExploringStacks.landStack(state, order.stack()).orElseThrow()));
    }

    private static Optional<ExplorationLeader> commander(EuState state, Stack stack) {
        return state.commander(List.of(stack)).map(Explorers::leader);
    }

    private static List<ExplorationLeader> inCommand(List<LeaderId> ids, Function<LeaderId, LeaderStatus> status) {
        return ids.stream().map(status).map(LeaderStatus::effectiveLeader).map(Explorers::leader).toList();
    }

    private static ExplorationLeader leader(Leader leader) {
        return new ExplorationLeader(leader.id(), LeaderKind.of(leader.category().word()).orElse(LeaderKind.GENERAL), leader.maneuver());
    }
}
