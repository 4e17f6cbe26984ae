package tercio.domain.eu.play.leader;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.leader.LeaderCommand.Posting;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderPlaced;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderReturned;
import tercio.domain.eu.play.leader.LeaderEvent.LeadersRedeployed;
import tercio.domain.eu.play.leader.LeaderEvent.RedeploymentBegan;
import tercio.domain.eu.play.leader.LeaderEvent.RedeploymentEnded;

/** Applies the events of leaders to the board. */
final class LeaderEvolution {

    private LeaderEvolution() {}

    static EuState evolve(EuState state, LeaderEvent event) {
        return switch (event) {
            case LeaderReturned back -> joins(state, back.leader(), back.stack()).settled();
            case LeaderPlaced placed -> joins(state, placed.leader(), placed.stack());
            case RedeploymentBegan began -> state.phase(new Phase.Redeployment(began.next(), began.extended(), began.badWeather(), List.of()));
            case LeadersRedeployed redeployed -> done(posted(state, redeployed.postings()), redeployed.country());
            case RedeploymentEnded ended -> done(state, ended.country());
        };
    }

    private static EuState done(EuState state, String country) {
        return state.phase(((Phase.Redeployment) state.phase()).done(country));
    }

    /** Puts each leader on his stack, away from where he was. */
    static EuState posted(EuState state, List<Posting> postings) {
        var next = state;
        for (var posting : postings) {
            for (var stack : next.stacks().values()) {
                if (stack.leaders().contains(posting.leader())) {
                    next = next.with(stack.leaders(stack.leaders().stream().filter(Predicate.not(posting.leader()::equals)).toList()));
                }
            }
            next = joins(next, posting.leader(), posting.stack());
        }
        return next;
    }

    private static EuState joins(EuState state, String leader, String id) {
        var stack = state.stacks().get(id);
        var leaders = new ArrayList<>(stack.leaders());
        leaders.add(leader);
        return state.with(LeaderStatus.present(state.leaders().get(leader).leader())).with(stack.leaders(leaders));
    }
}
