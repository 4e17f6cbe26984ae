package tercio.domain.eia.combat;

import java.util.List;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** The stages of a combat round: both sides roll, lose at the same time, and may break (EIA-7.5.2.9, EIA-7.5.2.10). */
final class CombatRounds {

    /** The purpose of the dice of a round, without its number. */
    static final String ROUND = "round";

    private static final int LEVELS = 10;

    private final EiaTables tables;
    private final RoundRules rules;
    private final ForceLines attacker;
    private final ForceLines defender;

    CombatRounds(EiaTables tables, RoundRules rules, ForceLines attacker, ForceLines defender) {
        this.tables = tables;
        this.rules = rules;
        this.attacker = attacker;
        this.defender = defender;
    }

    ForceLines lines(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    /** The stages of one round; they pass once the combat is over. */
    List<Stage<CombatState>> stages(int round) {
        return List.of(
                new Stage.Rule<>("combat tables of round " + round, this::tables),
                die(round, CombatSide.ATTACKER),
                die(round, CombatSide.DEFENDER),
                new Stage.Rule<>("losses of round " + round, (state, recorder) -> exchange(state, round, recorder)));
    }

    private CombatState tables(CombatState state, StepRecorder recorder) {
        if (!state.over() && recorder != StepRecorder.SILENT) {
            rules.tellTables(state, recorder);
        }
        return state;
    }

    private Stage<CombatState> die(int round, CombatSide side) {
        var name = new DieName(Die.D6, rules.word(side), ROUND + round, 0);
        return new Stage.Throw<>("round " + round + " of the " + rules.word(side), state -> !state.over(), state -> name,
                (state, die, recorder) -> rolled(state, side, die, recorder),
                state -> {
                    var table = rules.table(state, side);
                    return (table.casualtyLevel() * LEVELS + table.moraleLevel()) * LEVELS + rules.modifiers(state, side).total();
                });
    }

    private CombatState rolled(CombatState state, CombatSide side, int die, StepRecorder recorder) {
        var table = rules.table(state, side);
        var modifiers = rules.modifiers(state, side);
        RoundFire.tellDie(tables, rules.word(side), table, modifiers, die, recorder);
        var rolled = state.rolled(side, tables.combat().at(table, modifiers.on(die)));
        return state.sheet() == null ? rolled
                : rolled.sheet(state.sheet().fires(side, RoundFire.of(tables, table, modifiers, die, firing(state, side))));
    }

    private int firing(CombatState state, CombatSide side) {
        return lines(side).firing(state.tally(side).counts(), arrived(state, side), tables.constants().outflankerWeight());
    }

    /** Whether all forces of a side are there. */
    boolean arrived(CombatState state, CombatSide side) {
        return state.arrivedAfter() > 0 || !lines(side).isDivided();
    }

    private CombatState exchange(CombatState state, int round, StepRecorder recorder) {
        if (state.over()) {
            return state;
        }
        var attackers = suffer(state, CombatSide.ATTACKER, recorder);
        var defenders = suffer(state, CombatSide.DEFENDER, recorder);
        var after = state.fought(round, attackers, defenders);
        if (state.sheet() != null) {
            after = after.sheet(state.sheet().loses(round, attacker.lost(state.attacker().counts(), attackers.counts()),
                    defender.lost(state.defender().counts(), defenders.counts())));
        }
        return verdict(after, recorder);
    }

    private SideTally suffer(CombatState state, CombatSide side, StepRecorder recorder) {
        var enemy = side.opponent();
        int firing = firing(state, enemy);
        int percentage = state.result(enemy).percentage();
        RoundFire.tellFactors(tables, rules.word(enemy), percentage, firing, recorder);
        var before = state.tally(side);
        int due = tables.percentages().of(percentage, firing);
        var after = SideOdds.suffered(lines(side), before, due, state.result(enemy).morale(), arrived(state, side), rules.limitsCasualties(),
                tables.constants());
        boolean militiaLast = rules.limitsCasualties() && after.moraleLost() >= tables.constants().militiaLimit();
        boolean cavalryOwed = rules.limitsCasualties() && after.broken();
        tellLosses(side, due, before, after, militiaLast, cavalryOwed, recorder);
        return after;
    }

    private void tellLosses(CombatSide side, int due, SideTally before, SideTally after, boolean militiaLast, boolean cavalryOwed, StepRecorder recorder) {
        recorder.tell(() -> {
            var rule = cavalryOwed ? "EIA-7.5.2.9.2.2" : militiaLast ? "EIA-7.5.2.9.2.1" : rules.limitsCasualties() ? "EIA-7.5.2.9.2" : "EIA-7.5.3.3";
            return Step.of("losses", rule).side(rules.word(side)).result(lines(side).lost(before.counts(), after.counts()).title()
                    + " (" + due + " due)");
        });
        recorder.tell(() -> Step.of("morale loss", "EIA-7.5.2.9.3").side(rules.word(side))
                .result(Tenths.title(after.moraleLost()) + " of " + Tenths.title(after.finalMorale()) + (after.broken() ? ": breaks" : "")));
    }

    private CombatState verdict(CombatState state, StepRecorder recorder) {
        var verdict = RoundVerdict.of(standing(state, CombatSide.ATTACKER), standing(state, CombatSide.DEFENDER));
        if (verdict.isEmpty()) {
            return state;
        }
        var winner = verdict.get().winner().orElse(null);
        recorder.tell(() -> Step.of("victory and defeat", "EIA-7.5.2.10").result(verdict.get().end()
                + (winner == null ? ": nobody wins" : ": the " + rules.word(winner) + " wins")));
        return state.ended(verdict.get().end(), winner);
    }

    private RoundVerdict.Standing standing(CombatState state, CombatSide side) {
        var tally = state.tally(side);
        return new RoundVerdict.Standing(lines(side).present(tally.counts(), arrived(state, side)) == 0, tally.broken());
    }
}
