package tercio.domain.eu.play.leader;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.leader.Hierarchy;
import tercio.domain.eu.leader.LeaderMinimums;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.leader.LeaderCommand.DrawLeader;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderDrawn;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderWithdrawn;
import tercio.domain.eu.play.leader.LeaderEvent.LeadersMissing;
import tercio.domain.eu.leader.UnnamedLeaders;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * Leaders below the minimum (EU-LEAD-7): when a round begins, a country that has lost generals and has fewer than its minimum draws unnamed
 * ones, who come to the place of those lost. A leader who comes back later sends away the unnamed one of the lowest rank. One unnamed leader
 * comes for one that is lost (reading: a scenario may enter fewer leaders than the minimum), monarchs and leaders without rank are not counted,
 * and the counters of a country are drawn by an even die.
 */
public final class NewLeaders {

    static final String RULE = "EU-LEAD-7";
    static final String DIE = "newLeader";

    private NewLeaders() {}

    /** Names the lost leaders for whom unnamed ones come now. Those who come back in this round are not missing. */
    public static void due(Play play, List<String> returning) {
        var board = play.board();
        var lost = new ArrayList<String>();
        for (var country : play.state().countries().keySet()) {
            int present = (int) counted(play.state(), country).stream().filter(status -> !lost(status) || returning.contains(status.leader().id())).count();
            int needed = Math.min(minimum(board, country) - present, unnamed(board, country).size());
            counted(play.state(), country).stream()
                    .filter(status -> lost(status) && !returning.contains(status.leader().id()) && !replaced(play.state(), status.leader().id()))
                    .filter(status -> LeadersReturn.joinable(play.state(), country)
                            || !LeadersReturn.inPlace(play.state(), country, status.place()).isEmpty())
                    .limit(Math.max(0, needed)).forEach(status -> lost.add(status.leader().id()));
        }
        if (!lost.isEmpty()) {
            play.happens(new LeadersMissing(lost), lost.stream().map(id -> missing(board, play.state().leaders().get(id).leader())).toList());
        }
    }

    private static Step missing(Board board, Leader leader) {
        return Step.of("fewest generals of " + Nation.of(leader.country()), RULE)
                .result(minimum(board, leader.country()) + "; an unnamed leader comes for " + leader.name());
    }

    private static List<LeaderStatus> counted(EuState state, String country) {
        return state.leaders().values().stream().filter(status -> status.leader().country().equals(country) && !status.leader().monarch() && !status.leader().category().overseas()
                && status.leader().rank() != Hierarchy.NO_RANK).toList();
    }

    private static boolean lost(LeaderStatus status) {
        return switch (status.fate()) {
            case WOUNDED, KILLED, CAPTURED -> true;
            case PRESENT, UNPLACED, WAITING, ALONE -> false;
        };
    }

    /** The name of a leader; "that leader" where no such leader is in play. */
    static String named(EuState state, String id) {
        return id != null && state.leaders().containsKey(id) ? state.leaders().get(id).leader().name() : "that leader";
    }

    private static boolean replaced(EuState state, String lost) {
        return state.leaders().values().stream().anyMatch(status -> lost.equals(status.replaces()));
    }

    private static int minimum(Board board, String country) {
        return LeaderMinimums.in(board.tables()).generals(country, Period.of(board.state().scenario().period()));
    }

    /** The printed unnamed generals of a country who are not in play, by their ids. */
    static List<Leader> unnamed(Board board, String country) {
        return UnnamedLeaders.generals(country, board.map()).stream().filter(leader -> !board.state().leaders().containsKey(leader.id())).toList();
    }

    /** Draws the unnamed leader who comes for one that is lost. A die that shows more than the greatest even share is thrown again. */
    static Optional<Verdict<EuEvent>> draw(Play play, DrawLeader command) {
        if (play.state().duties().isEmpty() || !(play.state().duties().getFirst() instanceof Duty.NewLeader duty)
                || !duty.lost().equals(command.lost())) {
            return Play.refused(RULE, "no leader is drawn for " + named(play.state(), command.lost()) + " now");
        }
        var candidates = unnamed(play.board(), duty.country());
        int sides = DieName.d10(duty.country(), DIE).die().sides();
        var step = Step.of("unnamed leader of " + Nation.of(duty.country()), RULE);
        int at = 0;
        for (int attempt = 0; candidates.size() > 1; attempt++) {
            var name = DieName.d10(duty.country(), DIE).ordinal(attempt);
            var die = play.dice("leader for " + duty.lost()).next(name);
            if (die.isEmpty()) {
                return Play.wants(name);
            }
            play.rolled(List.of(new Roll(name, die.getAsInt())));
            step = step.die(die.getAsInt());
            at = (die.getAsInt() - 1) % candidates.size();
            if (die.getAsInt() <= sides - sides % candidates.size()) {
                break;
            }
        }
        comes(play, duty, candidates.get(at), step);
        return Play.done();
    }

    /** Draws without a die where one counter is left. */
    static boolean settles(Play play, Duty.NewLeader duty) {
        var candidates = unnamed(play.board(), duty.country());
        if (candidates.size() == 1) {
            comes(play, duty, candidates.getFirst(), Step.of("unnamed leader of " + Nation.of(duty.country()), RULE));
        }
        return candidates.size() == 1;
    }

    private static void comes(Play play, Duty.NewLeader duty, Leader leader, Step step) {
        play.happens(new LeaderDrawn(duty.lost(), leader.id(), leader.name(), leader.country(), String.valueOf(leader.rank()), leader.maneuver(),
                leader.fire(), leader.shock(), leader.siege()), List.of(step.result(leader.name() + " of rank " + leader.rank())));
    }

    /** Sends an unnamed leader away if one came for the leader who is back: that of the lowest rank. The others go on for those still lost. */
    static void withdraw(Play play, String back) {
        var instead = standingIn(play.state(), back);
        if (instead.isEmpty()) {
            return;
        }
        var country = instead.get().leader().country();
        var lowest = counted(play.state(), country).stream().filter(status -> status.replaces() != null && !lost(status))
                .map(LeaderStatus::leader).max(Comparator.comparing(Leader::rank).thenComparing(Leader::id)).orElseThrow();
        var other = lowest.equals(instead.get().leader()) ? Optional.<String>empty() : Optional.of(instead.get().leader().id());
        play.happens(new LeaderWithdrawn(lowest.id(), other), List.of(Step.of("unnamed leader of " + Nation.of(country), RULE)
                .result(lowest.name() + " of the lowest rank goes, since " + play.state().leaders().get(back).leader().name() + " is back")));
    }

    /** The unnamed leader in play who came for this one, or for the unnamed one who had come for him and was lost. */
    private static Optional<LeaderStatus> standingIn(EuState state, String lost) {
        return state.leaders().values().stream().filter(status -> lost.equals(status.replaces())).findFirst()
                .flatMap(status -> lost(status) ? standingIn(state, status.leader().id()) : Optional.of(status));
    }
}
