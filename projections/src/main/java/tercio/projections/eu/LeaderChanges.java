package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.Stack;

/** Leaders who were wounded, captured or killed, who returned, or who changed to another stack. */
final class LeaderChanges {

    private LeaderChanges() {}

    static List<String> between(EuState before, EuState after) {
        var said = new ArrayList<String>();
        after.leaders().forEach((id, now) -> {
            var was = before.leaders().get(id);
            if (was == null) {
                said.add(SpokenNames.leaderAndCountry(after, id) + " came into play.");
            } else if (was.fate() != now.fate() || !Objects.equals(was.place(), now.place()) && now.fate() == LeaderStatus.Fate.ALONE) {
                said.add(SpokenNames.leaderAndCountry(after, id) + fate(after, id, now) + ".");
            } else {
                stackOf(before, id).flatMap(old -> stackOf(after, id).filter(stack -> !stack.id().equals(old.id())))
                        .ifPresent(stack -> said.add(SpokenNames.leaderAndCountry(after, id) + " is with another stack, in " + PlaceName.of(stack.province()) + "."));
            }
        });
        before.leaders().keySet().stream().filter(id -> !after.leaders().containsKey(id))
                .forEach(id -> said.add(SpokenNames.leaderAndCountry(before, id) + " left the game."));
        return said;
    }

    private static String fate(EuState board, LeaderId id, LeaderStatus now) {
        return switch (now.fate()) {
            case PRESENT -> stackOf(board, id).map(stack -> " is with a stack of " + Nation.of(stack.country()) + " in " + PlaceName.of(stack.province()))
                    .orElse(" is with a stack");
            case UNPLACED -> " is not placed yet";
            case ALONE -> " is alone in " + PlaceName.of(now.place());
            case WAITING -> " lost his stack and waits for the next round";
            case WOUNDED -> " is wounded" + (now.returns() == null ? "" : " until " + now.returns().label());
            case KILLED -> " is dead";
            case CAPTURED -> " is captured";
        };
    }

    private static Optional<Stack> stackOf(EuState board, LeaderId leader) {
        return board.stacks().values().stream().filter(stack -> stack.leaders().contains(leader)).findFirst();
    }
}
