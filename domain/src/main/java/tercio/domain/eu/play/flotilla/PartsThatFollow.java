package tercio.domain.eu.play.flotilla;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.cargo.Cargo;
import tercio.domain.eu.play.flotilla.FlotillaCommand.DivideFleet;
import tercio.domain.eu.play.harbour.Pursuers;

/**
 * Parts of a stack that has won at sea and follow the beaten, while the others stay (EU-SEA-FOLLOW). A part is large enough to blockade the
 * port. Troops and gold aboard stay with the ships that do not follow, which must have room for them. Reading: a stack that was evaded
 * follows whole.
 */
public final class PartsThatFollow {

    static final String RULE = "EU-SEA-FOLLOW";

    private PartsThatFollow() {}

    /** The battle whose winner is asked whether it follows, if a stack is one of the winner. */
    static Optional<SeaEngagement> battle(Board board, NavalStack stack) {
        return Pursuers.battle(board.state()).filter(battle -> !battle.evaded()
                && Pursuers.side(board, battle).filter(side -> battle.side(side).contains(stack.id())).isPresent());
    }

    /** Whether a stack of the winner can be divided so that a part of it follows. */
    public static boolean possible(Board board, NavalStack stack) {
        return battle(board, stack).isPresent() && example(board, stack).isPresent();
    }

    /** The reason why a division before a pursuit lets no part follow; empty if it does, or if nobody follows now. */
    static Optional<String> fault(Board board, NavalStack stack, NavalUnits taken) {
        return battle(board, stack).filter(battle -> !Pursuers.reach(board, battle, stack, taken))
                .map(battle -> "a part that follows can sail to " + board.name(battle.port()) + " and is large enough to blockade it");
    }

    /** Whether the ships that stay have room for the troops aboard. */
    static boolean carries(Board board, NavalStack stack, NavalUnits left) {
        return stack.aboard().stream().allMatch(troops -> Cargo.fits(board, stack.ships(left), troops, Cargo.room(board, stack.ships(left))));
    }

    /** The smallest part that may follow, warships before galleys. */
    static Optional<DivideFleet> example(Board board, NavalStack stack) {
        return battle(board, stack).flatMap(battle -> parts(stack.shipsBesideConvoys())
                .flatMap(ships -> Flotillas.counters(board, stack.country(), ships).stream())
                .filter(ships -> Pursuers.reach(board, battle, stack, ships))
                .flatMap(ships -> rests(board, stack, ships).map(rest -> new DivideFleet(stack.id(), Ships.of(ships), List.of(), Optional.of(rest))))
                .filter(command -> DivisionOfFleets.fault(board, stack, command).isEmpty() && DivisionOfFleets.pooled(board, stack, command)).findFirst());
    }

    private static Stream<NavalUnits> parts(NavalUnits free) {
        return Stream.of(
                IntStream.rangeClosed(1, free.nde()).mapToObj(nde -> new NavalUnits(0, 0, 0, 0, 0, nde, 0)),
                IntStream.rangeClosed(1, free.nwd()).mapToObj(nwd -> new NavalUnits(0, 0, nwd, 0, 0, 0, 0)),
                IntStream.rangeClosed(1, free.ngd()).mapToObj(ngd -> new NavalUnits(0, 0, 0, ngd, 0, 0, 0)),
                IntStream.rangeClosed(1, free.vgd()).mapToObj(vgd -> new NavalUnits(0, 0, 0, free.ngd(), 0, 0, vgd)),
                IntStream.rangeClosed(1, free.ngd()).mapToObj(ngd -> new NavalUnits(0, 0, free.nwd(), ngd, 0, 0, 0))).flatMap(each -> each);
    }

    private static Stream<Ships> rests(Board board, NavalStack stack, NavalUnits taken) {
        var left = DivisionOfFleets.left(stack.ships(), taken, Optional.of(NavalUnits.NONE));
        return Flotillas.counters(board, stack.country(), left, stack.convoys()).stream().map(Ships::of);
    }
}
