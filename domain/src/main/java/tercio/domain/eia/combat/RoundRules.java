package tercio.domain.eia.combat;

import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.StepRecorder;

/** Rules of a round that differ by the kind of combat: field combat, trivial combat, assault. */
public interface RoundRules {

    /** The side's name in the API, in explanations and of its dice. */
    String word(CombatSide side);

    /** The combat table of a side in the next round, after terrain. */
    CombatTable table(CombatState state, CombatSide side);

    /** The modifiers of the combat die of a side in the next round. */
    AppliedModifiers modifiers(CombatState state, CombatSide side);

    /** Whether the limits of casualties hold (EIA-7.5.2.9.2.1, EIA-7.5.2.9.2.2). */
    boolean limitsCasualties();

    /** Whether a side has lost of which nothing but artillery is left (EIA-12.3.5). */
    default boolean gunsAloneLose() {
        return false;
    }

    /** Explains how the tables and ratings of both sides in the next round are found, before the dice. */
    default void explainTables(CombatState state, StepRecorder recorder) {}

    /** Explains the table of a side just before its die. */
    default void tellTable(CombatState state, CombatSide side, StepRecorder recorder) {}

    /** Whether the morale loss of both sides is explained with the dice of the round; otherwise a request explains it with the losses. */
    default boolean tellsMoraleWithDice() {
        return false;
    }
}
