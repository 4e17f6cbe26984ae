package tercio.domain.eu.common.game;

import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/**
 * A leader in play.
 *
 * @param fate his condition
 * @param returns the box of the round track where he waits while wounded, else {@code null}
 * @param place the province where he was lost, where he comes to, or where he stays alone; {@code null} while he is with a stack and where it is not known
 * @param replaces the lost leader for whom he was drawn, {@code null} if for none (EU-LEAD-7)
 * @param rolled the Vizier with the values that were rolled for the action in progress, else {@code null} (EU-CMD-6)
 * @param spared whether he has escaped his first death; {@code null} if not (EU-LEAD-9)
 */
public record LeaderStatus(Leader leader, Fate fate, RoundBox returns, SpaceId place, LeaderId replaces, Leader rolled, Boolean spared) {

    public LeaderStatus(Leader leader, Fate fate, RoundBox returns, SpaceId place, LeaderId replaces) {
        this(leader, fate, returns, place, replaces, null, null);
    }

    public LeaderStatus(Leader leader, Fate fate, RoundBox returns) {
        this(leader, fate, returns, null, null);
    }

    public enum Fate {
        /** The leader is with a stack. */
        PRESENT,
        /** Without a stack since the start of the game. His controller places him before campaigns are chosen. */
        UNPLACED,
        /** Alone in a province, where he ended a ride without a stack. */
        ALONE,
        /** Unharmed, but his stack is gone. He joins another stack when the next round begins. */
        WAITING,
        WOUNDED,
        KILLED,
        CAPTURED
    }

    /** The leader with the values that count now. */
    public Leader effectiveLeader() {
        return rolled == null ? leader : rolled;
    }

    /** This status with the Vizier's rolled values, or with {@code null} without them. */
    public LeaderStatus withRolled(Leader now) {
        return new LeaderStatus(leader, fate, returns, place, replaces, now, spared);
    }

    /** Whether he can be put on a stack when a round begins. */
    public boolean canReturnBy(RoundBox box) {
        return fate == Fate.WAITING || fate == Fate.WOUNDED && returns.compareTo(box) <= 0;
    }

    /** This leader, with a stack. */
    public LeaderStatus asPresent() {
        return new LeaderStatus(leader, Fate.PRESENT, null, null, replaces, null, spared);
    }

    /** This leader, alone in a province. */
    public LeaderStatus asAloneIn(SpaceId where) {
        return new LeaderStatus(leader, Fate.ALONE, null, where, replaces, null, spared);
    }

    /** This leader, no longer with a stack. */
    public LeaderStatus asLost(Fate how, RoundBox box, SpaceId where) {
        return new LeaderStatus(leader, how, box, where, replaces, null, spared);
    }

    /** Whether he has escaped his first death. */
    public boolean hasEscaped() {
        return Boolean.TRUE.equals(spared);
    }

    /** This leader after he has escaped his first death. */
    public LeaderStatus withEscape() {
        return new LeaderStatus(leader, fate, returns, place, replaces, rolled, true);
    }
}
