package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import tercio.domain.eu.battle.BattleStanding;
import tercio.domain.eu.battle.BattleState;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Refuge;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.Troops;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.cargo.ShipsForTheBeaten;
import tercio.domain.eu.play.FallingBack;
import tercio.domain.eu.play.PartsWithChange;
import tercio.domain.eu.play.battle.BattleCommand.Retreat;
import tercio.domain.eu.play.militia.MilitiaStacks;
import tercio.domain.eu.policy.RetreatDirection;
import tercio.domain.game.Form;

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
    record Place(String to, int inside, int room, List<Troops> stacks, List<String> leaders) {
        Place(String to, int inside, int room) {
            this(to, inside, room, List.of(), List.of());
        }

        /** A retreat with the part of each stack that is then inside. */
        static Place divided(String to, Division inside) {
            return new Place(to, inside.ld(), BattleState.UNLIMITED_ROOM, inside.named(), inside.leadersOfParts());
        }

        /** @param of the country that commands the side */
        String said(Board board, String of) {
            var whose = " LD of " + Nation.of(of);
            return to.equals(Retreat.FORTRESS)
                    ? "retreat into the fortress, " + room + whose
                    : "retreat to " + board.name(to) + (inside > 0 ? ", " + inside + whose + " into the fortress" : stacks.isEmpty() ? "" : ", nobody into the fortress");
        }
    }

    private Retreats() {}

    /** The places among which the asked side chooses; none where it is not asked for one. */
    static List<Place> asked(Board board, Engagement engagement, BattleStanding.Question question) {
        return switch (question.what()) {
            case RETREAT_ATTEMPT, WITHDRAWAL, CAPTURE -> List.of();
            case RETREAT_ROOM -> places(board, engagement, question.side());
            case WINNER -> Victors.places(board, engagement, question.side());
        };
    }

    static List<Place> places(Board board, Engagement engagement, Side side) {
        var stacks = BattleLines.stacks(board.state(), engagement, side);
        if (MilitiaStacks.alone(board.state(), stacks)) {
            return List.of(new Place(Retreat.FORTRESS, 0, BattleState.UNLIMITED_ROOM));
        }
        int alliance = board.state().allianceOf(stacks.getFirst());
        var province = engagement.province();
        if (field(board.state(), stacks).isEmpty()) {
            return backInside(board, engagement, side, stacks);
        }
        var places = new ArrayList<Place>();
        if (mayStay(board, engagement, side)) {
            places.add(new Place(province, 0, BattleState.UNLIMITED_ROOM));
        }
        boolean open = open(board, engagement, alliance);
        int room = open ? board.roomInside(province) : 0;
        int back = Board.ld(stacks) - Board.ld(field(board.state(), stacks));
        if (open && room + back > 0) {
            places.add(new Place(Retreat.FORTRESS, 0, room + back));
        }
        for (var to : adjacent(board, engagement, side, alliance)) {
            var possible = PartsWithChange.of(board.state(), field(board.state(), stacks)).of(field(board.state(), stacks), mostInside(board, engagement, stacks));
            for (int inside = 0; inside >= 0; inside = possible.nextSetBit(inside + 1)) {
                places.add(new Place(to, inside, BattleState.UNLIMITED_ROOM));
            }
        }
        if (open && back > 0) {
            places.addAll(MixedRetreat.everybodyOut(board, engagement, side));
        }
        if (places.isEmpty() && back > 0) {
            places.add(new Place(Retreat.FORTRESS, 0, back));
        }
        return places;
    }

    /** Who has come out of the fortress by himself goes back inside; after a battle without a winner he may leave. One who has won stays. */
    private static List<Place> backInside(Board board, Engagement engagement, Side side, List<Stack> stacks) {
        return engagement.winner().filter(side::equals).isPresent() ? List.of()
                : Stream.concat(Stream.of(new Place(Retreat.FORTRESS, 0, Board.ld(stacks))), MixedRetreat.everybodyOut(board, engagement, side).stream()).toList();
    }

    /** The retreat that a command names, if it is legal. */
    static Optional<Place> named(Board board, Engagement engagement, BattleStanding.Question question, Retreat command) {
        var side = question.side();
        var places = asked(board, engagement, question);
        return command.stacks().isEmpty() || places.isEmpty()
                ? places.stream()
                        .filter(place -> command.leaders().isEmpty() && place.stacks().isEmpty() && place.to().equals(command.to()) && place.inside() == command.inside())
                        .findFirst()
                : MixedRetreat.allowed(board, engagement, side)
                        ? MixedRetreat.place(board, engagement, side, command)
                        : SplitRetreat.place(board, engagement, side, command);
    }

    /** The form for the troops inside the fortress and outside; empty if the side cannot divide itself. */
    static Optional<Form> form(Board board, Engagement engagement, Side side) {
        if (MilitiaStacks.alone(board.state(), BattleLines.stacks(board.state(), engagement, side))) {
            return Optional.empty();
        }
        return MixedRetreat.allowed(board, engagement, side)
                ? MixedRetreat.form(board, engagement, side)
                : SplitRetreat.form(board, engagement, side);
    }

    /** The most LD of the side that may enter the fortress while the others go to an adjacent province. */
    static int mostInside(Board board, Engagement engagement, List<Stack> stacks) {
        int alliance = board.state().allianceOf(stacks.getFirst());
        int room = open(board, engagement, alliance) ? board.roomInside(engagement.province()) : 0;
        return PartsWithChange.of(board.state(), field(board.state(), stacks)).greatest(field(board.state(), stacks), Math.min(room, Board.ld(field(board.state(), stacks)) - 1));
    }

    /** The stacks except those that made a sortie and militia, which have their place in the fortress. */
    static List<Stack> field(EuState state, List<Stack> stacks) {
        return MilitiaStacks.without(state, stacks).stream().filter(stack -> !stack.besieged()).toList();
    }

    /**
     * Whether the side may enter the fortress. It must be friendly. If it was besieged before the battle and one side won,
     * troops from outside stay outside (AMB-41).
     */
    static boolean open(Board board, Engagement engagement, int alliance) {
        return board.controlledBy(engagement.province(), alliance)
                && (engagement.winner().isEmpty() || !Sorties.besiegedBefore(board, engagement.province()));
    }

    /**
     * Whether the side may stay in the province. In a battle without a winner, the side that retreats second may: the one
     * that was there first. Nobody stays in land that may only be crossed.
     */
    static boolean mayStay(Board board, Engagement engagement, Side side) {
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
    static List<String> adjacent(Board board, Engagement engagement, Side side, int alliance) {
        var land = byLand(board, engagement, side, alliance);
        return land.isEmpty() ? RetreatOverIce.shores(board, engagement, side, alliance) : land;
    }

    /** Provinces that the side reaches without the ice of the Sund. */
    static List<String> byLand(Board board, Engagement engagement, Side side, int alliance) {
        var friendly = board.tables().policies().play().retreat() == RetreatDirection.FRIENDLY_NEIGHBOUR
                ? friendlyNeighbours(board, engagement.province(), alliance) : List.<String>of();
        var taken = Optional.ofNullable(engagement.retreats().get(side.opponent())).map(Refuge::to).orElse("");
        return (friendly.isEmpty() ? byOrigin(board, engagement, side, alliance) : friendly).stream().filter(to -> !to.equals(taken))
                .filter(FallingBack.by(board, BattleLines.stacks(board.state(), engagement, side))).toList();
    }

    private static List<String> friendlyNeighbours(Board board, String province, int alliance) {
        return board.neighbours(province).stream().map(road -> road.to()).filter(to -> board.friendly(to, alliance)).sorted().toList();
    }

    private static List<String> byOrigin(Board board, Engagement engagement, Side side, int alliance) {
        var origins = new TreeSet<String>();
        Stream.concat(engagement.side(side).stream(), engagement.muster().watching(side).stream())
                .flatMap(engaged -> engaged.origins().stream())
                .filter(from -> !from.equals(engagement.province()))
                .forEach(origins::add);
        boolean bound = side == Side.PHASING || engagement.interception();
        var neighbours = board.neighbours(engagement.province()).stream().map(road -> road.to())
                .filter(to -> bound && !origins.isEmpty()
                        ? origins.contains(to) && board.enemiesInField(to, alliance).isEmpty() && board.mayStay(to, alliance)
                        : open(board, to, alliance));
        var beyond = bound ? origins.stream().filter(from -> board.map().sea(from).isEmpty()).flatMap(from -> RetreatAcross.beyond(board, from, alliance).stream()) : Stream.<String>empty();
        return Stream.of(neighbours, beyond, intoShips(board, engagement, side, origins)).flatMap(each -> each).distinct().sorted().toList();
    }

    /** The sea zones from which the side has landed and whose ships can take it back. */
    private static Stream<String> intoShips(Board board, Engagement engagement, Side side, TreeSet<String> origins) {
        var troops = BattleLines.stacks(board.state(), engagement, side);
        return origins.stream().filter(from -> troops.size() == 1 && board.map().sea(from).isPresent() && ShipsForTheBeaten.of(board, troops.getFirst(), from).isPresent());
    }

    /**
     * Whether the province is without unbesieged enemies: neither a stack nor a fortress that the alliance does not besiege
     * (reading: an unbesieged fortress is an enemy force, as a neutral one is by EU-CTRL-5). Neutral land never counts.
     */
    private static boolean open(Board board, String to, int alliance) {
        return board.mayStay(to, alliance)
                && board.enemiesInField(to, alliance).isEmpty()
                && (board.controlledBy(to, alliance) || board.state().fortress(to) == null || !board.field(to, alliance).isEmpty());
    }
}
