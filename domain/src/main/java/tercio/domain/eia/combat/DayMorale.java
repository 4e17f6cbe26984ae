package tercio.domain.eia.combat;

import java.util.ArrayList;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The stage that finds the final morale levels of the day (EIA-7.5.2.6). */
final class DayMorale {

    private final CombatTerms terms;
    private final RoundRules rules;
    private final CombatManner manner;
    private final MoraleLevel levels;

    DayMorale(CombatTerms terms, EiaTables tables, RoundRules rules, CombatManner manner) {
        this.terms = terms;
        this.rules = rules;
        this.manner = manner;
        levels = new MoraleLevel(tables, terms.moraleMethod());
    }

    /** @param attackerNotes the modifiers by the notes of the operational chart */
    Stage<CombatState> stage(ForceLines attacker, ForceLines defender, AppliedModifiers attackerNotes, AppliedModifiers defenderNotes) {
        return new Stage.Rule<>("final morale", (state, recorder) -> {
            if (state.isOver()) {
                return state;
            }
            int attackerBase = base(state.attacker(), attacker, CombatSide.ATTACKER, recorder);
            var attackers = withMorale(state.attacker(), attackerBase, CombatSide.ATTACKER, attackerNotes, recorder);
            int defenderBase = base(state.defender(), defender, CombatSide.DEFENDER, recorder);
            var defenders = withMorale(state.defender(), defenderBase, CombatSide.DEFENDER, defenderNotes, recorder);
            var found = state.withTallies(attackers, defenders);
            return state.sheet() == null ? found : found.withSheet(state.sheet().bases(attackerBase, defenderBase));
        });
    }

    private int base(SideTally tally, ForceLines lines, CombatSide side, StepRecorder recorder) {
        var force = terms.force(side);
        return force.baseMorale().isPresent() ? givenBase(force, side, recorder) : computedBase(tally, lines, side, recorder);
    }

    private SideTally withMorale(SideTally tally, int base, CombatSide side, AppliedModifiers notes, StepRecorder recorder) {
        var force = terms.force(side);
        boolean carried = terms.day() > 1 && force.moraleLostBefore() > 0 && terms.readings().is(CombatReadings.OVERNIGHT_MORALE, "carries-over");
        if (terms.day() > 1 && force.moraleLostBefore() > 0) {
            manner.aside(recorder, () -> {
                var step = Step.of("morale loss of earlier days", "EIA-7.5.2.13.2").side(rules.word(side)).reading(CombatReadings.OVERNIGHT_MORALE.id());
                return carried ? step.result(Tenths.title(force.moraleLostBefore())) : step.result(Sentence.of("eia.combat.result-not-today"));
            });
        }
        return tally.withMorale(levels.finalLevel(rules.word(side), base, terms.day(), notes, recorder), carried ? force.moraleLostBefore() : 0);
    }

    private int givenBase(CombatForce force, CombatSide side, StepRecorder recorder) {
        manner.aside(recorder, () -> Step.of("base morale", "EIA-7.5.2.13.2.1").side(rules.word(side))
                .result(Sentence.of("eia.combat.result-given").with("morale", ConceptNames.tenths(force.baseMorale().getAsInt()))));
        return force.baseMorale().getAsInt();
    }

    private int computedBase(SideTally tally, ForceLines lines, CombatSide side, StepRecorder recorder) {
        var present = new ArrayList<FactorLine>();
        var factors = terms.force(side).factors();
        int[] counts = lines.byLineOfForce(tally.counts());
        for (int line = 0; line < factors.size(); line++) {
            if (counts[line] > 0) {
                var of = factors.get(line);
                present.add(new FactorLine(of.type(), of.nation(), counts[line], of.morale()));
            }
        }
        return levels.base(rules.word(side), terms.force(side).component(), present, recorder);
    }
}
