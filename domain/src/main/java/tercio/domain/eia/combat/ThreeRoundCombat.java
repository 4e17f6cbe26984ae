package tercio.domain.eia.combat;

import java.util.ArrayList;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** A combat of one day at most, without terrain, leaders and pursuit: assaults and garrison attacks (EIA-7.5.4.1.3, EIA-7.5.4.2.1). */
public final class ThreeRoundCombat {

    private final EiaTables tables;
    private final RoundRules rules;
    private final CombatTerms terms;
    private final CombatManner manner;
    private final ForceLines attacker;
    private final ForceLines defender;

    public ThreeRoundCombat(EiaTables tables, int moraleMethod, RoundRules rules, CombatForce attacker, CombatForce defender) {
        this(tables, moraleMethod, rules, attacker, defender, CombatManner.ofRequest(rules::word));
    }

    private ThreeRoundCombat(EiaTables tables, int moraleMethod, RoundRules rules, CombatForce attacker, CombatForce defender, CombatManner manner) {
        this.tables = tables;
        this.rules = rules;
        this.manner = manner;
        terms = new CombatTerms(AreaTerrain.CLEAR, 1, moraleMethod, false, attacker, defender, Readings.STANDARD);
        this.attacker = ForceLines.of(attacker);
        this.defender = ForceLines.of(defender);
    }

    /** The same in a game, at the dice of a round. */
    public ThreeRoundCombat ofGame(int round) {
        return new ThreeRoundCombat(tables, terms.moraleMethod(), rules, terms.attacker(), terms.defender(),
                CombatManner.ofGame(CombatDice.ofRequest(rules::word), CombatStop.DECLARATIONS, round));
    }

    /** The dice of a round of a game, up to the losses that both sides then owe; its state is that in the midst of the combat. */
    public Procedure<CombatState> dice(int round) {
        var stages = stagesAfter(round - 1);
        return stages.between(CombatStop.DECLARATIONS.stage(round), CombatStop.CASUALTIES.stage(round));
    }

    /** The combat before its first round, for a ruling that tells round by round what happened. */
    public CombatState start() {
        return state(DaySheet.EMPTY);
    }

    /** Start of the combat for odds, which keep no rounds. */
    public CombatState startOfOdds() {
        return state(null);
    }

    /**
     * Start of the odds in the midst of a combat, with the forces that are left.
     *
     * @param fought the rounds that are over
     * @param attackerMorale final morale and running loss of the attacker, in tenths
     * @param defenderMorale final morale and running loss of the defender, in tenths
     */
    public CombatState startOfOdds(int fought, Morale attackerMorale, Morale defenderMorale) {
        var attackers = attackerTally(attackerMorale);
        var defenders = defenderTally(defenderMorale);
        return CombatState.of(attackers, defenders, null).afterRound(fought, attackers, defenders);
    }

    /** The same for a ruling. */
    public CombatState midst(int fought, Morale attackerMorale, Morale defenderMorale) {
        return startOfOdds(fought, attackerMorale, defenderMorale).withSheet(DaySheet.EMPTY);
    }

    /** The final morale level of a side and its running morale loss, in tenths. */
    public record Morale(int level, int lost) {}

    private SideTally attackerTally(Morale morale) {
        return new SideTally(attacker.start(), terms.attacker().corps(), 0, morale.level(), morale.lost(), 0);
    }

    private SideTally defenderTally(Morale morale) {
        return new SideTally(defender.start(), terms.defender().corps(), 0, morale.level(), morale.lost(), 0);
    }

    private CombatState state(DaySheet sheet) {
        return CombatState.of(new SideTally(attacker.start(), terms.attacker().corps(), 0, 0, 0, 0),
                new SideTally(defender.start(), terms.defender().corps(), 0, 0, 0, 0), sheet);
    }

    /** All stages. */
    public Procedure<CombatState> stages() {
        return Procedure.<CombatState>of(new DayMorale(terms, tables, rules, manner).stage(attacker, defender, AppliedModifiers.NONE, AppliedModifiers.NONE))
                .then(stagesAfter(0));
    }

    /** The stages that follow some rounds. */
    public Procedure<CombatState> stagesAfter(int fought) {
        var rounds = new CombatRounds(tables, rules, manner, attacker, defender);
        var stages = new ArrayList<Stage<CombatState>>();
        for (int round = fought + 1; round <= tables.constants().rounds(); round++) {
            stages.addAll(rounds.stages(round));
        }
        stages.add(new Stage.Rule<>("end of the combat", (state, recorder) -> {
            if (state.isOver()) {
                return state;
            }
            recorder.record(() -> Step.of("end of the combat", "EIA-7.5.4").result(Sentence.of("eia.combat.result-undecided").with("rounds", state.round())));
            return state.withEnd(CombatEnd.END_OF_DAY, null);
        }));
        return Procedure.of(stages);
    }

    /** The remaining factors of a side. */
    public int factorsLeft(CombatState state, CombatSide side) {
        return state.tally(side).counts().sum();
    }

    /** The factors of a side that are left. */
    public Factors factors(CombatState state, CombatSide side) {
        return (side == CombatSide.ATTACKER ? attacker : defender).factors(state.tally(side).counts());
    }

    /** The final morale of a side in tenths. */
    public static int finalMorale(CombatState state, CombatSide side) {
        return state.tally(side).finalMorale();
    }

    /** The running morale loss of a side in tenths. */
    public static int moraleLost(CombatState state, CombatSide side) {
        return state.tally(side).moraleLost();
    }
}
