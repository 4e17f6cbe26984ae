package tercio.domain.eu.sea.flotilla.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.ships.play.Pursuers;
import tercio.domain.sentence.Sentence;

/**
 * Parts of a stack that has won at sea and follow the beaten, while the others stay (EU-SEA-FOLLOW). A part is large enough to blockade the
 * port. Troops and gold aboard stay with the ships that do not follow, which must have room for them. Reading: a stack that was evaded
 * follows whole.
 */
public final class PartsThatFollow {

    static final String RULE = "EU-SEA-FOLLOW";

    private PartsThatFollow() {}

    /** The pursuit after a battle whose winner is asked whether it follows, if a stack is one of the winner. */
    static Optional<Pursuers.Pursuit> openPursuit(WarView board, NavalStack stack) {
        return Pursuers.currentBattle(board.state()).filter(battle -> battle.stage() instanceof SeaStage.BattleFollowUp)
                .flatMap(battle -> Pursuers.possiblePursuit(board, battle)).filter(pursuit -> pursuit.battle().side(pursuit.side()).contains(stack.id()));
    }

    /** Whether a stack of the winner can be divided so that a part of it follows. */
    public static boolean isPossible(WarView board, NavalStack stack) {
        return WarRestrictions.divisionRefusal(board, stack).isEmpty() && openPursuit(board, stack).isPresent() && example(board, stack).isPresent();
    }

    /** The reason why a division before a pursuit lets no part follow; empty if it does, or if nobody follows now. */
    static Optional<Sentence> fault(WarView board, NavalStack stack, NavalUnits taken) {
        return openPursuit(board, stack).filter(pursuit -> !Pursuers.canReach(board, pursuit, stack, taken))
                .map(pursuit -> Sentence.of("eu.flotilla.refused-follows").with("where", SentenceNames.place(pursuit.flight().port())));
    }

    /** Whether the ships that stay have room for the troops aboard. */
    static boolean canCarry(WarView board, NavalStack stack, NavalUnits left) {
        return stack.aboard().stream().allMatch(troops -> Cargo.fits(board, stack.withShips(left), troops, Cargo.roomForTroops(board, stack.withShips(left))));
    }

    /** The smallest part that may follow, warships before galleys. */
    static Optional<DivideFleet> example(WarView board, NavalStack stack) {
        return openPursuit(board, stack).flatMap(pursuit -> possibleParts(stack.shipsWithoutConvoys())
                .flatMap(ships -> Flotillas.possibleCounters(board, stack.country(), ships).stream())
                .filter(ships -> Pursuers.canReach(board, pursuit, stack, ships))
                .flatMap(ships -> restCounters(board, stack, ships).map(rest -> new DivideFleet(stack.id(), Ships.of(ships), List.of(), Optional.of(rest))))
                .filter(command -> DivisionOfFleets.isAllowed(board, stack, command)).findFirst());
    }

    private static Stream<NavalUnits> possibleParts(NavalUnits free) {
        return Stream.of(
                IntStream.rangeClosed(1, free.nde()).mapToObj(nde -> new NavalUnits(0, 0, 0, 0, 0, nde, 0)),
                IntStream.rangeClosed(1, free.nwd()).mapToObj(nwd -> new NavalUnits(0, 0, nwd, 0, 0, 0, 0)),
                IntStream.rangeClosed(1, free.ngd()).mapToObj(ngd -> new NavalUnits(0, 0, 0, ngd, 0, 0, 0)),
                IntStream.rangeClosed(1, free.vgd()).mapToObj(vgd -> new NavalUnits(0, 0, 0, free.ngd(), 0, 0, vgd)),
                IntStream.rangeClosed(1, free.ngd()).mapToObj(ngd -> new NavalUnits(0, 0, free.nwd(), ngd, 0, 0, 0))).flatMap(each -> each);
    }

    private static Stream<Ships> restCounters(WarView board, NavalStack stack, NavalUnits taken) {
        var left = DivisionOfFleets.stayingShips(stack.ships(), taken, Optional.of(NavalUnits.NONE));
        return Flotillas.possibleCounters(board, stack.country(), left, stack.convoys()).stream().map(Ships::of);
    }
}
