package tercio.domain.eu.land.interception.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.LeavingSiege;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;

/**
 * Interceptors that leave a siege together. All are announced before any is rolled, and any of them may fail. After every
 * possible combination of successes, the province is empty or keeps enough LD (EU-MOVE-SIEGE; reading: the text does not
 * name this case).
 */
final class SiegeDepartures {

    private SiegeDepartures() {}

    /** The reason why these stacks may not be announced together, or empty. */
    static Optional<Refusal> refusal(WarView board, Move move, List<Stack> announced) {
        return announced.stream()
                .map(Stack::province)
                .distinct()
                .filter(province -> !province.equals(move.province()))
                .flatMap(province -> refusal(board, move, province,
                        announced.stream().filter(stack -> stack.province().equals(province)).toList()).stream())
                .findFirst();
    }

    private static Optional<Refusal> refusal(WarView board, Move move, SpaceId province, List<Stack> from) {
        var alliance = board.state().allianceOf(from.getFirst());
        int all = WarView.thirds(board.stacksInField(province, alliance));
        boolean friendly = Interceptions.isFriendly(board, move, from.getFirst());
        return possibleDepartures(from).stream()
                .flatMap(leaving -> LeavingSiege.refusal(board, province, alliance, all - leaving, friendly).stream())
                .findFirst();
    }

    /** The thirds of an LD that leave, for each combination of successes of these stacks. */
    private static Set<Integer> possibleDepartures(List<Stack> stacks) {
        var sums = new TreeSet<Integer>();
        for (var stack : stacks) {
            for (int smaller : List.copyOf(sums)) {
                sums.add(smaller + stack.units().thirds());
            }
            sums.add(stack.units().thirds());
        }
        return sums;
    }
}
