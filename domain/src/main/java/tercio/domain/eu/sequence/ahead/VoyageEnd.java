package tercio.domain.eu.sequence.ahead;

import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.EuState;

/**
 * The end of a foreseen voyage.
 *
 * @param how the end of the voyage itself
 * @param battle the winner of the last battle on the way, in which the ships are the phasing side; empty inside where nobody has won, and
 *     {@code null} without a battle
 * @param board the board then
 */
record VoyageEnd(How how, Optional<Side> battle, EuState board) {

    /** The causes that end a voyage. */
    enum How {
        ARRIVES("arrives"),
        BLOCKADE("blockade"),
        SHORE_FIRE("shore-fire"),
        BATTLE("battle"),
        LOST("lost");

        private final String word;

        How(String word) {
            this.word = word;
        }

        /** The name in the API. */
        @Override
        public String toString() {
            return word;
        }
    }

    /** The battle on the way in a word. */
    String battleWord() {
        return battle == null ? "none" : battle.map(side -> side == Side.PHASING ? "won" : "lost").orElse("undecided");
    }
}
