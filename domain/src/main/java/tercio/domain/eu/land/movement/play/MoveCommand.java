package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players during movements, their own and those of the enemy. */
public sealed interface MoveCommand extends EuCommand {

    /**
     * Moves a stack by land.
     *
     * @param path the provinces entered, in order, at most 12 MP
     * @param then the action at the end of the path; left out, its move ends there
     */
    record MoveStack(StackId stack, List<SpaceId> path, Optional<Arrival> then) implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }

        public MoveStack {
            path = path == null ? List.of() : List.copyOf(path);
            then = then == null || then.isEmpty() ? Optional.of(Arrival.END) : then;
        }

        /** A move that ends where its path ends. */
        public MoveStack(StackId stack, List<SpaceId> path) {
            this(stack, path, Optional.empty());
        }

        /** Whether it pauses at the end of the path to drop or pick up units. */
        public boolean pauses() {
            return then.equals(Optional.of(Arrival.PAUSE));
        }
    }

    /**
     * Takes units out of a stack. They become a separate stack in the same province.
     *
     * @param units the units that leave; ARMY counters may be broken for it (EU-UNIT-2)
     * @param leader whether all leaders go with the units that leave, where {@code leaders} is left out
     * @param leaders ids of the leaders who go with the units that leave; left out, {@code leader} decides
     * @param veteranLd the number of veterans among the LD that leave; left out, as many as possible
     */
    record SplitStack(StackId stack, Counters units, boolean leader, Optional<List<LeaderId>> leaders, Integer veteranLd)
            implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }

        public SplitStack {
            leaders = leaders == null ? Optional.empty() : leaders.map(List::copyOf);
        }

        /** Splits off units with all leaders or none, and veterans first. */
        public SplitStack(StackId stack, Counters units, boolean leader) {
            this(stack, units, leader, Optional.empty(), null);
        }
    }

    /** Joins a stack to another of its country in the same province. */
    record MergeStacks(StackId stack, StackId into) implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }

    /** The stack will move with the stack of an ally in the same province, under its commander and campaign (EU-CMD-3). */
    record MarchUnder(StackId stack, StackId under) implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }

    /** The stack will move by itself again. */
    record MarchAlone(StackId stack) implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }

    /**
     * A leader leaves his stack and rides alone to another of his country, or to stay alone in a province (EU-MOVE-LEADER).
     *
     * @param to the stack that he joins; left out, he stays alone where his path ends
     * @param path the provinces that he enters, in order, whatever the danger; left out, he takes the shortest way without danger to
     *     the stack, or stays where he is
     */
    record RideAlone(LeaderId leader, Optional<StackId> to, List<SpaceId> path) implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.leader(leader);
        }

        public RideAlone {
            to = to == null ? Optional.empty() : to;
            path = path == null ? List.of() : List.copyOf(path);
        }

        /** A ride to a stack by the shortest way without danger. */
        public RideAlone(LeaderId leader, StackId to) {
            this(leader, Optional.ofNullable(to), List.of());
        }
    }

    /**
     * Continues the move after an interception battle that was won (EU-INT-7), or after a pause (EU-MOVE-REGROUP).
     *
     * @param path the provinces still to enter, within the rest of its MP; left out, the announced path
     * @param then the action at the end of the path; left out, its move ends there, or as it was announced
     */
    record ContinueMove(StackId stack, List<SpaceId> path, Optional<Arrival> then) implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }

        public ContinueMove {
            path = path == null ? List.of() : List.copyOf(path);
            then = then == null || then.isEmpty() ? Optional.of(Arrival.END) : then;
        }

        /** Goes on by a path where the move ends, or by the announced path as announced. */
        public ContinueMove(StackId stack, List<SpaceId> path) {
            this(stack, path, Optional.empty());
        }

        /** Whether it pauses at the end of the path to drop or pick up units. */
        public boolean pauses() {
            return then.equals(Optional.of(Arrival.PAUSE));
        }
    }

    /** Ends the move in the current province of the stack. */
    record HaltMove(StackId stack) implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }

    /** Ends the movements of a country in this impulse. Movement is over when all countries of its alliance have ended theirs. */
    record EndMovement(CountryId country) implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }

    /**
     * Interceptors go back where they came from because too many troops stand in the province after the battle (EU-STACK-3).
     *
     * @param units the units that go back; left out, the whole stack with its leaders
     * @param leaders ids of the leaders who go back with these units; left out, none
     * @param veteranLd the number of veterans among the LD of these units; left out, as many as possible
     */
    record ReturnAfterInterception(StackId stack, Optional<Counters> units, List<LeaderId> leaders, Integer veteranLd)
            implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }

        public ReturnAfterInterception {
            units = units == null ? Optional.empty() : units;
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }

        /** Sends back units with as many veterans as possible, or the whole stack. */
        public ReturnAfterInterception(StackId stack, Optional<Counters> units, List<LeaderId> leaders) {
            this(stack, units, leaders, null);
        }
    }

    /** No more interceptors of the country go back: the surplus is lost (EU-STACK-3). */
    record StayOverstacked(CountryId country, SpaceId province) implements MoveCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }
}
