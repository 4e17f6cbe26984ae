package tercio.domain.eu.play.leader;

import java.util.ArrayList;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderPlaced;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderReturned;

/** Applies the events of leaders to the board. */
final class LeaderEvolution {

    private LeaderEvolution() {}

    static EuState evolve(EuState state, LeaderEvent event) {
        return switch (event) {
            case LeaderReturned back -> joins(state, back.leader(), back.stack()).settled();
            case LeaderPlaced placed -> joins(state, placed.leader(), placed.stack());
        };
    }

    private static EuState joins(EuState state, String leader, String id) {
        var stack = state.stacks().get(id);
        var leaders = new ArrayList<>(stack.leaders());
        leaders.add(leader);
        return state.with(LeaderStatus.present(state.leaders().get(leader).leader())).with(stack.leaders(leaders));
    }
}
