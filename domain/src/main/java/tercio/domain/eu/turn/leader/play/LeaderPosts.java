package tercio.domain.eu.turn.leader.play;

import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;

/** Puts leaders on stacks: one with ships is among the leaders of the navies, any other among those on land. */
public final class LeaderPosts {

    private LeaderPosts() {}

    /** The board with the leader on a land stack or with ships. He is on no other stack. */
    public static EuState withLeader(EuState state, StackId into, LeaderStatus status) {
        var id = status.leader().id();
        var left = state.withoutLeader(id);
        var ships = left.fleet(into);
        if (ships.isEmpty()) {
            var stack = left.stacks().get(into);
            return left.with(status.asPresent()).with(stack.withLeaders(Stream.concat(stack.leaders().stream(), Stream.of(id)).toList()));
        }
        var aboard = ships.get().withLeaders(Stream.concat(ships.get().leaders().stream(), Stream.of(id)).toList());
        return left.withNavies(left.navies().with(aboard).with(status.asPresent()));
    }
}
