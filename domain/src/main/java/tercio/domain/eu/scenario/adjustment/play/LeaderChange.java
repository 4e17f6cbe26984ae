package tercio.domain.eu.scenario.adjustment.play;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/** A change of a leader. */
public sealed interface LeaderChange extends EuChange {

    /** The condition of a leader. */
    enum LeaderCondition {
        /** The leader is with a stack. */
        PRESENT,
        /** The leader joins a stack when the next round begins. */
        WAITING,
        /** The leader comes back in a box of the round track. */
        WOUNDED,
        KILLED,
        CAPTURED,
        /** The leader stays in a province without a stack. */
        ALONE
    }

    /**
     * The condition of a leader.
     *
     * @param stack with which he is; for {@code PRESENT} alone
     * @param returns the box in which he comes back; for {@code WOUNDED} alone
     * @param province in which he stays; for {@code ALONE} alone
     */
    record LeaderSet(LeaderId leader, LeaderCondition condition, Optional<StackId> stack, Optional<RoundBox> returns, Optional<SpaceId> province)
            implements LeaderChange {

        public LeaderSet(LeaderId leader, LeaderCondition condition, Optional<StackId> stack, Optional<RoundBox> returns) {
            this(leader, condition, stack, returns, Optional.empty());
        }
    }

    /**
     * The condition of an admiral.
     *
     * @param condition not {@code ALONE}
     * @param fleet with which he is; for {@code PRESENT} alone
     * @param returns the box in which he comes back; for {@code WOUNDED} alone
     */
    record AdmiralSet(LeaderId leader, LeaderCondition condition, Optional<StackId> fleet, Optional<RoundBox> returns) implements LeaderChange {}

    /**
     * A leader of the printed tables comes into the game. Where no place is said he joins a stack when the next round begins.
     *
     * @param country that he serves; for one who can serve any country alone
     * @param stack with which he is
     * @param fleet the naval stack with which he is
     * @param province in which he stays alone
     */
    record LeaderEntered(LeaderId leader, Optional<CountryId> country, Optional<StackId> stack, Optional<StackId> fleet, Optional<SpaceId> province) implements LeaderChange {}
}
