package tercio.domain.eu.common.battle;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.CombatColumn;
import tercio.domain.eu.common.forces.FireRule;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Step;

/**
 * The interface shared by battles on land and at sea. Both use the same stages; the differences are behind
 * this interface.
 */
public interface CommonBattle {

    /** The cap on the difference of leaders, if that reading is chosen. */
    int LEADER_CAP = 3;

    /** The lead of a leader's value over that of the enemy, capped if that reading is chosen. */
    static int leadOf(int own, int theirs, Readings readings) {
        int lead = Math.max(0, own - theirs);
        return lead > LEADER_CAP && readings.is(BattleReadings.BATTLE_LEADER_CAP, Reading.ON) ? LEADER_CAP : lead;
    }

    EuTables tables();

    Readings readings();

    boolean isInterception();

    /** Whether the side has no leader and must draw a replacement, or has a Vizier whose values are rolled. */
    boolean drawsLeader(Side side);

    /** The leader of a side: its own, or the replacement drawn. */
    Leader leader(BattleState battleState, Side side);

    /** The replacement leader that a die draws for the side. */
    Leader drawnLeader(Side side, int die);

    /** The replacement leaders that are equivalent. */
    DrawnLeaders drawnLeaders();

    /** The country of the side's commander. */
    CountryId country(Side side);

    /** Explains the parameters of a side of several countries; empty for a side of one country. */
    default Optional<Step> mixtureStep(Side side) {
        return Optional.empty();
    }

    /** The cell of the technology table for the side. */
    Step.Cell technologyCell(Side side);

    /** Morale at the start, in stars. */
    int morale(Side side);

    /** The number of dice that the side throws for each roll. */
    int dice(Side side);

    /** Whether the side makes this roll in this battle. */
    boolean makesRoll(Side side, BattleRoll roll);

    /** The column of a roll. Call only if the side {@link #makesRoll}. */
    CombatColumn column(Side side, BattleRoll roll);

    /** The effect of the side's technology on the losses of its fire. */
    FireRule fireRule(Side side);

    /** The modifiers of this roll of the side. */
    AppliedModifiers tally(BattleState battleState, Side side, BattleRoll roll);

    /** The losses of the side if the battle ended now, before any retreat, in the unit of the edition. */
    int sufferedSoFar(BattleState battleState, Side side);

    /** The full size of the side in the same unit. */
    int size(Side side);

    /** The least losses at which the side counts as destroyed. */
    int destroyedFrom(Side side);

    /** Whether no troops of the side remain at the end. */
    boolean nothingRemains(BattleState battleState, Side side);

    /** Whether the leader of the side takes the casualty test. */
    boolean isLeaderTested(Side side);

    /** Whether the halving of the side's fire depends on a reading. */
    default boolean dependsOnHalvingReading(Side side) {
        return false;
    }

    /** Whether the side's right to fire depends on a reading. */
    default boolean dependsOnFiringReading(Side side) {
        return false;
    }

    /** The lead of the side's leader in the value that this roll uses, before any cap. */
    default int leaderLead(BattleState battleState, Side side, BattleRoll roll) {
        var own = leader(battleState, side);
        var enemy = leader(battleState, side.opponent());
        return Math.max(0, roll.isFire() ? own.fire() - enemy.fire() : own.shock() - enemy.shock());
    }

    /** Whether the side counts as destroyed in the checks of a battle (EU-BATTLE-DESTRUCTION). */
    default boolean isDestroyed(BattleState battleState, Side side) {
        return sufferedSoFar(battleState, side) >= destroyedFrom(side);
    }

    /** The least losses at which a side of that size counts as destroyed. */
    static int destroyedFrom(int size, Readings readings) {
        return readings.is(BattleReadings.BATTLE_DESTROYED, "at-or-above") ? size : size + 1;
    }

    /** Whether a side suffers exactly its size, so that the check depends on a reading. */
    default boolean dependsOnDestroyedReading(BattleState battleState) {
        return sufferedSoFar(battleState, Side.PHASING) == size(Side.PHASING)
                || sufferedSoFar(battleState, Side.NON_PHASING) == size(Side.NON_PHASING);
    }

    default int moraleLeft(BattleState battleState, Side side) {
        return morale(side) - battleState.sideState(side).moraleLost();
    }

    /** Without a score sheet, stars beyond those needed to rout are dropped, so that equivalent battles merge. */
    default int countedStars(int stars, BattleState battleState, Side side) {
        return battleState.sheet().kept() ? stars : Math.min(stars, moraleLeft(battleState, side));
    }

    /**
     * A battle that is decided. Without a score sheet, a side that has won or cannot lose more morale keeps only its rout.
     * A failed retreat is dropped too, so that equivalent battles merge.
     */
    default BattleState simplifyDecided(BattleState battleState) {
        return battleState.sheet().kept()
                ? battleState
                : battleState.withSides(simplifySide(battleState, Side.PHASING), simplifySide(battleState, Side.NON_PHASING));
    }

    /** The side with only the values that still matter. A winner that counts as destroyed loses after all and is pursued. */
    private SideState simplifySide(BattleState battleState, Side side) {
        var sideState = battleState.sideState(side);
        var enemy = side.opponent();
        boolean enemyWon = battleState.winner().is(enemy) && !isDestroyed(battleState, enemy);
        boolean mayRoutYet = battleState.winner() == Winner.UNDECIDED || battleState.winner().is(enemy) || isDestroyed(battleState, side);
        int morale = isRouted(battleState, side) ? morale(side) : mayRoutYet ? sideState.moraleLost() : 0;
        int drawn = drawnLeaders().leastEquivalentDie(side, DrawnLeaders.Until.PURSUIT, sideState.replacement());
        return (enemyWon ? inflictedOnWinner(battleState, side) : sideState).simplifyDecided(morale).withReplacement(drawn);
    }

    /** The side with its inflicted losses replaced by the least equivalent ones against an enemy that has won. */
    SideState inflictedOnWinner(BattleState battleState, Side side);

    default boolean isRouted(BattleState battleState, Side side) {
        return moraleLeft(battleState, side) <= 0;
    }

    /** The sides that count as destroyed in a check, the phasing one first. */
    default List<Side> destroyedSides(BattleState battleState) {
        boolean phasing = isDestroyed(battleState, Side.PHASING);
        boolean nonPhasing = isDestroyed(battleState, Side.NON_PHASING);
        if (phasing) {
            return nonPhasing ? List.of(Side.PHASING, Side.NON_PHASING) : List.of(Side.PHASING);
        }
        return nonPhasing ? List.of(Side.NON_PHASING) : List.of();
    }
}
