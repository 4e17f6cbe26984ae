package tercio.domain.eu.common.battle;

/**
 * The part of a battle's state that only one kind of battle has: nothing on land, the wind and the pursuit of ships at sea. The shared
 * stages ask it for what they must respect; the rest is read by the kind of battle itself.
 */
public interface SpecialState {

    /** The part of a battle that has nothing of its own: each battle on land. */
    SpecialState NONE = new Nothing();

    /** No part at all. */
    record Nothing() implements SpecialState {

        @Override
        public SpecialState afterStrike(Side side, BattleRoll roll, int stars) {
            return this;
        }

        @Override
        public SpecialState afterBothRolls() {
            return this;
        }

        @Override
        public boolean endsByWithdrawal() {
            return false;
        }
    }

    /**
     * The part after one die of a side.
     *
     * @param stars inflicted on the enemy, 0 or more
     */
    SpecialState afterStrike(Side side, BattleRoll roll, int stars);

    /** The part after both sides have made the same roll. */
    SpecialState afterBothRolls();

    /** Whether a side has withdrawn: the winner is then decided, and nobody pursues (EU-SEA-WITHDRAW). */
    boolean endsByWithdrawal();
}
