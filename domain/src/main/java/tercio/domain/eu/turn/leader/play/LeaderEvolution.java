package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.function.Predicate;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderDrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderPlaced;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderReturned;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderSettled;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderWithdrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersMissing;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersRedeployed;
import tercio.domain.eu.turn.leader.play.LeaderEvent.RedeploymentBegan;
import tercio.domain.eu.turn.leader.play.LeaderEvent.RedeploymentEnded;

/** Applies the events of leaders to the board. */
final class LeaderEvolution {

    private LeaderEvolution() {}

    static EuState evolve(EuState state, LeaderEvent event) {
        return switch (event) {
            case LeaderReturned back -> afterJoining(state, back.leader(), back.stack()).withoutFirstDuty();
            case LeaderSettled settled -> state.with(state.leaders().get(settled.leader()).asAloneIn(settled.province())).withoutFirstDuty();
            case LeaderPlaced placed -> afterJoining(state, placed.leader(), placed.stack());
            case LeadersMissing missing -> withNewLeaderDuties(state, missing.lost());
            case LeaderDrawn drawn -> afterDraw(state, drawn);
            case LeaderWithdrawn gone -> afterWithdrawal(state, gone);
            case RedeploymentBegan began -> state.withPhase(new Phase.Redeployment(began.next(), began.extended(), began.badWeather(), List.of()));
            case LeadersRedeployed redeployed -> withCountryDone(afterPosting(state, redeployed.postings()), redeployed.country());
            case LeaderEvent.HierarchyBroken broken -> state;
            case LeaderEvent.PashaFollowed followed -> afterJoining(withoutPost(state, followed.leader()), followed.leader(), followed.stack());
            case LeaderEvent.VizierRolled rolled -> {
                var vizier = state.leaders().get(rolled.leader());
                yield state.with(vizier.withRolled(vizier.leader().withValues(rolled.maneuver(), rolled.fire(), rolled.shock(), rolled.siege())));
            }
            case LeaderEvent.VizierForgotten forgotten -> state.with(state.leaders().get(forgotten.leader()).withRolled(null));
            case RedeploymentEnded ended -> withCountryDone(state, ended.country());
        };
    }

    private static EuState withCountryDone(EuState state, CountryId country) {
        return state.withPhase(((Phase.Redeployment) state.phase()).withDone(country));
    }

    /** Puts each leader on his stack, away from where he was. */
    static EuState afterPosting(EuState state, List<Posting> postings) {
        var next = state;
        for (var posting : postings) {
            next = afterJoining(withoutPost(next, posting.leader()), posting.leader(), posting.stack());
        }
        return next;
    }

    private static EuState withoutPost(EuState state, LeaderId leader) {
        var next = state;
        for (var stack : state.stacks().values()) {
            if (stack.leaders().contains(leader)) {
                next = next.with(stack.withLeaders(stack.leaders().stream().filter(Predicate.not(leader::equals)).toList()));
            }
        }
        for (var ships : state.navies().stacks().values()) {
            if (ships.leaders().contains(leader)) {
                next = next.with(ships.withLeaders(ships.leaders().stream().filter(Predicate.not(leader::equals)).toList()));
            }
        }
        return next;
    }

    private static EuState afterWithdrawal(EuState state, LeaderWithdrawn gone) {
        var replaced = state.leader(gone.leader()).orElseThrow().replaces();
        var next = withoutPost(state, gone.leader()).withoutLeader(gone.leader());
        // The leader may be about to join a stack: nobody is asked for him any more.
        next = next.withDuties(next.duties().minusAll(next.duties().stream()
                .filter(duty -> duty instanceof Duty.Return back && back.leader().equals(gone.leader())
                        || duty instanceof Duty.AdmiralReturn admiral && admiral.leader().equals(gone.leader())).toList()));
        if (gone.instead().isPresent()) {
            var other = next.leader(gone.instead().get()).orElseThrow();
            next = with(next, new LeaderStatus(other.leader(), other.fate(), other.returns(), other.place(), replaced, null, other.spared()));
        }
        return next;
    }

    private static EuState with(EuState state, LeaderStatus status) {
        return state.navies().leaders().containsKey(status.leader().id()) ? state.withNavies(state.navies().with(status)) : state.with(status);
    }

    private static EuState withNewLeaderDuties(EuState state, List<LeaderId> lost) {
        var next = state;
        for (var leader : lost) {
            next = next.withDuty(new Duty.NewLeader(state.leader(leader).orElseThrow().leader().country(), leader));
        }
        return next;
    }

    /** A leader who comes to ships is asked for as one who comes back to them. */
    private static EuState afterDraw(EuState state, LeaderDrawn drawn) {
        var lost = state.leader(drawn.lost()).orElseThrow();
        boolean afloat = NewPosts.isAfloat(state, lost);
        var status = new LeaderStatus(drawnLeader(state, drawn), Fate.WAITING, null, lost.place(), drawn.lost());
        return afloat ? state.withNavies(state.navies().with(status)).withoutFirstDuty()
                : state.with(status).withDuties(state.duties().with(0, new Duty.Return(drawn.country(), drawn.leader(), lost.place())));
    }

    /** The leader who was drawn, of the category of the one who is lost; a general for a Vizier. */
    static Leader drawnLeader(EuState state, LeaderDrawn drawn) {
        var lost = state.leader(drawn.lost()).orElseThrow().leader().category();
        return new Leader(drawn.leader(), drawn.name(), drawn.country(), lost == LeaderCategory.VIZIER ? LeaderCategory.GENERAL : lost, drawn.rank().charAt(0),
                drawn.maneuver(), drawn.fire(), drawn.shock(), drawn.siege(), false, true, false, false);
    }

    private static EuState afterJoining(EuState state, LeaderId leader, StackId id) {
        return LeaderPosts.withLeader(state, id, state.leader(leader).orElseThrow());
    }
}
