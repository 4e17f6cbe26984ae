package tercio.domain.eu.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.exploration.StackMeeting;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.game.Refusal;

/**
 * Stacks in a zone whose discovery has not been brought home do not become one and begin nothing with another there: a battle, an
 * interception, an overrun (EU-DISCOVERY-MEETING). They may be attacked by a stack whose country knows the zone. Natives are attacked
 * wherever they are met, but not by militia (EU-MILITIA-FIGHT).
 */
public final class Meetings {

    private Meetings() {}

    /** Why two stacks may not become one where they are; empty if they may. */
    public static Optional<Refusal> forbidsMerging(Board board, String place, String stack, String country, String other, String otherCountry) {
        return board.state().scenario().overseas().isEmpty()
                || new StackMeeting(board.state().world().discoveries(), place, stack, country, other, otherCountry).merge() ? Optional.empty()
                : Optional.of(Refusal.of("EU-DISCOVERY-MEETING", "two stacks do not become one in " + board.name(place)
                        + " before both know it and its discovery has been brought home"));
    }

    /** Whether a stack may begin anything with another in a province: its country knows the province. */
    public static boolean begins(Board board, Stack stack, String province) {
        return board.state().scenario().overseas().isEmpty() || board.state().world().discoveries().knows(stack.country(), province);
    }

    /** The stacks of an alliance in the field of a province that fight an enemy alliance there; empty where none may begin a battle. */
    public static List<Stack> attackers(Board board, String province, int phasing, int enemy) {
        return board.field(province, phasing).stream()
                .filter(stack -> enemy == EuState.NATIVES ? !board.state().world().militia().is(stack.id()) : begins(board, stack, province)).toList();
    }

    /** The enemy alliances in the field of a province that an alliance fights there, in the order of their numbers. */
    public static List<Integer> adversaries(Board board, String province, int phasing) {
        return board.enemiesInField(province, phasing).stream().map(board.state()::allianceOf).distinct().sorted()
                .filter(enemy -> !attackers(board, province, phasing, enemy).isEmpty()).toList();
    }
}
