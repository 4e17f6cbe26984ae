package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * The stages of a combat round: both sides roll, owe losses at the same time, take them, and may break (EIA-7.5.2.9, EIA-7.5.2.10). In a
 * game the players choose the losses; in a request they fall by an order of types.
 */
final class CombatRounds {

    private static final int LEVELS = 10;

    private final EiaTables tables;
    private final RoundRules rules;
    private final CombatManner manner;
    private final ForceLines attacker;
    private final ForceLines defender;

    CombatRounds(EiaTables tables, RoundRules rules, CombatManner manner, ForceLines attacker, ForceLines defender) {
        this.tables = tables;
        this.rules = rules;
        this.manner = manner;
        this.attacker = attacker;
        this.defender = defender;
    }

    ForceLines lines(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    /** The stages of one round; they pass once the combat is over. */
    List<Stage<CombatState>> stages(int round) {
        var stages = new ArrayList<>(manner.stop(CombatStop.DECLARATIONS, round, state -> !state.isOver()));
        stages.add(new Stage.Rule<>("combat tables of round " + round, this::explainTables));
        stages.add(die(round, CombatSide.ATTACKER));
        stages.add(die(round, CombatSide.DEFENDER));
        stages.add(new Stage.Rule<>("casualties of round " + round, (state, recorder) -> inflictCasualties(state, round, recorder)));
        stages.addAll(manner.stop(CombatStop.CASUALTIES, round, state -> !state.isOver()));
        stages.add(new Stage.Rule<>("losses of round " + round, this::settleRound));
        return stages;
    }

    private CombatState explainTables(CombatState state, StepRecorder recorder) {
        if (!state.isOver() && recorder != StepRecorder.SILENT) {
            rules.explainTables(state, recorder);
        }
        return state;
    }

    // --- Both sides roll -------------------------------------------------------------------------------------------

    private Stage<CombatState> die(int round, CombatSide side) {
        var name = manner.dice().round(side, round);
        return new Stage.Throw<>("round " + round + " of the " + rules.word(side), state -> !state.isOver(), state -> name,
                (state, die, recorder) -> afterRoll(state, side, die, recorder),
                state -> {
                    var table = rules.table(state, side);
                    return (table.casualtyLevel() * LEVELS + table.moraleLevel()) * LEVELS + rules.modifiers(state, side).total();
                });
    }

    private CombatState afterRoll(CombatState state, CombatSide side, int die, StepRecorder recorder) {
        var table = rules.table(state, side);
        var modifiers = rules.modifiers(state, side);
        rules.tellTable(state, side, recorder);
        var rolled = state.withResult(side, tables.combat().at(table, modifiers.on(die)));
        RoundFire.explainDie(tables, rules.word(side), table, modifiers, die, recorder);
        RoundFire.explainFactors(tables, rules.word(side), rolled.result(side).percentage(), firing(state, side), recorder);
        return state.sheet() == null ? rolled
                : rolled.withSheet(state.sheet().withFire(side, RoundFire.of(tables, table, modifiers, die, firing(state, side))));
    }

    private int firing(CombatState state, CombatSide side) {
        return lines(side).firing(state.tally(side).counts(), hasArrived(state, side), tables.constants().outflankerWeight());
    }

    /** Whether all forces of a side are there. */
    boolean hasArrived(CombatState state, CombatSide side) {
        return state.arrivedAfter() > 0 || !lines(side).isDivided();
    }

    private int present(CombatState state, CombatSide side) {
        return lines(side).present(state.tally(side).counts(), hasArrived(state, side));
    }

    // --- What the dice inflict -------------------------------------------------------------------------------------

    private CombatState inflictCasualties(CombatState state, int round, StepRecorder recorder) {
        if (state.isOver()) {
            return state;
        }
        var after = state.afterRound(round, afterFire(state, CombatSide.ATTACKER), afterFire(state, CombatSide.DEFENDER));
        if (rules.tellsMoraleWithDice()) {
            for (var side : CombatSide.values()) {
                recorder.record(() -> morale(after.tally(side), side));
            }
        }
        return after;
    }

    private Step morale(SideTally tally, CombatSide side) {
        return Step.of("morale loss", "EIA-7.5.2.9.3").side(rules.word(side))
                .result(Sentence.of("eia.combat.result-morale-loss")
                        .with("lost", ConceptNames.tenths(tally.moraleLost())).with("level", ConceptNames.tenths(tally.finalMorale())).with("breaks", tally.isBroken()));
    }

    /** The side with its loss of morale and the losses that it owes. A side that breaks for another reason loses all morale. */
    private SideTally afterFire(CombatState state, CombatSide side) {
        var hit = afterMoraleLoss(state, side);
        boolean breaks = breaks(state, side);
        var demand = RoundLosses.demand(hit, due(state, side), breaks, rules.limitsCasualties(), tables.constants());
        return (breaks ? hit.withMorale(hit.finalMorale(), Math.max(hit.moraleLost(), hit.finalMorale())) : hit).owes(demand);
    }

    private SideTally afterMoraleLoss(CombatState state, CombatSide side) {
        return RoundLosses.afterMoraleLoss(state.tally(side), state.result(side.opponent()).morale());
    }

    /** The factors that the enemy inflicts on a side. */
    private int due(CombatState state, CombatSide side) {
        return tables.percentages().of(state.result(side.opponent()).percentage(), firing(state, side.opponent()));
    }

    /** Whether a side is shaken by its loss of morale, or by the loss of all guards that it committed (EIA-7.5.2.10.1.1, EIA-12.3.4). */
    private boolean shaken(CombatState state, CombatSide side) {
        var tally = state.tally(side);
        boolean spent = tally.hasCommitted() && lines(side).present(tally.counts(), hasArrived(state, side), FactorType.GUARD) == 0;
        return spent || afterMoraleLoss(state, side).isBroken();
    }

    /** Whether a side breaks, as one does that committed guards and does not win in this round (EIA-12.3.4.6). */
    private boolean breaks(CombatState state, CombatSide side) {
        var enemy = side.opponent();
        return shaken(state, side)
                || state.tally(side).hasCommitted() && !shaken(state, enemy) && due(state, enemy) < present(state, enemy);
    }

    // --- Losses and verdict ----------------------------------------------------------------------------------------

    private CombatState settleRound(CombatState state, StepRecorder recorder) {
        if (state.isOver()) {
            return state;
        }
        var attackers = takeLosses(state, CombatSide.ATTACKER, recorder);
        var defenders = takeLosses(state, CombatSide.DEFENDER, recorder);
        var after = state.afterLosses(attackers, defenders);
        if (state.sheet() != null && state.sheet().pending() != null) {
            after = after.withSheet(state.sheet().withRoundLosses(state.round(), attacker.lossesBetween(state.attacker().counts(), attackers.counts()),
                    defender.lossesBetween(state.defender().counts(), defenders.counts())));
        }
        return afterVerdict(after, recorder);
    }

    /** A side without what it owes, by its order of types. */
    private SideTally takeLosses(CombatState state, CombatSide side, StepRecorder recorder) {
        var before = state.tally(side);
        var demand = before.owed();
        if (demand == null) {
            return before;
        }
        var after = before.withCounts(lines(side).afterCasualties(before.counts(), demand, hasArrived(state, side)));
        manner.aside(recorder, () -> {
            var rule = demand.cavalryOwed() ? "EIA-7.5.2.9.2.2" : demand.militiaLast() ? "EIA-7.5.2.9.2.1"
                    : rules.limitsCasualties() ? "EIA-7.5.2.9.2" : "EIA-7.5.3.3";
            return Step.of("losses", rule).side(rules.word(side)).result(Sentence.of("eia.combat.result-losses")
                    .with("factors", ConceptNames.factors(lines(side).lossesBetween(before.counts(), after.counts()))).with("due", demand.due()));
        });
        if (!rules.tellsMoraleWithDice()) {
            manner.aside(recorder, () -> morale(after, side));
        }
        return after;
    }

    private CombatState afterVerdict(CombatState state, StepRecorder recorder) {
        var verdict = RoundVerdict.of(standing(state, CombatSide.ATTACKER), standing(state, CombatSide.DEFENDER));
        verdict.ifPresent(found -> found.tell(rules, recorder));
        return verdict.map(found -> state.withEnd(found.end(), found.winner().orElse(null))).orElse(state);
    }

    private RoundVerdict.Standing standing(CombatState state, CombatSide side) {
        var tally = state.tally(side);
        boolean guns = rules.gunsAloneLose() && lines(side).onlyArtillery(tally.counts(), hasArrived(state, side));
        return new RoundVerdict.Standing(present(state, side) == 0, tally.isBroken() || guns);
    }
}
