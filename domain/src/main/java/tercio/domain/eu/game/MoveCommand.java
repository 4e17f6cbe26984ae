package tercio.domain.eu.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.Counters;

/** What players ask for during movements, theirs and those of the enemy. */
public sealed interface MoveCommand extends EuCommand {

    /**
     * Moves a stack by land.
     *
     * @param path the provinces entered, in order, at most 12 MP
     */
    record MoveStack(String stack, List<String> path) implements MoveCommand {
        public MoveStack {
            path = path == null ? List.of() : List.copyOf(path);
        }
    }

    /**
     * Takes units out of a stack; they become a stack of their own in the same province.
     *
     * @param units what leaves; ARMY counters may be broken for it (EU-UNIT-2)
     * @param leader whether all leaders go with the units that leave, where {@code leaders} is left out
     * @param leaders ids of the leaders who go with the units that leave; left out, as {@code leader} says
     * @param veteranLd how many of the LD that leave are veterans; left out, as many as can be
     */
    record SplitStack(String stack, Counters units, boolean leader, Optional<List<String>> leaders, Integer veteranLd)
            implements MoveCommand {
        public SplitStack {
            leaders = leaders == null ? Optional.empty() : leaders.map(List::copyOf);
        }

        /** With all leaders or none, and veterans first. */
        public SplitStack(String stack, Counters units, boolean leader) {
            this(stack, units, leader, Optional.empty(), null);
        }
    }

    /** Joins a stack to another of its country in the same province. */
    record MergeStacks(String stack, String into) implements MoveCommand {}

    /**
     * Goes on after an interception battle that was won (EU-INT-7).
     *
     * @param path the provinces still to enter, within what is left of its MP; left out, as announced
     */
    record ContinueMove(String stack, List<String> path) implements MoveCommand {
        public ContinueMove {
            path = path == null ? List.of() : List.copyOf(path);
        }
    }

    /** Ends the move where the stack stands. */
    record HaltMove(String stack) implements MoveCommand {}

    /** The country has no more moves this impulse; the movements are over when all countries of its alliance have said so. */
    record EndMovement(String country) implements MoveCommand {}

    /**
     * Announces all attempts of a country to intercept, or to counter-intercept; one die for each stack, when all countries
     * of its alliance that are asked have announced theirs (EU-INT-LAND).
     *
     * @param stacks of one country, in the order in which they try
     */
    record AttemptInterception(List<String> stacks) implements MoveCommand {
        public AttemptInterception {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
        }
    }

    /** Those who have caught a stack beside other forces fight it at once (EU-INT-MERGE). */
    record FightAtOnce(String province) implements MoveCommand {}

    /** They fight it later, all forces in the province together, as a regular battle (EU-INT-MERGE). */
    record FightLater(String province) implements MoveCommand {}

    /**
     * Interceptors go back where they came from, as too many troops stand together after the battle (EU-STACK-3).
     *
     * @param units what goes back; left out, the whole stack with its leaders
     * @param leaders ids of the leaders who go back with these units; left out, none
     */
    record ReturnAfterInterception(String stack, Optional<Counters> units, List<String> leaders) implements MoveCommand {
        public ReturnAfterInterception {
            units = units == null ? Optional.empty() : units;
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }

    /** No more interceptors of the country go back: what is too much is lost (EU-STACK-3). */
    record StayOverstacked(String country, String province) implements MoveCommand {}

    /** The country lets the moving stack pass; if it is one of the mover's alliance, it does not come to its help. */
    record PassInterception(String country) implements MoveCommand {}
}
