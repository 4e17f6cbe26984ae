package tercio.domain.eu.land.movement.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.ExplorersAshore;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Id;
import tercio.domain.game.MovePreview;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/** The cheapest rides of a leader alone (EU-MOVE-LEADER): those on which he cannot die, and those on which he can only be intercepted. */
final class Rides {

    private static final String ALLOWANCE = "leader_alone_move_max_mp";

    /**
     * A ride to a province.
     *
     * @param path the provinces entered; none if he stays in his province
     */
    record Ride(List<SpaceId> path, int mp) {

        Ride {
            path = List.copyOf(path);
        }

        private Ride onward(SpaceId to, int cost) {
            var way = new ArrayList<>(path);
            way.add(to);
            return new Ride(way, mp + cost);
        }
    }

    static final Comparator<Ride> SHORTEST = Comparator.comparingInt(Ride::mp)
            .thenComparingInt(ride -> ride.path().size())
            .thenComparing(Ride::path, Route::compareByName);

    private final WarView board;
    private final Stack stack;
    private final boolean explorer;
    private final Alliance alliance;
    private final RideDangers dangers;
    private final Map<SpaceId, Optional<String>> shut = new HashMap<>();
    /** The rides whatever the danger, kept for several questions about the same leaders; {@code null} until they are known. */
    private Map<SpaceId, Ride> any;
    private Map<SpaceId, Ride> daring;
    private Map<SpaceId, Ride> overSea;

    /** @param explorer whether an explorer rides, who goes along the coasts outside Europe alone */
    Rides(WarView board, Stack stack, boolean explorer) {
        this.board = board;
        this.stack = stack;
        this.explorer = explorer;
        this.alliance = board.state().allianceOf(stack);
        dangers = new RideDangers(board, stack);
    }

    /** The rides of one leader of a stack. */
    static Rides of(WarView board, Stack stack, LeaderId leader) {
        return new Rides(board, stack, ExplorersAshore.anyAmong(board, List.of(leader)));
    }

    /** The most MP of a leader who moves alone. */
    static int mostMp(WarView board) {
        return board.tables().constants().value(ALLOWANCE);
    }

    /** The ride without danger to each province in reach, his own among them. */
    Map<SpaceId, Ride> safeRides() {
        return search((to, from) -> dangers.danger(to, from).isEmpty());
    }

    /** The ride to each province in reach on which he meets no enemies. He may be intercepted. */
    Map<SpaceId, Ride> ridesWithoutEnemies() {
        daring = daring == null ? search((to, from) -> dangers.enemiesMet(to).isEmpty()) : daring;
        return daring;
    }

    /** The ride to each province and sea zone in reach, whatever the danger. */
    Map<SpaceId, Ride> allRides() {
        any = any == null ? search((to, from) -> true, true) : any;
        return any;
    }

    /** The ride to each province and sea zone in reach on which he meets no enemies, over the sea where that is shorter. He may be intercepted. */
    Map<SpaceId, Ride> ridesOverSea() {
        overSea = overSea == null ? search((to, from) -> board.map().sea(to).isPresent() || dangers.enemiesMet(to).isEmpty(), true) : overSea;
        return overSea;
    }

    /** The reason why he cannot ride by this way; empty if he can, whatever the danger. It may end at sea, where no ride ends. */
    Optional<Sentence> wayRefusal(List<SpaceId> path) {
        int mp = 0;
        var at = stack.province();
        var coast = at;
        for (var next : path) {
            if (board.map().sea(at).isPresent() || board.map().sea(SpaceId.orNone(next)).isPresent()) {
                var here = at;
                var passage = LeadersAtSea.passageRefusal(board, stack.country(), at, SpaceId.orNone(next));
                if (passage.isPresent() || board.map().sea(next).isEmpty() && isClosed(next)) {
                    return passage.or(() -> Optional.of(Sentence.of("eu.movement.refused-no-way").with("from", SentenceNames.place(here)).with("to", SentenceNames.place(next))
                            .with("why", closedReason(next).orElseThrow())));
                }
                mp += board.map().sea(next).isPresent() ? 0 : LeadersAtSea.cost(board, alliance, coast, next);
                at = next;
                coast = board.map().sea(next).isPresent() ? coast : next;
                continue;
            }
            if (board.road(at, next).isEmpty() || isClosed(next)) {
                return Optional.of(Sentence.of("eu.movement.refused-no-way").with("from", SentenceNames.place(at)).with("to", SentenceNames.place(next))
                        .with("why", board.road(at, next).isEmpty() ? "none" : closedReason(next).orElseThrow()));
            }
            mp += Marches.costAlone(board, stack, at, next).total();
            at = next;
            coast = next;
        }
        return mp > mostMp(board) ? Optional.of(Sentence.of("eu.movement.refused-ride-too-far").with("mp", mp).with("most", mostMp(board))) : Optional.empty();
    }

    /** The danger on the shortest way to a province; empty if no way is short enough. */
    Optional<Keyed> dangerTowards(SpaceId province) {
        return Optional.ofNullable(search((to, from) -> true).get(province)).flatMap(ride -> {
            var at = stack.province();
            for (var next : ride.path()) {
                var danger = dangers.danger(next, at);
                if (danger.isPresent()) {
                    return danger;
                }
                at = next;
            }
            return Optional.empty();
        });
    }

    private Map<SpaceId, Ride> search(BiPredicate<SpaceId, SpaceId> allowed) {
        return search(allowed, false);
    }

    private Map<SpaceId, Ride> search(BiPredicate<SpaceId, SpaceId> allowed, boolean sea) {
        int most = mostMp(board);
        var reached = new HashMap<SpaceId, Ride>();
        var open = new PriorityQueue<>(SHORTEST);
        open.add(new Ride(List.of(), 0));
        while (!open.isEmpty()) {
            var ride = open.poll();
            var at = ride.path().isEmpty() ? stack.province() : ride.path().getLast();
            if (reached.putIfAbsent(at, ride) != null) {
                continue;
            }
            for (var next : nextPlaces(at, sea)) {
                boolean afloat = board.map().sea(next).isPresent();
                if (reached.containsKey(next) || !afloat && isClosed(next)) {
                    continue;
                }
                int cost = afloat ? 0 : board.map().sea(at).isPresent() ? LeadersAtSea.cost(board, alliance, lastCoast(ride), next)
                        : Marches.costAlone(board, stack, at, next).total();
                if (ride.mp() + cost <= most && allowed.test(next, at)) {
                    open.add(ride.onward(next, cost));
                }
            }
        }
        return reached;
    }

    /** The next places by land, and over the sea. */
    List<SpaceId> nextPlaces(SpaceId at, boolean sea) {
        var roads = board.map().sea(at).isPresent() ? Stream.<SpaceId>empty() : board.roads(at).stream().map(road -> road.to());
        return Stream.concat(roads, sea ? LeadersAtSea.steps(board, stack.country(), at).stream() : Stream.empty()).toList();
    }

    /** The last province of a ride that is at sea. */
    private SpaceId lastCoast(Ride ride) {
        return ride.path().reversed().stream().filter(place -> board.map().sea(place).isEmpty()).findFirst().orElse(stack.province());
    }

    private boolean isClosed(SpaceId province) {
        return closedReason(province).isPresent();
    }

    /** The reason why no ride leads into the province, a word of the catalogs: it is neutral, flooded or unknown to him, or an explorer would go inland. */
    private Optional<String> closedReason(SpaceId province) {
        return shut.computeIfAbsent(province, this::findClosedReason);
    }

    private Optional<String> findClosedReason(SpaceId province) {
        if (board.isClosed(province, alliance) || Interventions.entryRefusal(board, stack, province).isPresent()) {
            return Optional.of("neutral");
        }
        if (Floods.bars(board, stack, province)) {
            return Optional.of("flooded");
        }
        if (!board.knows(stack, province)) {
            return Optional.of("unknown");
        }
        return isInland(province) ? Optional.of("inland") : Optional.empty();
    }

    private boolean isInland(SpaceId province) {
        return explorer && board.map().isOnWorldSheet(province) && board.map().seasOf(province).isEmpty();
    }

    /** The cost and the risks of a leader on a ride. */
    MovePreview preview(LeaderId leader, Ride ride) {
        var to = ride.path().isEmpty() ? stack.province() : ride.path().getLast();
        var risks = dangers.risks(leader, ride.path());
        return new MovePreview(to.value(), Id.texts(ride.path()), ride.mp(), mostMp(board) - ride.mp(), false, null, risks.risks(), MovePreview.format(BigDecimal.ONE.subtract(risks.escapes())));
    }
}
