package tercio.domain.eia.combat.play;

import tercio.domain.dice.DieName;
import tercio.domain.eia.combat.CombatDice;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.tables.CombatSide;

/** The names of the dice of the combat that is fought: each power rolls for its side. */
record CombatDiceInPlay(EiaState state, LandCombat combat) implements CombatDice {

    static final String COMBAT = "combat";
    static final String WITHDRAW = "withdraw";
    static final String IRREGULAR = "withdraw-irregular";
    static final String OUTFLANK = "outflank";
    static final String PURSUIT = "pursuit";

    private DieName die(CombatSide side, String purpose, int ordinal) {
        return CombatNames.die(state, combat.armyOf(side).lead(), purpose, ordinal);
    }

    @Override
    public DieName round(CombatSide side, int round) {
        return die(side, COMBAT, 0);
    }

    @Override
    public DieName withdrawal(int corps) {
        return die(CombatSide.DEFENDER, WITHDRAW, corps);
    }

    @Override
    public DieName irregularWithdrawal(int counter) {
        return die(CombatSide.DEFENDER, IRREGULAR, counter);
    }

    @Override
    public DieName arrival(CombatSide side, int round) {
        return die(side, OUTFLANK, 0);
    }

    @Override
    public DieName pursuit(CombatSide side) {
        return die(side, PURSUIT, 0);
    }
}
