package tercio.domain.eu.common.play;

import java.util.Collection;
import java.util.function.Predicate;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.map.SpaceId;

/**
 * The provinces where troops may go without a march of their own: by a retreat, an evasion, a return or out of a fortress (EU-BATTLE-RETREAT). A
 * province that one of them does not know is closed to all of them as it is to a march (EU-DISCOVERY), and natives who have risen against them are
 * enemies in it (EU-NAT-ENEMIES). With an explorer among them they never go further inland than the coast, as on a march
 * (EU-EXPLORATION-WHO). A flood closes its province to all but the Dutch (EU-MOVE-5), and the attitude of a minor country closes provinces
 * that are not its own (EU-MIN-1). In a game of Europe alone nothing else closes one.
 */
public final class FallingBack {

    private FallingBack() {}

    /** Whether a province is open to all of these stacks in this way; enemy stacks and fortresses are left aside. */
    public static boolean isOpen(WarView board, Collection<Stack> stacks, SpaceId province) {
        return stacks.stream().allMatch(stack -> board.knows(stack, province) && !board.hasHostileNatives(province, board.state().allianceOf(stack))
                && !ExplorersAshore.areBarredFrom(board, stack.leaders(), province) && !Floods.bars(board, stack, province)
                && WarRestrictions.attitudeRefusal(board, stack, province).isEmpty());
    }

    /** The places that are open to all of these stacks. Sea zones are open: troops have landed from them, and ships take them back. */
    public static Predicate<SpaceId> openPlacesFor(WarView board, Collection<Stack> stacks) {
        return place -> board.map().sea(place).isPresent() || isOpen(board, stacks, place);
    }
}
