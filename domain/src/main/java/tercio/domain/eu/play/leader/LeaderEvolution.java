package tercio.domain.eu.play.leader;

import java.util.List;
import java.util.function.Predicate;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.LeaderCategory;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.leader.LeaderCommand.Posting;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderDrawn;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderPlaced;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderReturned;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderSettled;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderWithdrawn;
import tercio.domain.eu.play.leader.LeaderEvent.LeadersMissing;
import tercio.domain.eu.play.leader.LeaderEvent.LeadersRedeployed;
import tercio.domain.eu.play.leader.LeaderEvent.RedeploymentBegan;
import tercio.domain.eu.play.leader.LeaderEvent.RedeploymentEnded;

/** Applies the events of leaders to the board. */
final class LeaderEvolution {

    private LeaderEvolution() {}

    static EuState evolve(EuState state, LeaderEvent event) {
        return switch (event) {
            case LeaderReturned back -> joins(state, back.leader(), back.stack()).settled();
            case LeaderSettled settled -> state.with(state.leaders().get(settled.leader()).alone(settled.province())).settled();
            case LeaderPlaced placed -> joins(state, placed.leader(), placed.stack());
            case LeadersMissing missing -> missing(state, missing.lost());
            case LeaderDrawn drawn -> drawn(state, drawn);
            case LeaderWithdrawn gone -> withdrawn(state, gone);
            case RedeploymentBegan began -> state.phase(new Phase.Redeployment(began.next(), began.extended(), began.badWeather(), List.of()));
            case LeadersRedeployed redeployed -> done(posted(state, redeployed.postings()), redeployed.country());
            case LeaderEvent.HierarchyBroken broken -> state;
            case LeaderEvent.PashaFollowed followed -> joins(leaving(state, followed.leader()), followed.leader(), followed.stack());
            case LeaderEvent.VizierRolled rolled -> {
                var vizier = state.leaders().get(rolled.leader());
                yield state.with(vizier.rolled(vizier.leader().withValues(rolled.maneuver(), rolled.fire(), rolled.shock(), rolled.siege())));
            }
            case LeaderEvent.VizierForgotten forgotten -> state.with(state.leaders().get(forgotten.leader()).rolled(null));
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
            next = joins(leaving(next, posting.leader()), posting.leader(), posting.stack());
        }
        return next;
    }

    private static EuState leaving(EuState state, String leader) {
        var next = state;
        for (var stack : state.stacks().values()) {
            if (stack.leaders().contains(leader)) {
                next = next.with(stack.leaders(stack.leaders().stream().filter(Predicate.not(leader::equals)).toList()));
            }
        }
        for (var ships : state.navies().stacks().values()) {
            if (ships.leaders().contains(leader)) {
                next = next.with(ships.leaders(ships.leaders().stream().filter(Predicate.not(leader::equals)).toList()));
            }
        }
        return next;
    }

    private static EuState withdrawn(EuState state, LeaderWithdrawn gone) {
        var replaced = state.leader(gone.leader()).orElseThrow().replaces();
        var next = leaving(state, gone.leader()).withoutLeader(gone.leader());
        // The leader may be about to join a stack: nobody is asked for him any more.
        next = next.duties(next.duties().minusAll(next.duties().stream()
                .filter(duty -> duty instanceof Duty.Return back && back.leader().equals(gone.leader())
                        || duty instanceof Duty.AdmiralReturn admiral && admiral.leader().equals(gone.leader())).toList()));
        if (gone.instead().isPresent()) {
            var other = next.leader(gone.instead().get()).orElseThrow();
            next = with(next, new LeaderStatus(other.leader(), other.fate(), other.returns(), other.place(), replaced, null, other.spared()));
        }
        return next;
    }

    private static EuState with(EuState state, LeaderStatus status) {
        return state.navies().leaders().containsKey(status.leader().id()) ? state.navies(state.navies().with(status)) : state.with(status);
    }

    private static EuState missing(EuState state, List<String> lost) {
        var next = state;
        for (var leader : lost) {
            next = next.owes(new Duty.NewLeader(state.leader(leader).orElseThrow().leader().country(), leader));
        }
        return next;
    }

    /** A leader who comes to ships is asked for as one who comes back to them. */
    private static EuState drawn(EuState state, LeaderDrawn drawn) {
        var lost = state.leader(drawn.lost()).orElseThrow();
        boolean afloat = NewPosts.afloat(state, lost);
        var status = new LeaderStatus(leader(state, drawn), Fate.WAITING, null, lost.place(), drawn.lost());
        return afloat ? state.navies(state.navies().with(status)).settled()
                : state.with(status).duties(state.duties().with(0, new Duty.Return(drawn.country(), drawn.leader(), lost.place())));
    }

    /** The leader who was drawn, of the category of the one who is lost; a general for a Vizier. */
    static Leader leader(EuState state, LeaderDrawn drawn) {
        var lost = state.leader(drawn.lost()).orElseThrow().leader().category();
        return new Leader(drawn.leader(), drawn.name(), drawn.country(), lost == LeaderCategory.VIZIER ? LeaderCategory.GENERAL : lost, drawn.rank().charAt(0),
                drawn.maneuver(), drawn.fire(), drawn.shock(), drawn.siege(), false, true, false, false);
    }

    private static EuState joins(EuState state, String leader, String id) {
        return LeaderPosts.joined(state, id, state.leader(leader).orElseThrow());
    }
}
