package tercio.domain.eu.turn.leader.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.RecordedNames;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.play.LeaderCommand.DrawLeader;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderDrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderWithdrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersMissing;
import tercio.domain.game.Execution;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Leaders below the minimum (EU-LEAD-7): when a round begins, a country that has lost generals, admirals, explorers, conquistadors or governors and has
 * fewer of them than its minimum draws unnamed ones, who come to the place of those lost ({@link NewPosts}). A leader who comes back later sends away
 * the unnamed one of the lowest rank. One unnamed leader comes for one that is lost (reading: a scenario may enter fewer leaders than the minimum),
 * monarchs and leaders without rank are not counted, and the counters of a country are drawn by an even die.
 */
public final class NewLeaders {

    static final String RULE = "EU-LEAD-7";
    static final String DIE = "newLeader";

    private NewLeaders() {}

    /** Names the lost leaders for whom unnamed ones come now. Those who come back in this round are not missing. */
    public static void nameMissing(EuCommandRun play, List<LeaderId> returning) {
        var board = play.board();
        var atSea = play.state().navies().leaders().values().stream().filter(status -> status.canReturnBy(play.state().box())).map(status -> status.leader().id());
        var back = Stream.concat(returning.stream(), atSea).toList();
        var lost = play.state().countries().keySet().stream().flatMap(country -> LostLeaders.CATEGORIES.stream()
                .flatMap(category -> new LostLeaders(board, country, category).missingLeaders(back).stream())).map(LeaderStatus::leader).toList();
        if (!lost.isEmpty()) {
            play.emit(new LeadersMissing(lost.stream().map(Leader::id).toList()), lost.stream().map(leader -> missingStep(board, leader)).toList());
        }
    }

    private static Step missingStep(WarView board, Leader leader) {
        var among = LostLeaders.ofCategoryOf(board, leader);
        return Step.of("fewest " + among.category().word() + "s of " + Nation.of(leader.country()), RULE)
                .result(Sentence.of("eu.leaders.result-missing").with("least", among.minimum()).with("leader", RecordedNames.leader(leader)));
    }

    /** The name of a leader; "that leader" where no such leader is in play. */
    static Argument nameOf(EuState state, LeaderId id) {
        return state.leader(LeaderId.orNone(id)).map(status -> SentenceNames.leader(status.leader())).orElseGet(() -> new Text(String.valueOf(id)));
    }

    /** The unnamed leaders who may come for a lost one: of his category and country, and not in play. */
    static List<Leader> unnamedLeaders(WarView board, LeaderId lost) {
        var status = board.state().leader(lost).orElseThrow();
        return LostLeaders.ofCategoryOf(board, status.leader()).unnamedLeaders(NewPosts.isAfloat(board.state(), status));
    }

    /** Draws the unnamed leader who comes for one that is lost. A die that shows more than the greatest even share is thrown again. */
    static Execution draw(EuCommandRun play, DrawLeader command) {
        if (play.state().duties().isEmpty() || !(play.state().duties().getFirst() instanceof Duty.NewLeader duty)
                || !duty.lost().equals(command.lost())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.leaders.refused-no-draw").with("known", play.state().leader(LeaderId.orNone(command.lost())).isPresent())
                    .with("leader", nameOf(play.state(), command.lost())));
        }
        var candidates = unnamedLeaders(play.board(), duty.lost());
        int sides = DieName.d10(duty.country().value(), DIE).die().sides();
        var step = Step.of("unnamed leader of " + Nation.of(duty.country()), RULE);
        int at = 0;
        for (int attempt = 0; candidates.size() > 1; attempt++) {
            var name = DieName.d10(duty.country().value(), DIE).ordinal(attempt);
            var die = play.dice("leader for " + duty.lost()).next(name);
            if (die.isEmpty()) {
                return EuCommandRun.needsDie(name);
            }
            play.addRolls(List.of(new Roll(name, die.getAsInt())));
            step = step.die(die.getAsInt());
            at = (die.getAsInt() - 1) % candidates.size();
            if (die.getAsInt() <= sides - sides % candidates.size()) {
                break;
            }
        }
        recordDraw(play, duty, candidates.get(at), step);
        return EuCommandRun.success();
    }

    /**
     * Draws without a die where one counter is left.
     *
     * @return whether there was one alone
     */
    static boolean appointOnlyCandidate(EuCommandRun play, Duty.NewLeader duty) {
        var candidates = unnamedLeaders(play.board(), duty.lost());
        if (candidates.size() == 1) {
            recordDraw(play, duty, candidates.getFirst(), Step.of("unnamed leader of " + Nation.of(duty.country()), RULE));
        }
        return candidates.size() == 1;
    }

    private static void recordDraw(EuCommandRun play, Duty.NewLeader duty, Leader leader, Step step) {
        play.emit(new LeaderDrawn(duty.lost(), leader.id(), leader.name(), leader.country(), String.valueOf(leader.rank()), leader.maneuver(),
                leader.fire(), leader.shock(), leader.siege()), List.of(step.result(Sentence.of("eu.leaders.result-drawn")
                .with("leader", RecordedNames.leader(leader)).with("rank", new Text(String.valueOf(leader.rank()))))));
    }

    /** Sends an unnamed leader away if one came for the leader who is back: that of the lowest rank. The others go on for those still lost. */
    public static void withdraw(EuCommandRun play, LeaderId back) {
        var instead = replacementOf(play.state(), back);
        if (instead.isEmpty()) {
            return;
        }
        var lowest = LostLeaders.ofCategoryOf(play.board(), instead.get().leader()).allCounted().stream().filter(status -> status.replaces() != null && !LostLeaders.isLost(status))
                .map(LeaderStatus::leader).max(Comparator.comparing(Leader::rank).thenComparing(Leader::id)).orElseThrow();
        var other = lowest.equals(instead.get().leader()) ? Optional.<LeaderId>empty() : Optional.of(instead.get().leader().id());
        play.emit(new LeaderWithdrawn(lowest.id(), other), List.of(Step.of("unnamed leader of " + Nation.of(lowest.country()), RULE)
                .result(Sentence.of("eu.leaders.result-withdrawn").with("leader", RecordedNames.leader(lowest)).with("known", play.state().leader(back).isPresent())
                        .with("back", play.state().leader(back).map(status -> RecordedNames.leader(status.leader())).orElseGet(() -> new Text(back.value()))))));
    }

    /** The unnamed leader in play who came for this one, or for the unnamed one who had come for him and was lost. */
    private static Optional<LeaderStatus> replacementOf(EuState state, LeaderId lost) {
        return Stream.concat(state.leaders().values().stream(), state.navies().leaders().values().stream()).filter(status -> lost.equals(status.replaces())).findFirst()
                .flatMap(status -> LostLeaders.isLost(status) ? replacementOf(state, status.leader().id()) : Optional.of(status));
    }
}
