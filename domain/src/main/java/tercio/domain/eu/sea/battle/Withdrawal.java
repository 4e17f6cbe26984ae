package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.game.WireNamed;

/** The moment at which a side with the wind advantage withdraws from a battle at sea. */
public enum Withdrawal implements WireNamed {
    NONE("none"), AFTER_FIRE1("after-fire1"), AFTER_FIRE2("after-fire2");

    private final String word;

    Withdrawal(String word) {
        this.word = word;
    }

    /** The name in the API. */
    @Override
    public String word() {
        return word;
    }

    boolean isAfter(BattleRoll fire) {
        return this == AFTER_FIRE1 && fire == BattleRoll.FIRE1 || this == AFTER_FIRE2 && fire == BattleRoll.FIRE2;
    }

    @Override
    public String toString() {
        return word;
    }
}
