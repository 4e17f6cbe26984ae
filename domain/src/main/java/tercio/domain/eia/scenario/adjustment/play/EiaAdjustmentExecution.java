package tercio.domain.eia.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.MarchEvent;
import tercio.domain.eia.turn.play.TurnEvent;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Refusal;
import tercio.domain.game.Refusal.Fault;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Carries an adjustment out: all of its changes with their consequences, or none. */
public final class EiaAdjustmentExecution {

    private EiaAdjustmentExecution() {}

    /**
     * Carries an adjustment out.
     *
     * @param awaited the decisions for which the game waits
     * @return declined with the refusal where the adjustment is not made
     */
    public static Execution carryOut(EiaCommandRun play, EiaAdjustment adjustment, List<Decision> awaited) {
        if (isResolving(play.state()) && adjustment.changes().stream().anyMatch(change -> !change.isAllowedAnyTime())) {
            return EiaCommandRun.refuse(busyRefusal(adjustment, awaited));
        }
        var before = play.board();
        var checks = new ChangeChecks(play.state(), play.map());
        var changes = new ArrayList<EiaChange>();
        for (int at = 0; at < adjustment.changes().size(); at++) {
            checks.checkAndMake(adjustment.changes().get(at), at).ifPresent(changes::add);
        }
        var faults = new ArrayList<>(checks.faults());
        if (faults.isEmpty()) {
            faults.addAll(BoardChecks.of(before, new EiaWarView(checks.state(), play.map()), changes));
            faults.addAll(momentFaults(changes));
        }
        if (!faults.isEmpty()) {
            return EiaCommandRun.refuse(Refusal.of(faults));
        }
        emitEvents(play, adjustment.reason(), changes, before);
        return EiaCommandRun.success();
    }

    /**
     * Whether a duty or the land combat step is open, whose resolution depends on the pieces, relations and control.
     */
    private static boolean isResolving(EiaState state) {
        return !state.duties().isEmpty() || state.isIn(LandStep.COMBAT);
    }

    private static Refusal busyRefusal(EiaAdjustment adjustment, List<Decision> awaited) {
        var faults = IntStream.range(0, adjustment.changes().size()).filter(at -> !adjustment.changes().get(at).isAllowedAnyTime())
                .mapToObj(at -> new Fault("/changes/" + at + "/kind", Sentence.of("eia.fault.not-now"),
                        List.of("money-set", "political-points-set"))).toList();
        var busy = Sentence.of("eia.refused.adjusting").with("first", !awaited.isEmpty());
        var detail = awaited.isEmpty() ? busy : Sentence.several(List.of(busy, awaited.getFirst().prompt()));
        return new Refusal(Citation.of(Adjustment.RULE), detail, awaited.stream().flatMap(decision -> decision.options().stream()).toList(), faults);
    }

    private static List<Fault> momentFaults(List<EiaChange> changes) {
        var moments = IntStream.range(0, changes.size())
                .filter(at -> changes.get(at) instanceof EiaChange.MonthSet || changes.get(at) instanceof EiaChange.StepSet).boxed().toList();
        return moments.size() < 2 ? List.of()
                : List.of(new Fault("/changes/" + moments.getLast(), Sentence.of("eia.fault.one-moment"), List.of()));
    }

    private static void emitEvents(EiaCommandRun play, String reason, List<EiaChange> changes, EiaWarView before) {
        var strengths = new TreeMap<UnitId, Factors>();
        changes.forEach(change -> EiaAdjustment.strength(change).ifPresent(factors -> strengths.put(ChangeChecks.corpsOf(change), factors)));
        play.emit(new EiaAdjustmentEvent.AdjustmentMade(reason, changes.stream().map(EiaAdjustmentExecution::publicPart).toList()), explanation(play, reason, changes));
        strengths.keySet().removeIf(corps -> play.state().findCorps(corps).isEmpty());
        if (!strengths.isEmpty()) {
            var movers = new TreeMap<UnitId, Power>();
            strengths.keySet().forEach(corps -> movers.put(corps, play.state().corps().get(corps).power()));
            play.emit(new EiaAdjustmentEvent.StrengthsWritten(movers, Map.copyOf(strengths)));
        }
        liftSieges(play, before);
        changes.forEach(change -> setMoment(play, change));
    }

    /** The part of a change that everybody may see. */
    private static EiaChange publicPart(EiaChange change) {
        return switch (change) {
            case EiaChange.CorpsPlaced placed -> new EiaChange.CorpsPlaced(placed.corps(), placed.power(), placed.area(), placed.city(), Optional.empty());
            case EiaChange.CorpsStrength written -> new EiaChange.CorpsStrength(written.corps(), Optional.empty());
            default -> change;
        };
    }

    private static List<Step> explanation(EiaCommandRun play, String reason, List<EiaChange> changes) {
        var steps = new ArrayList<Step>();
        steps.add(Step.of("adjustment by the host", Adjustment.RULE).result(reason));
        changes.forEach(change -> steps.add(Step.of("change", Adjustment.RULE).result(EiaChangePhrases.resultOf(play.state(), change))));
        return steps;
    }

    /** Ends the sieges that the changes made impossible. */
    private static void liftSieges(EiaCommandRun play, EiaWarView before) {
        for (var city : play.state().cities().values()) {
            for (var power : city.besiegers()) {
                boolean was = BoardChecks.canBesiege(before, power, city.area());
                if (was && !BoardChecks.canBesiege(play.board(), power, city.area())) {
                    play.emit(new MarchEvent.SiegeLifted(power, city.area()));
                }
            }
        }
    }

    private static void setMoment(EiaCommandRun play, EiaChange change) {
        switch (change) {
            case EiaChange.MonthSet set -> play.emit(new TurnEvent.MonthBegan(new CampaignMonth(set.year(), set.month())));
            case EiaChange.StepSet set -> setStep(play, set);
            default -> { }
        }
    }

    /** Begins a step. In the land combat step all powers of a sequence act at once. */
    private static void setStep(EiaCommandRun play, EiaChange.StepSet set) {
        int number = ChangeChecks.slotOf(play.state(), set.power()).orElseThrow();
        var acting = play.state().order().get(number);
        if (!(play.state().phase() instanceof LandPhase.InSequence(var now, var step)) || now.number() != number) {
            play.emit(new TurnEvent.SequenceBegan(new Slot(number, acting, 0)));
        }
        var slot = new Slot(number, acting, set.step() == LandStep.COMBAT ? 0 : acting.indexOf(set.power()));
        play.emit(new TurnEvent.StepBegan(slot, set.step()));
    }
}
