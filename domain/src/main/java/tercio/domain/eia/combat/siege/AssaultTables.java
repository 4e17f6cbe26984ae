package tercio.domain.eia.combat.siege;

import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.RoundRules;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/**
 * The rounds of an assault (EIA-7.5.4.1.3.1) and of a garrison's attack (EIA-7.5.4.2.1.1): each side has one table, and nothing
 * modifies table or die.
 *
 * @param attacker the name of the attacking side
 * @param defender the name of the other side
 * @param rule the rule that names the tables
 */
record AssaultTables(String attacker, String defender, String rule, CombatTable attack, CombatTable defence) implements RoundRules {

    static final String BESIEGER = "besieger";
    static final String GARRISON = "garrison";

    static AssaultTables ofAssault(EiaTables tables) {
        return new AssaultTables(BESIEGER, GARRISON, "EIA-7.5.4.1.3.1", tables.constants().assaultTable(), tables.constants().trivialTable());
    }

    static AssaultTables ofGarrisonAttack(EiaTables tables) {
        return new AssaultTables(GARRISON, BESIEGER, "EIA-7.5.4.2.1.1", tables.constants().assaultTable(), tables.constants().trivialTable());
    }

    @Override
    public String word(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    @Override
    public CombatTable table(CombatState state, CombatSide side) {
        return side == CombatSide.ATTACKER ? attack : defence;
    }

    @Override
    public AppliedModifiers modifiers(CombatState state, CombatSide side) {
        return AppliedModifiers.NONE;
    }

    @Override
    public boolean limitsCasualties() {
        return false;
    }

    @Override
    public void tellTable(CombatState state, CombatSide side, StepRecorder recorder) {
        recorder.record(() -> Step.of("combat table", rule).side(word(side)).result(table(state, side)));
    }

    @Override
    public boolean tellsMoraleWithDice() {
        return true;
    }
}
