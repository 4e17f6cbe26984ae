package tercio.domain.eia.combat;

import java.util.function.Function;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.common.tables.CombatSide;

/** The names of the dice of a combat. */
public interface CombatDice {

    /** The combat die of a side in a round (EIA-7.5.2.9). */
    DieName round(CombatSide side, int round);

    /**
     * The die for a withdrawal (EIA-7.5.2.5.2).
     *
     * @param corps the number of the corps that rolls, from 0; 0 for a commander
     */
    DieName withdrawal(int corps);

    /** The die for the withdrawal of a counter of cossacks or freikorps, from 0 (EIA-10.1.2.2.3). */
    DieName irregularWithdrawal(int counter);

    /** The die for the arrival of the outflanking force of a side after a round (EIA-7.5.2.12). */
    DieName arrival(CombatSide side, int round);

    /** The die of a pursuit by a side (EIA-7.5.2.10.2.3). */
    DieName pursuit(CombatSide side);

    /** The dice of a request, which names each by its side, its purpose and its round. */
    static CombatDice ofRequest(Function<CombatSide, String> word) {
        return new CombatDice() {
            private DieName die(CombatSide side, String purpose, int ordinal) {
                return new DieName(Die.D6, word.apply(side), purpose, ordinal);
            }

            @Override
            public DieName round(CombatSide side, int round) {
                return die(side, "round" + round, 0);
            }

            @Override
            public DieName withdrawal(int corps) {
                return die(CombatSide.DEFENDER, "withdraw", corps);
            }

            @Override
            public DieName irregularWithdrawal(int counter) {
                return die(CombatSide.DEFENDER, "withdrawIrregular", counter);
            }

            @Override
            public DieName arrival(CombatSide side, int round) {
                return die(side, "outflank" + round, 0);
            }

            @Override
            public DieName pursuit(CombatSide side) {
                return die(side, "pursuit", 0);
            }
        };
    }
}
