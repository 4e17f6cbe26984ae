package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/** Events of the movements of an impulse, interceptions included. */
public sealed interface MoveEvent extends EuEvent {

    record MovementBegan(Alliance alliance) implements MoveEvent {}

    /**
     * @param leaders whether all leaders go with the units that leave
     * @param some the leaders who go if not all do; left out, none
     */
    record StackSplit(StackId stack, StackId newStack, Units taken, int veteranLd, boolean leaders, List<LeaderId> some) implements MoveEvent {
        public StackSplit {
            some = some == null ? List.of() : List.copyOf(some);
        }

        public StackSplit(StackId stack, StackId newStack, Units taken, int veteranLd, boolean leaders) {
            this(stack, newStack, taken, veteranLd, leaders, List.of());
        }
    }

    /**
     * A split left more counters in a province than can stand there. They are tested when the movements are over, or when somebody
     * more comes there (EU-STACK-3).
     *
     * @param ld LD of the alliance there, without those of Pashas
     * @param surplus LD that would be too many now
     */
    record StackingPostponed(SpaceId province, Alliance alliance, int ld, int surplus) implements MoveEvent {}

    record StacksMerged(StackId stack, StackId into) implements MoveEvent {}

    /** @param along stacks of allies that move with it as one; left out, none */
    record MoveBegan(StackId stack, SpaceId from, List<SpaceId> path, List<StackId> along) implements MoveEvent {
        public MoveBegan {
            along = along == null ? List.of() : List.copyOf(along);
        }
    }

    /**
     * A leader has left his stack and joined another.
     *
     * @param path the provinces that he entered; none if both stacks stand in one province
     */
    record LeaderRode(LeaderId leader, StackId stack, StackId into, List<SpaceId> path, int mp) implements MoveEvent {
        public LeaderRode {
            path = List.copyOf(path);
        }
    }

    /**
     * A leader sets out alone on a way that is not known to be safe.
     *
     * @param stack the stack that he leaves; empty if he stood alone
     * @param rider the id under which he rides
     * @param into the stack that he will join; empty if he will stay alone
     * @param path the provinces that he will enter; none if he stays behind
     */
    record RideBegan(LeaderId leader, Optional<StackId> stack, StackId rider, SpaceId from, Optional<StackId> into, List<SpaceId> path)
            implements MoveEvent {
        public RideBegan {
            stack = stack == null ? Optional.empty() : stack;
            into = into == null ? Optional.empty() : into;
            path = List.copyOf(path);
        }
    }

    /**
     * A leader who rode alone has arrived.
     *
     * @param into the stack that he joins; empty if he stays alone
     */
    record RideEnded(LeaderId leader, StackId rider, Optional<StackId> into, SpaceId province, int mp) implements MoveEvent {
        public RideEnded {
            into = into == null ? Optional.empty() : into;
        }
    }

    /**
     * A leader who rides alone leaves the coast.
     *
     * @param rider the id under which he rides
     * @param ship the id of the naval stack without ships that stands for him at sea
     * @param from the province that he leaves
     * @param zones the sea zones that he will enter
     */
    record LeaderPutToSea(LeaderId leader, StackId rider, StackId ship, SpaceId from, List<SpaceId> zones) implements MoveEvent {
        public LeaderPutToSea {
            zones = List.copyOf(zones);
        }
    }

    /**
     * A leader alone comes ashore.
     *
     * @param zone the last sea zone of his passage
     * @param mp movement points of the passage
     */
    record LeaderLanded(LeaderId leader, StackId rider, StackId ship, SpaceId zone, SpaceId province, int mp) implements MoveEvent {}

    /**
     * A leader alone dies among enemies or is intercepted.
     *
     * @param province the province or the sea zone in which he dies
     * @param caught whether he was intercepted
     * @param by the stacks that caught him or stand there; none where he died of a fortress or a revolt
     */
    record LoneLeaderDied(LeaderId leader, SpaceId province, boolean caught, List<StackId> by) implements MoveEvent {
        public LoneLeaderDied {
            by = List.copyOf(by);
        }
    }

    /** A stack will move with the stack of an ally that commands both. */
    record StackPlacedUnder(StackId stack, StackId under) implements MoveEvent {}

    /** A stack will move by itself again. */
    record StackOnItsOwn(StackId stack) implements MoveEvent {}

    /**
     * @param mp movement points of this step
     * @param active whether the province holds unfriendly forces (EU-CAMP-3)
     * @param small whether the stack has at most 5 LD and one Pasha
     */
    record ProvinceEntered(StackId stack, SpaceId from, SpaceId province, int mp, boolean active, boolean small)
            implements MoveEvent {}

    /** @param pauses whether the stack will wait at the end of its path for units to be dropped or picked up */
    record PauseAnnounced(StackId stack, boolean pauses) implements MoveEvent {}

    /** The stack waits in a province on its way: it may drop and pick up units, and go on. */
    record MovePaused(StackId stack, SpaceId province) implements MoveEvent {}

    /** @param path the provinces that it will now enter */
    record MoveRedirected(StackId stack, List<SpaceId> path) implements MoveEvent {}

    /**
     * The stack may go on or halt after an interception battle that it won.
     *
     * @param unbroken whether it has destroyed the enemies without a battle, and attrition counts its march as one (EU-MOVE-OVERRUN); false
     * in older games
     */
    record MoveResumable(StackId stack, SpaceId province, boolean unbroken) implements MoveEvent {
        public MoveResumable(StackId stack, SpaceId province) {
            this(stack, province, false);
        }

        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || new MoveResumable(stack, province).equals(recorded);
        }
    }

    record MoveEnded(StackId stack, SpaceId province) implements MoveEvent {}

    /** One country of an alliance of several makes no more moves this impulse. */
    record CountryEndedMovement(CountryId country) implements MoveEvent {}

    /** @param provinces the provinces in which both alliances now stand unbesieged */
    record MovementEnded(Alliance alliance, List<SpaceId> provinces) implements MoveEvent {}

    /**
     * Too many troops stand in a province after a battle. Stacks of the country that came by an interception may go back.
     *
     * @param stacks stacks that may go back
     * @param surplus LD above the stacking limit
     */
    record ReturnOffered(CountryId country, SpaceId province, List<StackId> stacks, int surplus) implements MoveEvent {}

    /** A stack that came by an interception goes back where it came from. */
    record StackReturned(StackId stack, SpaceId from, SpaceId to) implements MoveEvent {}

    /** @param stacks stacks that stay */
    record ReturnDeclined(CountryId country, SpaceId province, List<StackId> stacks) implements MoveEvent {}
}
