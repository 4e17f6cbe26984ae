package tercio.domain.eia.combat;

import java.util.Optional;
import tercio.domain.eia.combat.CombatOutcome.SideFactors;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Points, captured leaders and survivors of a combat, from the end of its procedure. */
final class CombatResult {

    private final CombatTerms terms;
    private final EiaTables tables;
    private final ForceLines attacker;
    private final ForceLines defender;
    private final boolean pointsChange;
    private final boolean trivial;

    /**
     * @param pointsChange whether a victory changes political points
     * @param trivial whether the garrison of a depot that is beaten surrenders
     */
    CombatResult(CombatTerms terms, EiaTables tables, ForceLines attacker, ForceLines defender, boolean pointsChange, boolean trivial) {
        this.terms = terms;
        this.tables = tables;
        this.attacker = attacker;
        this.defender = defender;
        this.pointsChange = pointsChange;
        this.trivial = trivial;
    }

    CombatOutcome outcome(CombatState state) {
        return new CombatOutcome(state, capturedSide(state), points(state),
                new SideFactors(survivors(state, CombatSide.ATTACKER), survivors(state, CombatSide.DEFENDER)),
                new SideFactors(surrenderedFactors(state, CombatSide.ATTACKER), surrenderedFactors(state, CombatSide.DEFENDER)));
    }

    ForceLines lines(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    /** The side whose leaders are taken (EIA-7.5.2.10.1.2.1, EIA-7.5.2.10.2.3). */
    Optional<CombatSide> capturedSide(CombatState state) {
        for (var side : CombatSide.values()) {
            var counts = state.tally(side).counts();
            if (areLeadersCaptured(side, state.ended(), state.round(), state.arrivedAfter(), lines(side).present(counts, false), counts.sum(), hasPursuitLosses(state, side))) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    /**
     * Whether the leaders of a side are taken.
     *
     * @param pinning the factors that are left of it, or of its pinning force where it is divided
     * @param left all factors that are left of it
     * @param pursued whether it has lost factors to a pursuit
     */
    boolean areLeadersCaptured(CombatSide side, CombatEnd ended, int rounds, int arrivedAfter, int pinning, int left, boolean pursued) {
        if (ended == null || rounds == 0 || terms.force(side).commander().isEmpty()) {
            return false;
        }
        boolean pinningGone = lines(side).isDivided() && arrivedAfter == 0 && ended == CombatEnd.ELIMINATION && pinning == 0;
        return LeaderCapture.isTaken(pinningGone, left == 0, pursued, terms.readings());
    }

    /** Explains the political points, the leaders taken and the garrison that surrenders. */
    CombatState explain(CombatState state, StepRecorder recorder) {
        if (recorder == StepRecorder.SILENT) {
            return state;
        }
        if (state.winner() != null) {
            explainPoints(state, recorder);
        }
        capturedSide(state).ifPresent(side -> recorder.record(() -> Step.of("captured leaders", "EIA-7.5.2.10.2.3").side(side.word()).result(Sentence.of("eia.combat.result-captured"))));
        for (var side : CombatSide.values()) {
            if (terms.force(side).commander().isPresent() && isWipedOutInRound(state, side)) {
                recorder.record(() -> Step.of("leaders of a force that a round wiped out", "EIA-7.5.2.10").side(side.word())
                        .result(Sentence.of(capturedSide(state).isPresent() ? "eia.combat.result-captured" : "eia.combat.result-escape")).reading(CombatReadings.LEADERS_WIPED_OUT.id()));
            }
            if (!surrenderedFactors(state, side).isEmpty()) {
                recorder.record(() -> Step.of("surrender of the garrison", "EIA-7.5.3.4").side(side.word())
                        .result(Sentence.of("eia.combat.result-factors").with("factors", ConceptNames.factors(surrenderedFactors(state, side)))));
            }
        }
        return state;
    }

    private void explainPoints(CombatState state, StepRecorder recorder) {
        if (!pointsChange) {
            for (var side : CombatSide.values()) {
                recorder.record(() -> Step.of("political points", "EIA-7.5.3.5").side(side.word()).result(Sentence.of("eia.combat.result-no-points")));
            }
            return;
        }
        var parts = parts(state.winner(), state.defender().corps(), state.defender().largeCorps());
        for (var side : CombatSide.values()) {
            recorder.record(() -> PoliticalPoints.step(side, side == state.winner() ? parts.gained() : parts.lost(), parts.corps(), parts.largeCorps()));
        }
    }

    /**
     * The parts of the points of both sides.
     *
     * @param corps the corps of the defeated side that were used
     * @param largeCorps the number of them that count twice
     */
    private record Parts(AppliedModifiers gained, AppliedModifiers lost, int corps, int largeCorps) {}

    private Parts parts(CombatSide winner, int corps, int large) {
        var loser = terms.force(winner.opponent());
        boolean attacker = winner == CombatSide.DEFENDER;
        int beaten = attacker ? loser.corps() : corps;
        int twice = attacker ? loser.largeCorps() : large;
        return new Parts(PoliticalPoints.ofVictory(beaten, twice, terms.force(winner).isUnderNapoleon(), tables.constants()),
                PoliticalPoints.ofDefeat(beaten, twice, loser.isUnderNapoleon(), tables.constants()), beaten, twice);
    }

    private boolean isWipedOutInRound(CombatState state, CombatSide side) {
        return state.ended() == CombatEnd.ELIMINATION && state.tally(side).counts().sum() == 0 && !hasPursuitLosses(state, side);
    }

    private static boolean hasPursuitLosses(CombatState state, CombatSide side) {
        return state.pursuit() != null && state.pursuit().pursuer() == side.opponent() && state.pursuit().lost() > 0;
    }

    PoliticalPoints points(CombatState state) {
        return points(state.winner(), state.defender().corps(), state.defender().largeCorps());
    }

    /**
     * The political points of a victory, if there is one.
     *
     * @param corps the defender's corps without those that withdrew
     * @param large those of them that count twice
     */
    PoliticalPoints points(CombatSide winner, int corps, int large) {
        if (winner == null || !pointsChange) {
            return PoliticalPoints.NONE;
        }
        var parts = parts(winner, corps, large);
        return winner == CombatSide.ATTACKER ? new PoliticalPoints(parts.gained().total(), parts.lost().total())
                : new PoliticalPoints(parts.lost().total(), parts.gained().total());
    }

    private Factors survivors(CombatState state, CombatSide side) {
        var alive = lines(side).factors(state.tally(side).counts()).minus(surrenderedFactors(state, side));
        return side == CombatSide.DEFENDER && state.withdrawal() != null
                ? alive.plus(lines(side).factors(state.withdrawal().factors())) : alive;
    }

    /** The garrison factors of the beaten side that are left. */
    Factors surrenderedFactors(CombatState state, CombatSide side) {
        return surrenderedFactors(state.winner(), state.tally(side), side);
    }

    Factors surrenderedFactors(CombatSide winner, SideTally tally, CombatSide side) {
        boolean beaten = winner == side.opponent();
        return trivial && beaten && terms.force(side).depotGarrison() ? lines(side).factors(tally.counts())
                .only(type -> type == FactorType.INFANTRY || type == FactorType.MILITIA) : Factors.NONE;
    }
}
