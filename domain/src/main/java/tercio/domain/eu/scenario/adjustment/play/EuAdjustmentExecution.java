package tercio.domain.eu.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.round.play.Rounds;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Refusal.Fault;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Carries out an adjustment: all changes are made, or none. */
public final class EuAdjustmentExecution {

    private EuAdjustmentExecution() {}

    /**
     * @param awaited the decisions for which the game waits
     * @return declined with the refusal where the adjustment is not made
     */
    public static Execution carryOut(EuCommandRun play, EuAdjustment adjustment, List<Decision> awaited) {
        if (isResolving(play.state()) && adjustment.changes().stream().anyMatch(change -> !change.atAnyTime())) {
            return EuCommandRun.refuse(busyRefusal(adjustment, awaited));
        }
        var before = play.board();
        var checks = new EuChangeChecks(play.state(), play.tables(),
                adjustment.changes().stream().anyMatch(RoundChange.RoundSet.class::isInstance));
        var changes = new ArrayList<EuChange>();
        for (int at = 0; at < adjustment.changes().size(); at++) {
            checks.make(adjustment.changes().get(at), at).ifPresent(changes::add);
        }
        var faults = new ArrayList<>(checks.faults());
        if (faults.isEmpty()) {
            faults.addAll(EuBoardChecks.of(before, new WarView(checks.state(), before.map(), play.tables()), changes));
            faults.addAll(roundFaults(changes));
        }
        if (!faults.isEmpty()) {
            return EuCommandRun.refuse(Refusal.of(faults));
        }
        play.emit(new EuAdjustmentEvent.BoardAdjusted(adjustment.reason(), changes), explanation(play.state(), adjustment.reason(), changes));
        changes.forEach(change -> {
            if (change instanceof RoundChange.RoundSet set) {
                Rounds.beginRound(play, set.box(), false, set.badWeather().orElse(false), false);
            }
        });
        return EuCommandRun.success();
    }

    /** Whether something is being resolved that was determined from the board as it is. */
    private static boolean isResolving(EuState state) {
        return !state.duties().isEmpty() || switch (state.phase()) {
            case Movement movement -> movement.isUnderWay();
            case Phase.Supply supply -> true;
            case Phase.Wintering wintering -> true;
            case Phase.Besiegers besiegers -> true;
            case Phase.Levies levies -> true;
            case Phase.Battles battles -> true;
            case Phase.Sieges sieges -> true;
            default -> false;
        };
    }

    private static Refusal busyRefusal(EuAdjustment adjustment, List<Decision> awaited) {
        var faults = IntStream.range(0, adjustment.changes().size()).filter(at -> !adjustment.changes().get(at).atAnyTime())
                .mapToObj(at -> new Fault("/changes/" + at + "/kind", Sentence.of("eu.adjustment.fault-not-now"),
                        List.of("stability-set", "victory-points-set", "campaign-costs", "treasury-set"))).toList();
        var busy = Sentence.of("eu.adjustment.refused-busy").with("first", !awaited.isEmpty());
        var detail = awaited.isEmpty() ? busy : Sentence.several(List.of(busy, awaited.getFirst().prompt()));
        return new Refusal(Citation.of(Adjustment.RULE), detail, awaited.stream().flatMap(decision -> decision.options().stream()).toList(), faults);
    }

    private static List<Fault> roundFaults(List<EuChange> changes) {
        var rounds = IntStream.range(0, changes.size()).filter(at -> changes.get(at) instanceof RoundChange.RoundSet).boxed().toList();
        return rounds.size() < 2 ? List.of() : List.of(new Fault("/changes/" + rounds.getLast(), Sentence.of("eu.adjustment.fault-one-round"), List.of()));
    }

    private static List<Step> explanation(EuState before, String reason, List<EuChange> changes) {
        var steps = new ArrayList<Step>();
        steps.add(Step.of("adjustment by the host", Adjustment.RULE).result(reason));
        changes.stream().map(new EuChangeResults(before)::step).forEach(steps::add);
        return steps;
    }
}
