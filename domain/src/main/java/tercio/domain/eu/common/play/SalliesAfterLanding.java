package tercio.domain.eu.common.play;

import java.util.List;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.map.SpaceId;

/**
 * Troops of the phasing alliance that have landed in a besieged port in this impulse and come out against the besiegers by themselves (EU-BATTLE-SORTIE,
 * EU-SEA-TRANSPORT, l.1011-1013): a battle of the impulse like others, on whose first day they fight as troops that disembark. Readings: others of the
 * besieged may join them as they join any battle, but do not come out without them or friends in the field; no campaign limits it, since who lands inside
 * has made a passive move; who has fought in this impulse without winning does not come out again; beaten, they go back into the fortress.
 */
public final class SalliesAfterLanding {

    private SalliesAfterLanding() {}

    /** The stacks that can come out in a province; none where nobody besieges it, or where the besiegers may not be attacked. */
    public static List<Stack> readyStacks(WarView board, SpaceId province, Alliance phasing) {
        var landed = board.stacksInside(province).stream().filter(stack -> board.state().allianceOf(stack) == phasing && !stack.barred() && stack.ld() > 0
                && stack.origins().stream().anyMatch(from -> board.map().sea(from).isPresent()) && Meetings.mayEngage(board, stack, province)).toList();
        return landed.isEmpty() || enemies(board, province, phasing).isEmpty() ? List.of() : landed;
    }

    /** The alliances of the besiegers, in the order of their numbers. */
    public static List<Alliance> enemies(WarView board, SpaceId province, Alliance phasing) {
        return board.enemiesInField(province, phasing).stream().map(board.state()::allianceOf).filter(Alliance::isBelligerent).distinct().sorted().toList();
    }
}
