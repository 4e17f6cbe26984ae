package tercio.domain.eu.sea.voyage;

import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Units;

/**
 * The progress and the end of a voyage.
 *
 * @param how the cause of its end; {@link How#ARRIVES} while it goes on
 * @param battle the result of the last battle on the way for the moving ships
 * @param ships those left
 * @param troops those left aboard
 */
public record PassageEnd(How how, Fight battle, NavalUnits ships, Units troops) {

    /** The causes that end a voyage. */
    public enum How {
        ARRIVES("arrives"), BLOCKADE("blockade"), SHORE_FIRE("shore-fire"), BATTLE("battle"), LOST("lost");

        private final String word;

        How(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /** The result of a battle for the side that moves. */
    public enum Fight {
        NONE("none"), WON("won"), LOST("lost"), UNDECIDED("undecided");

        private final String word;

        Fight(String word) {
            this.word = word;
        }

        static Fight of(Optional<Side> winner) {
            return winner.map(side -> side == Side.PHASING ? WON : LOST).orElse(UNDECIDED);
        }

        @Override
        public String toString() {
            return word;
        }
    }

    boolean isUnderWay() {
        return how == How.ARRIVES;
    }

    PassageEnd stoppedBy(How by) {
        return ships.thirds() == 0 ? this : new PassageEnd(by, battle, ships, troops);
    }

    PassageEnd withBattle(Fight ended) {
        return new PassageEnd(how, ended, ships, troops);
    }

    PassageEnd withTroops(Units left) {
        return new PassageEnd(how, battle, ships, left);
    }

    /** The voyage with these ships: without any it is over. */
    PassageEnd withShips(NavalUnits left) {
        return left.thirds() == 0 ? new PassageEnd(How.LOST, battle, left, Units.NONE) : new PassageEnd(how, battle, left, troops);
    }
}
