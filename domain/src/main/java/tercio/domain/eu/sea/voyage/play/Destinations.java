package tercio.domain.eu.sea.voyage.play;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.cargo.play.StayingAboard;
import tercio.domain.eu.sea.interception.play.SeaInterceptors;
import tercio.domain.eu.sea.ships.play.PortPassage;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.play.CampaignNarration;
import tercio.domain.game.Command;
import tercio.domain.game.Id;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The voyages of a naval stack: to each zone and port the way that is best for attrition, and the actions there. Other ways are legal too;
 * a player names them by their path.
 *
 * <p>To the sea zone where the ships lie the best way is to stay: attrition counts the zones that are entered, and an action of that zone begins
 * there without a voyage. So no voyage out and back is offered. A stack does its other business on its way: it brings discoveries home in a port,
 * shares them with a stack that it meets, or draws interceptions. The player names the way that serves that, as for any other place.
 */
final class Destinations {

    /** A way from the stack, without its start. */
    private record Way(List<SpaceId> path, int zones, int forts, int weather) {
        private static final Way NONE = new Way(List.of(), 0, 0, 0);
        private static final Comparator<Way> BEST = Comparator.comparingInt(Way::forts).thenComparingInt(Way::zones).thenComparingInt(Way::weather)
                .thenComparing(Way::path, Id::compare);
    }

    private Destinations() {}

    /** Every voyage of a stack that may begin one now; none if it may not. */
    static List<Option> options(WarView board, NavalStack alone) {
        var stack = SeaCompany.together(board.state(), alone);
        if (SeaCompany.follows(board.state(), alone) || Voyages.sailRefusal(board, stack).isPresent()) {
            return List.of();
        }
        var from = List.of(stack.at());
        var risks = new VoyageRisks(board, stack, Set.of());
        var here = board.map().sea(stack.at()).isEmpty() && Cargo.stacksAshore(board, stack, stack.at()).isEmpty() && stack.aboard().isEmpty() ? Stream.<Option>of()
                : actionOptions(board, stack, risks, from, List.of(), (path, action) -> new SailFleet(stack.id(), path, action));
        return Stream.concat(here, otherOptions(board, stack, risks, from, (path, action) -> new SailFleet(stack.id(), path, action))).toList();
    }

    /** The voyages of a stack that goes on after a battle or a pause; where it has paused it may begin an action too. */
    static List<Option> onwardOptions(WarView board, NavalStack stack, Voyage voyage) {
        var risks = new VoyageRisks(board, stack, SeaInterceptors.stacksTried(board, voyage));
        var here = stack.aboard().isEmpty() && voyage.awaits() != Voyage.Awaits.REGROUPING || voyage.awaits() == Voyage.Awaits.ONWARD ? Stream.<Option>of()
                : actionOptions(board, stack, risks, voyage.way(), List.of(), (path, action) -> new SailOn(stack.id(), path, action));
        var beyond = OnwardVoyages.hasAnnouncedHere(voyage) ? Stream.<Option>of()
                : otherOptions(board, stack, risks, voyage.way(), (path, action) -> new SailOn(stack.id(), path, action));
        return Stream.concat(here, beyond).filter(option -> !(option.command() instanceof SailOn on && voyage.isTooLateFor(on.action().orElse(null)))).toList();
    }

    /** The voyages to other places. */
    private static Stream<Option> otherOptions(WarView board, NavalStack stack, VoyageRisks risks, List<SpaceId> before,
            BiFunction<List<SpaceId>, Optional<NavalAction>, Command> command) {
        var best = bestWays(board, stack, before, List.of(Way.NONE));
        best.remove(before.getLast());
        if (!stack.aboard().isEmpty()) {
            wayBack(board, stack, before).ifPresent(way -> best.put(before.getLast(), way));
        }
        return Stream.concat(wayOptions(board, stack, risks, before, best, command), reliefOptions(board, stack, risks, before, best, command));
    }

    /** Out of a port and into it again, to land the troops where they went aboard; empty at sea, where they land from the same zone. */
    private static Optional<Way> wayBack(WarView board, NavalStack stack, List<SpaceId> before) {
        var at = before.getLast();
        return board.map().sea(at).isPresent() ? Optional.empty()
                : Seas.steps(board, stack, at).stream().filter(sea -> Seas.isStep(board, stack, sea, at) && !isBarred(board, stack, before, Way.NONE, at, sea))
                        .map(sea -> extend(board, stack, extend(board, stack, Way.NONE, at, sea), sea, at)).min(Way.BEST);
    }

    private static Stream<Option> wayOptions(WarView board, NavalStack stack, VoyageRisks risks, List<SpaceId> before, Map<SpaceId, Way> best,
            BiFunction<List<SpaceId>, Optional<NavalAction>, Command> command) {
        return best.values().stream().sorted(Way.BEST).flatMap(way -> {
            var at = way.path().getLast();
            var go = new Option(Sentence.of("eu.voyage.to-sail").with("port", board.map().sea(at).isEmpty()).with("where", SentenceNames.place(at)), command.apply(way.path(), Optional.empty()),
                    preview(board, stack, risks, before, way.path(), Optional.empty()));
            return Stream.concat(stack.aboard().isEmpty() || StayingAboard.isAllowed(board, stack, at) ? Stream.of(go) : Stream.of(), actionOptions(board, stack, risks, before, way.path(), command));
        });
    }

    /** Supply for besieged ports to which the best way passes no port where it could be taken: by the best of the ways through such a port. */
    private static Stream<Option> reliefOptions(WarView board, NavalStack stack, VoyageRisks risks, List<SpaceId> before, Map<SpaceId, Way> best,
            BiFunction<List<SpaceId>, Optional<NavalAction>, Command> command) {
        return Stream.concat(Stream.of(before.getLast()), best.keySet().stream().sorted())
                .filter(port -> Ports.isFriendly(board, stack, port) && !board.besiegers(port).isEmpty() && !canRelieve(board, stack, before, best.getOrDefault(port, Way.NONE), port))
                .flatMap(port -> {
                    var sources = best.values().stream().filter(way -> !way.path().getLast().equals(port) && Ports.isOpen(board, stack, way.path().getLast())).toList();
                    return Optional.ofNullable(bestWays(board, stack, before, sources).get(port)).filter(way -> canRelieve(board, stack, before, way, port)).stream();
                })
                .map(way -> actionOption(board, stack, risks, before, way.path(), relief(stack, way.path().getLast()), command));
    }

    private static boolean canRelieve(WarView board, NavalStack stack, List<SpaceId> before, Way way, SpaceId port) {
        return NavalActions.endRefusal(board, stack, before, way.path(), relief(stack, port)).isEmpty();
    }

    private static NavalAction relief(NavalStack stack, SpaceId port) {
        return stack.aboard().isEmpty() ? NavalAction.relief(port) : NavalAction.reinforcement(port);
    }

    private static Stream<Option> actionOptions(WarView board, NavalStack stack, VoyageRisks risks, List<SpaceId> before, List<SpaceId> path,
            BiFunction<List<SpaceId>, Optional<NavalAction>, Command> command) {
        return NavalActions.possibleActions(board, stack, before, path).stream().map(action -> actionOption(board, stack, risks, before, path, action, command));
    }

    private static Option actionOption(WarView board, NavalStack stack, VoyageRisks risks, List<SpaceId> before, List<SpaceId> path, NavalAction action,
            BiFunction<List<SpaceId>, Optional<NavalAction>, Command> command) {
        var deed = NavalActions.describe(board, action);
        return new Option(path.isEmpty() ? deed : NavalActions.sailAnd(path.getLast(), deed), command.apply(path, Optional.of(action)),
                preview(board, stack, risks, before, path, Optional.of(action)));
    }

    /** The best way on to each sea zone and port, after one of several ways: past the fewest hostile forts, then the shortest, then that of the calmest seas. */
    private static Map<SpaceId, Way> bestWays(WarView board, NavalStack stack, List<SpaceId> before, List<Way> after) {
        var best = new HashMap<SpaceId, Way>();
        var queue = new PriorityQueue<Way>(Way.BEST);
        queue.addAll(after);
        while (!queue.isEmpty()) {
            var way = queue.remove();
            var at = way.path().isEmpty() ? before.getLast() : way.path().getLast();
            if (best.putIfAbsent(at, way) == null) {
                Seas.steps(board, stack, at).stream().filter(next -> !best.containsKey(next) && !isBarred(board, stack, before, way, at, next))
                        .forEach(next -> queue.add(extend(board, stack, way, at, next)));
            }
        }
        return best;
    }

    /** Whether a step passes a port that the stack may not pass: one that a way leads out of again, entered from another zone. */
    private static boolean isBarred(WarView board, NavalStack stack, List<SpaceId> before, Way way, SpaceId port, SpaceId next) {
        if (way.path().size() + before.size() < 2) {
            return false;
        }
        var from = way.path().size() > 1 ? way.path().get(way.path().size() - 2) : before.get(before.size() - 2 + way.path().size());
        return PortPassage.isBarred(board, stack, from, port, next);
    }

    private static Way extend(WarView board, NavalStack stack, Way way, SpaceId at, SpaceId next) {
        int fort = board.map().straitFort(at, next).filter(province -> Ports.closesStrait(board, stack, province)).isPresent() ? 1 : 0;
        int rough = board.map().sea(next).map(sea -> weather(sea)).orElse(0);
        return new Way(Stream.concat(way.path().stream(), Stream.of(next)).toList(), way.zones() + 1, way.forts() + fort, way.weather() + rough);
    }

    private static int weather(Sea sea) {
        return sea.difficulty() + sea.malus();
    }

    /** The preview of a legal voyage: its length in zones, who could stop it, and what attrition may take. */
    static MovePreview preview(WarView board, NavalStack stack, VoyageRisks risks, List<SpaceId> before, List<SpaceId> path, Optional<NavalAction> action) {
        var way = Stream.concat(before.stream(), path.stream()).toList();
        boolean active = action.filter(each -> NavalActions.isActive(board, stack, way.getLast(), each)).isPresent();
        var found = risks.risksOn(path, action.orElse(null));
        return new MovePreview(way.getLast().value(), Id.texts(path), path.size(), 0, active, active ? CampaignNarration.nameOf(NavalCampaignLimits.leastForActiveAction(board, stack)) : null, found.risks(),
                found.caught(), risks.toll(way));
    }
}
