package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Refuge;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.common.play.FallingBack;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.PartsWithChange;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.policy.RetreatDirection;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.sea.cargo.play.ShipsForTheBeaten;
import tercio.domain.game.Form;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The legal retreats of a side that has not won (EU-BATTLE-RETREAT), or of a winner that retreats too. */
final class Retreats {

    static final String RULE = "EU-BATTLE-RETREAT";

    /**
     * A legal retreat.
     *
     * @param to as a command names it
     * @param inside LD that enter the fortress while the others go to {@code to}
     * @param room LD that find room
     * @param stacks the part of each stack that is then inside, where the player chooses it; else empty
     * @param leaders the leaders who are inside with these parts
     */
    record Place(SpaceId to, int inside, int room, List<Troops> stacks, List<LeaderId> leaders) {
        Place(SpaceId to, int inside, int room) {
            this(to, inside, room, List.of(), List.of());
        }

        /** A retreat with the part of each stack that is then inside. */
        static Place ofDivision(SpaceId to, Division inside) {
            return new Place(to, inside.ld(), BattleState.UNLIMITED_ROOM, inside.toTroops(), inside.leadersOfParts());
        }

        /** @param of the country that commands the side */
        Sentence label(CountryId of) {
            return to.equals(Retreat.FORTRESS) ? Sentence.of("eu.battle.to-retreat-inside").with("ld", room).with("who", SentenceNames.country(of))
                    : Sentence.of("eu.battle.to-retreat").with("where", SentenceNames.place(to)).with("inside", inside > 0 ? "some" : stacks.isEmpty() ? "any" : "none")
                            .with("ld", inside).with("who", SentenceNames.country(of));
        }
    }

    private Retreats() {}

    /** The places among which the asked side chooses; none where it is not asked for one. */
    static List<Place> placesAskedFor(WarView board, Engagement engagement, BattleStanding.Question question) {
        return switch (question.what()) {
            case RETREAT_ATTEMPT, WITHDRAWAL, CAPTURE -> List.of();
            case RETREAT_ROOM -> places(board, engagement, question.side());
            case WINNER -> Victors.places(board, engagement, question.side());
        };
    }

    static List<Place> places(WarView board, Engagement engagement, Side side) {
        var stacks = BattleLines.stacks(board.state(), engagement, side);
        if (MilitiaStacks.areAllMilitia(board.state(), stacks)) {
            return List.of(new Place(Retreat.FORTRESS, 0, BattleState.UNLIMITED_ROOM));
        }
        var alliance = board.state().allianceOf(stacks.getFirst());
        var province = engagement.province();
        if (troopsInField(board.state(), stacks).isEmpty()) {
            return placesAfterSally(board, engagement, side, stacks);
        }
        var places = new ArrayList<Place>();
        if (mayStay(board, engagement, side)) {
            places.add(new Place(province, 0, BattleState.UNLIMITED_ROOM));
        }
        boolean open = isOpen(board, engagement, alliance);
        int room = open ? board.roomInside(province) : 0;
        int back = WarView.ld(stacks) - WarView.ld(troopsInField(board.state(), stacks));
        if (open && room + back > 0) {
            places.add(new Place(Retreat.FORTRESS, 0, room + back));
        }
        for (var to : adjacent(board, engagement, side, alliance)) {
            var possible = PartsWithChange.of(board.state(), troopsInField(board.state(), stacks)).of(troopsInField(board.state(), stacks), mostInside(board, engagement, stacks));
            for (int inside = 0; inside >= 0; inside = possible.nextSetBit(inside + 1)) {
                places.add(new Place(to, inside, BattleState.UNLIMITED_ROOM));
            }
        }
        if (open && back > 0) {
            places.addAll(MixedRetreat.retreatsOutside(board, engagement, side));
        }
        if (places.isEmpty() && back > 0) {
            places.add(new Place(Retreat.FORTRESS, 0, back));
        }
        return places;
    }

    /** A garrison that has come out of the fortress by itself goes back inside; after a battle without a winner it may leave. One that has won stays. */
    private static List<Place> placesAfterSally(WarView board, Engagement engagement, Side side, List<Stack> stacks) {
        return engagement.winner().filter(side::equals).isPresent() ? List.of()
                : Stream.concat(Stream.of(new Place(Retreat.FORTRESS, 0, WarView.ld(stacks))), MixedRetreat.retreatsOutside(board, engagement, side).stream()).toList();
    }

    /** The retreat that a command names, if it is legal. */
    static Optional<Place> namedPlace(WarView board, Engagement engagement, BattleStanding.Question question, Retreat command) {
        var side = question.side();
        var places = placesAskedFor(board, engagement, question);
        return command.stacks().isEmpty() || places.isEmpty()
                ? places.stream()
                        .filter(place -> command.leaders().isEmpty() && place.stacks().isEmpty() && place.to().equals(command.to()) && place.inside() == command.inside())
                        .findFirst()
                : MixedRetreat.isAllowed(board, engagement, side)
                        ? MixedRetreat.place(board, engagement, side, command)
                        : SplitRetreat.place(board, engagement, side, command);
    }

    /** The form for the troops inside the fortress and outside; empty if the side cannot divide itself. */
    static Optional<Form> form(WarView board, Engagement engagement, Side side) {
        if (MilitiaStacks.areAllMilitia(board.state(), BattleLines.stacks(board.state(), engagement, side))) {
            return Optional.empty();
        }
        return MixedRetreat.isAllowed(board, engagement, side)
                ? MixedRetreat.form(board, engagement, side)
                : SplitRetreat.form(board, engagement, side);
    }

    /** The most LD of the side that may enter the fortress while the others go to an adjacent province. */
    static int mostInside(WarView board, Engagement engagement, List<Stack> stacks) {
        var alliance = board.state().allianceOf(stacks.getFirst());
        int room = isOpen(board, engagement, alliance) ? board.roomInside(engagement.province()) : 0;
        return PartsWithChange.of(board.state(), troopsInField(board.state(), stacks)).greatest(troopsInField(board.state(), stacks), Math.min(room, WarView.ld(troopsInField(board.state(), stacks)) - 1));
    }

    /** The stacks except those that made a sortie and militia, which have their place in the fortress. */
    static List<Stack> troopsInField(EuState state, List<Stack> stacks) {
        return MilitiaStacks.withoutMilitia(state, stacks).stream().filter(stack -> !stack.besieged()).toList();
    }

    /**
     * Whether the side may enter the fortress. It must be friendly. If it was besieged before the battle and one side won,
     * troops from outside stay outside (AMB-41).
     */
    static boolean isOpen(WarView board, Engagement engagement, Alliance alliance) {
        return board.isControlledBy(engagement.province(), alliance)
                && (engagement.winner().isEmpty() || !Sorties.wasBesieged(board, engagement.province()));
    }

    /**
     * Whether the side may stay in the province. In a battle without a winner, the side that retreats second may: the one
     * that was there first. Nobody stays in land that may only be crossed.
     */
    static boolean mayStay(WarView board, Engagement engagement, Side side) {
        var second = engagement.interception() ? Side.PHASING : Side.NON_PHASING;
        return engagement.winner().isEmpty() && side == second
                && board.mayHold(engagement.province(), board.state().allianceOf(BattleLines.stacks(board.state(), engagement, side).getFirst()));
    }

    /**
     * The adjacent provinces to which a side retreats. The phasing side goes back where it came from, interceptors to a province that some
     * of them came from. A side without another origin, such as an interceptor in its own province, takes any adjacent province like the
     * non-phasing side of a regular battle (reading: the text does not name this case). Where the edition sends a beaten side to friendly
     * provinces, this holds for a side that has none. The side that retreats second does not go where the other side has gone. Nobody
     * retreats to land that he does not know, or where natives have risen against him.
     */
    static List<SpaceId> adjacent(WarView board, Engagement engagement, Side side, Alliance alliance) {
        var land = adjacentByLand(board, engagement, side, alliance);
        return land.isEmpty() ? RetreatOverIce.shores(board, engagement, side, alliance) : land;
    }

    /** Provinces that the side reaches without the ice of the Sund. */
    static List<SpaceId> adjacentByLand(WarView board, Engagement engagement, Side side, Alliance alliance) {
        var friendly = board.tables().policies().play().retreat() == RetreatDirection.FRIENDLY_NEIGHBOUR
                ? friendlyNeighbours(board, engagement.province(), alliance) : List.<SpaceId>of();
        var taken = Optional.ofNullable(engagement.retreats().get(side.opponent())).map(Refuge::to).orElse(SpaceId.NONE);
        return (friendly.isEmpty() ? adjacentByOrigin(board, engagement, side, alliance) : friendly).stream().filter(to -> !to.equals(taken))
                .filter(FallingBack.openPlacesFor(board, BattleLines.stacks(board.state(), engagement, side))).toList();
    }

    private static List<SpaceId> friendlyNeighbours(WarView board, SpaceId province, Alliance alliance) {
        return board.neighbours(province).stream().map(road -> road.to()).filter(to -> board.isFriendly(to, alliance)).sorted().toList();
    }

    private static List<SpaceId> adjacentByOrigin(WarView board, Engagement engagement, Side side, Alliance alliance) {
        var origins = new TreeSet<SpaceId>();
        Stream.concat(engagement.side(side).stream(), engagement.muster().watchersOf(side).stream())
                .flatMap(engaged -> engaged.origins().stream())
                .filter(from -> !from.equals(engagement.province()))
                .forEach(origins::add);
        boolean bound = side == Side.PHASING || engagement.interception();
        var neighbours = board.neighbours(engagement.province()).stream().map(road -> road.to())
                .filter(to -> bound && !origins.isEmpty()
                        ? origins.contains(to) && board.enemiesInField(to, alliance).isEmpty() && board.mayStay(to, alliance)
                        : isOpen(board, to, alliance));
        var beyond = bound ? origins.stream().filter(from -> board.map().sea(from).isEmpty()).flatMap(from -> RetreatAcross.friendlyProvincesBeyond(board, from, alliance).stream()) : Stream.<SpaceId>empty();
        return Stream.of(neighbours, beyond, seasWithShips(board, engagement, side, origins)).flatMap(each -> each).distinct().sorted().toList();
    }

    /** The sea zones from which the side has landed and whose ships can take it back. */
    private static Stream<SpaceId> seasWithShips(WarView board, Engagement engagement, Side side, TreeSet<SpaceId> origins) {
        var troops = BattleLines.stacks(board.state(), engagement, side);
        return origins.stream().filter(from -> troops.size() == 1 && board.map().sea(from).isPresent() && ShipsForTheBeaten.of(board, troops.getFirst(), from).isPresent());
    }

    /**
     * Whether the province is without unbesieged enemies: neither a stack nor a fortress that the alliance does not besiege
     * (reading: an unbesieged fortress is an enemy force, as a neutral one is by EU-CTRL-5). Neutral land never counts.
     */
    private static boolean isOpen(WarView board, SpaceId to, Alliance alliance) {
        return board.mayStay(to, alliance)
                && board.enemiesInField(to, alliance).isEmpty()
                && (board.isControlledBy(to, alliance) || board.state().fortress(to) == null || !board.stacksInField(to, alliance).isEmpty());
    }
}
