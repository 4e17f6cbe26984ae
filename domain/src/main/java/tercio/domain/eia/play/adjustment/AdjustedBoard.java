package tercio.domain.eia.play.adjustment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tercio.domain.eia.concept.CampaignMonth;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.LandPhase;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.Slot;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.movement.MarchEvent;
import tercio.domain.eia.play.turn.TurnEvent;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Decision;
import tercio.domain.game.Refusal;
import tercio.domain.game.Refusal.Fault;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;

/** Carries an adjustment out: all of its changes with their consequences, or none. */
public final class AdjustedBoard {

    private AdjustedBoard() {}

    /**
     * Carries an adjustment out.
     *
     * @param awaited what the game waits for
     * @return the refusal; empty where the adjustment is made
     */
    public static Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, EiaAdjustment adjustment, List<Decision> awaited) {
        if (resolving(play.state()) && adjustment.changes().stream().anyMatch(change -> !change.atAnyTime())) {
            return Optional.of(new Verdict.Refused<>(notNow(adjustment, awaited)));
        }
        var before = play.board();
        var checks = new ChangeChecks(play.state(), play.map());
        var changes = new ArrayList<EiaChange>();
        for (int at = 0; at < adjustment.changes().size(); at++) {
            checks.made(adjustment.changes().get(at), at).ifPresent(changes::add);
        }
        var faults = new ArrayList<>(checks.faults());
        if (faults.isEmpty()) {
            faults.addAll(BoardChecks.of(before, new EiaBoard(checks.state(), play.map()), changes));
            faults.addAll(oneMoment(changes));
        }
        if (!faults.isEmpty()) {
            return Optional.of(new Verdict.Refused<>(Refusal.of(faults)));
        }
        happens(play, adjustment.reason(), changes, before);
        return Optional.empty();
    }

    /**
     * Whether a duty or the land combat step is open, whose resolution depends on the pieces, relations and control.
     */
    private static boolean resolving(EiaState state) {
        return !state.duties().isEmpty() || state.in(LandStep.COMBAT);
    }

    private static Refusal notNow(EiaAdjustment adjustment, List<Decision> awaited) {
        var faults = IntStream.range(0, adjustment.changes().size()).filter(at -> !adjustment.changes().get(at).atAnyTime())
                .mapToObj(at -> new Fault("/changes/" + at + "/kind", "cannot be made while a question waits for its answer or in the land combat step",
                        List.of("money-set", "political-points-set"))).toList();
        var waits = awaited.isEmpty() ? "" : " First: " + awaited.getFirst().prompt();
        return new Refusal(Citation.of(Adjustment.RULE), "Money and political points alone can be adjusted now; go on, or take the game back to a position "
                + "before the land combat step." + waits, awaited.stream().flatMap(decision -> decision.options().stream()).toList(), faults);
    }

    private static List<Fault> oneMoment(List<EiaChange> changes) {
        var moments = IntStream.range(0, changes.size())
                .filter(at -> changes.get(at) instanceof EiaChange.MonthSet || changes.get(at) instanceof EiaChange.StepSet).boxed().toList();
        return moments.size() < 2 ? List.of()
                : List.of(new Fault("/changes/" + moments.getLast(), "an adjustment sets one month or one step", List.of()));
    }

    private static void happens(EiaPlay play, String reason, List<EiaChange> changes, EiaBoard before) {
        var strengths = new TreeMap<String, Factors>();
        changes.forEach(change -> EiaAdjustment.strength(change).ifPresent(factors -> strengths.put(ChangeChecks.corpsOf(change), factors)));
        play.happens(new EiaAdjustmentEvent.AdjustmentMade(reason, changes.stream().map(AdjustedBoard::open).toList()), explanation(play, reason, changes));
        strengths.keySet().removeIf(corps -> play.state().findCorps(corps).isEmpty());
        if (!strengths.isEmpty()) {
            var movers = new TreeMap<String, Power>();
            strengths.keySet().forEach(corps -> movers.put(corps, play.state().corps().get(corps).power()));
            play.happens(new EiaAdjustmentEvent.StrengthsWritten(movers, Map.copyOf(strengths)));
        }
        liftSieges(play, before);
        changes.forEach(change -> moment(play, change));
    }

    /** The part of a change that everybody may see. */
    private static EiaChange open(EiaChange change) {
        return switch (change) {
            case EiaChange.CorpsPlaced placed -> new EiaChange.CorpsPlaced(placed.corps(), placed.power(), placed.area(), placed.city(), Optional.empty());
            case EiaChange.CorpsStrength written -> new EiaChange.CorpsStrength(written.corps(), Optional.empty());
            default -> change;
        };
    }

    private static List<Step> explanation(EiaPlay play, String reason, List<EiaChange> changes) {
        var steps = new ArrayList<Step>();
        steps.add(Step.of("adjustment by the host", Adjustment.RULE).result(reason));
        changes.forEach(change -> steps.add(Step.of("change", Adjustment.RULE).result(ChangeSentences.of(play.state(), change))));
        return steps;
    }

    /** Ends the sieges that the changes made impossible. */
    private static void liftSieges(EiaPlay play, EiaBoard before) {
        for (var city : play.state().cities().values()) {
            for (var power : city.besiegers()) {
                boolean was = BoardChecks.besieges(before, power, city.area());
                if (was && !BoardChecks.besieges(play.board(), power, city.area())) {
                    play.happens(new MarchEvent.SiegeLifted(power, city.area()));
                }
            }
        }
    }

    private static void moment(EiaPlay play, EiaChange change) {
        switch (change) {
            case EiaChange.MonthSet set -> play.happens(new TurnEvent.MonthBegan(new CampaignMonth(set.year(), set.month())));
            case EiaChange.StepSet set -> step(play, set);
            default -> { }
        }
    }

    /** Begins a step. In the land combat step all powers of a sequence act at once. */
    private static void step(EiaPlay play, EiaChange.StepSet set) {
        int number = ChangeChecks.slotOf(play.state(), set.power()).orElseThrow();
        var acting = play.state().order().get(number);
        if (!(play.state().phase() instanceof LandPhase.InSequence(var now, var step)) || now.number() != number) {
            play.happens(new TurnEvent.SequenceBegan(new Slot(number, acting, 0)));
        }
        var slot = new Slot(number, acting, set.step() == LandStep.COMBAT ? 0 : acting.indexOf(set.power()));
        play.happens(new TurnEvent.StepBegan(slot, set.step()));
    }
}
