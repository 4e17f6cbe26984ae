package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.ExplorersAshore;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.turn.precedence.play.Contenders;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * The forms for leaders who ride alone by any way, also into danger (EU-MOVE-LEADER): one for rides to a stack, one for those that end
 * alone in a province.
 *
 * @param joins whether the leader joins a stack
 * @param riders the leaders of the country who may ride so
 */
record RideForm(WarView board, CountryId country, boolean joins, List<LeaderId> riders) {

    /** The rides of the leaders of one board: both forms ask for the same. */
    private record Known(WarView board, Map<List<Object>, Rides> rides) {

        Rides of(Stack origin, boolean explorer) {
            return rides.computeIfAbsent(List.of(origin.id(), explorer), each -> new Rides(board, origin, explorer));
        }

        Rides of(Stack origin, LeaderId leader) {
            return of(origin, ExplorersAshore.anyAmong(board, List.of(leader)));
        }
    }

    private static final String LEADER = "leader";
    private static final String TO = "to";
    private static final String PATH = "path";
    private static final int STOPS_ONCE_IN = 3;
    /** A way drawn at random leads among enemies once in so many times. */
    private static final int DARES_ONCE_IN = 10;

    /** Optional questions to each country that still moves and has a leader who may ride. */
    static Stream<Decision> decisions(WarView board, Movement movement) {
        if (movement.hasStackUnderWay() || !board.state().duties().isEmpty()) {
            return Stream.empty();
        }
        var contenders = Contenders.of(board);
        var known = new Known(board, new HashMap<>());
        return EndOfMovement.openCountries(board, movement).stream().filter(country -> contenders.refusal(country).isEmpty())
                .flatMap(country -> Stream.of(true, false).flatMap(joins -> decision(board, country, joins, known).stream()));
    }

    private static Optional<Decision> decision(WarView board, CountryId country, boolean joins, Known known) {
        var examples = Riders.riders(board, country).stream().flatMap(leader -> simplestRide(board, leader, joins, known).stream()).toList();
        if (examples.isEmpty()) {
            return Optional.empty();
        }
        var riders = examples.stream().map(RideAlone::leader).toList();
        return Optional.of(new Decision((joins ? "ride-" : "stay-alone-") + country, country.value(), "RideAlone", Citation.of(LeadersAlone.RULE),
                Sentence.of("eu.movement.who-rides").with("who", SentenceNames.country(country)).with("joins", joins),
                List.of(), List.of(), new RideForm(board, country, joins, riders).of(examples, known), null));
    }

    private Form of(List<RideAlone> examples, Known known) {
        var origins = riders.stream().map(this::origin).toList();
        var fields = new ArrayList<Form.Field>();
        var limits = new ArrayList<Form.Limit>();
        int most = Rides.mostMp(board);
        if (riders.size() > 1) {
            fields.add(new Form.Choice(LEADER, say("field-rider"), riders.stream().map(id -> new Form.Item(id.value(), AnswerNames.item(SentenceNames.leader(board.state(), id)))).toList()));
        }
        if (joins) {
            fields.add(new Form.Choice(TO, say("field-joins"), stackItems()));
            limits.add(Form.Limit.of(say("limit-way"), LeadersAlone.RULE, TO, PATH));
        }
        fields.add(new Form.Order(PATH, say("field-ride-path"), placesWithin(origins, known), 0, most, true));
        limits.add(Form.Limit.of(say("limit-cost").with("most", most), LeadersAlone.RULE, PATH));
        limits.add(Form.Limit.of(say("limit-danger"), LeadersAlone.RULE, PATH));
        return new Form(examples.getFirst(), fields, limits,
                filled -> new RideAlone(riders.size() > 1 ? new LeaderId(filled.choice(LEADER)) : riders.getFirst(),
                        joins ? Optional.of(new StackId(filled.choice(TO))) : Optional.empty(), Id.all(filled.choices(PATH), SpaceId::new)),
                below -> randomFilling(examples.get(below.applyAsInt(examples.size())), below));
    }

    private static Sentence.Keyed say(String key) {
        return Sentence.of("eu.movement." + key);
    }

    private Stack origin(LeaderId leader) {
        return Riders.origin(board, leader).orElseThrow();
    }

    private List<Form.Item> stackItems() {
        var ends = new TreeMap<StackId, Sentence>();
        riders.forEach(leader -> Riders.stacksToJoin(board, origin(leader), leader).forEach(other ->
                ends.put(other.id(), board.state().fleet(other.id()).isPresent() ? say("fleet-in").with("stack", SentenceNames.fleet(board.state(), other.id())).with("where", SentenceNames.place(other.province()))
                        : AnswerNames.stackIn(board.state(), other.id(), other.province()))));
        return ends.entrySet().stream().map(end -> new Form.Item(end.getKey().value(), end.getValue())).toList();
    }

    private List<Form.Item> placesWithin(List<Stack> origins, Known known) {
        return origins.stream().collect(Collectors.toMap(Stack::province, origin -> origin, (one, other) -> one)).values().stream()
                .flatMap(origin -> known.of(origin, false).allRides().keySet().stream()).distinct().sorted()
                .map(province -> AnswerNames.placeItem(province)).toList();
    }

    /** The shortest legal ride, among no enemies if there is one; empty if the leader has none. */
    private static Optional<RideAlone> simplestRide(WarView board, LeaderId leader, boolean joins, Known known) {
        var origin = Riders.origin(board, leader).orElseThrow();
        boolean led = !origin.id().equals(StackId.ofLeader(leader));
        if (!joins && led && Riders.mayStay(board, origin, origin.province())) {
            return Optional.of(new RideAlone(leader, Optional.empty(), List.of()));
        }
        var others = joins ? Riders.stacksToJoin(board, origin, leader) : List.<Stack>of();
        if (joins && others.isEmpty()) {
            return Optional.empty();
        }
        var rides = known.of(origin, leader);
        return Stream.<Supplier<Map<SpaceId, Rides.Ride>>>of(rides::ridesWithoutEnemies, rides::ridesOverSea, rides::allRides)
                .flatMap(reach -> reach.get().values().stream().sorted(Rides.SHORTEST))
                .filter(ride -> (joins || !ride.path().isEmpty()) && (ride.path().isEmpty() || board.map().sea(ride.path().getLast()).isEmpty()))
                .flatMap(ride -> {
                    var end = ride.path().isEmpty() ? origin.province() : ride.path().getLast();
                    return joins ? others.stream().filter(other -> other.province().equals(end))
                                    .map(other -> new RideAlone(leader, Optional.of(other.id()), ride.path()))
                            : Stream.of(end).filter(province -> Riders.mayStay(board, origin, province))
                                    .map(province -> new RideAlone(leader, Optional.empty(), ride.path()));
                }).findFirst();
    }

    /** A ride by a way drawn at random; the shortest one if that does not end where the leader can arrive. */
    private Form.Filling randomFilling(RideAlone shortest, IntUnaryOperator below) {
        var origin = origin(shortest.leader());
        var path = randomWalk(origin, shortest.leader(), below);
        var end = path.isEmpty() ? origin.province() : path.getLast();
        var others = joins ? Riders.stacksToJoin(board, origin, shortest.leader()).stream().filter(other -> other.province().equals(end)).map(Stack::id).toList() : List.<StackId>of();
        boolean arrives = board.map().sea(end).isEmpty() && (joins ? !others.isEmpty() : !path.isEmpty() && Riders.mayStay(board, origin, end));
        Map<String, Object> values = new HashMap<>();
        values.put(LEADER, shortest.leader());
        values.put(PATH, arrives ? path : shortest.path());
        if (joins) {
            values.put(TO, arrives ? others.get(below.applyAsInt(others.size())) : shortest.to().orElseThrow());
        }
        return new Form.Filling(values);
    }

    private List<SpaceId> randomWalk(Stack origin, LeaderId leader, IntUnaryOperator below) {
        var alliance = board.state().allianceOf(origin);
        var rides = Rides.of(board, origin, leader);
        var path = new ArrayList<SpaceId>();
        var at = origin.province();
        boolean dares = below.applyAsInt(DARES_ONCE_IN) == 0;
        while (path.isEmpty() || below.applyAsInt(STOPS_ONCE_IN) > 0) {
            var open = rides.nextPlaces(at, true).stream()
                    .filter(to -> (dares || board.map().sea(to).isPresent() || LoneRides.enemiesMet(board, to, alliance, List.of()).isEmpty())
                            && rides.wayRefusal(Stream.concat(path.stream(), Stream.of(to)).toList()).isEmpty()).toList();
            if (open.isEmpty()) {
                break;
            }
            at = open.get(below.applyAsInt(open.size()));
            path.add(at);
        }
        return path;
    }
}
