package tercio.domain.eu.land.movement;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.tables.Constants;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.SpokenResult;
import tercio.domain.sentence.Sentence;

/**
 * The attempt of a naval stack to enter or leave a blockaded port (EU-BLOCKADE-ESCAPE).
 *
 * <p>Reading: nothing in the military phase moves corsairs out of a port or into one. The rules send them out and back in other phases, and a
 * corsair that has found a convoy returns as one that has lost an interception battle does, to a port that is not blockaded (EU-CONVOY-ATTACK). In
 * the game they lie where the scenario or the host has put them, so no corsair makes this roll; where one does by a rule of another phase, the
 * host takes the side that it loses with a 5 or less.
 */
public final class BlockadeEscape {

    /**
     * The attempt.
     *
     * @param blockaderSmaller whether the blockader is smaller, in ND
     * @param blockaderWarships whether the blockading stack consists of warships
     */
    public record Attempt(int movingManeuver, int blockadingManeuver, boolean blockaderSmaller, boolean blockaderWarships,
            NavalTechnology blockaderTechnology) {
        boolean leavesGaps() {
            return blockaderWarships && blockaderTechnology.isOlderThan(NavalTechnology.SEVENTY_FOUR);
        }
    }

    /** The result of the attempt. */
    public enum Result implements SpokenResult {
        ESCAPED("escaped"), FAILED("failed"),
        /** The blockader may fight: his interception succeeds without a roll. */
        FORCED_BATTLE("forced-battle");

        private final String word;

        Result(String word) {
            this.word = word;
        }

        @Override
        public Sentence.Keyed sentence() {
            return Sentence.of("eu.voyage.result-escape").with("how", word.replace('-', '_'));
        }

        @Override
        public String toString() {
            return word;
        }
    }

    private static final Modifiers<Attempt> LIST = Modifiers.<Attempt>of("EU-BLOCKADE-ESCAPE")
            .add(1, "manoeuvre differential", attempt -> Math.max(0, attempt.movingManeuver() - attempt.blockadingManeuver()))
            .add(2, "the blockader is smaller", Attempt::blockaderSmaller, +1)
            .add(3, "warships before the seventy-four blockade", Attempt::leavesGaps, +1);

    private BlockadeEscape() {}

    /** One die, {@code escape}. */
    public static SingleRoll<Attempt, Result> roll(EuTables tables) {
        return SingleRoll.of("escape from a blockade", LIST.rule(), DieName.d10("escape"), LIST::on,
                (attempt, die, modified) -> result(modified, tables.constants()));
    }

    private static Result result(int modified, Constants constants) {
        if (modified >= constants.value("blockade_escape_success")) {
            return Result.ESCAPED;
        }
        return modified > constants.value("blockade_escape_battle") ? Result.FAILED : Result.FORCED_BATTLE;
    }
}
