package tercio.domain.eu.battle;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.CombatColumn;
import tercio.domain.eu.forces.FireRule;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.AppliedModifiers;

/**
 * What a battle on land and one at sea have in common. The stages of both are the same and are written once; what
 * differs is asked here.
 */
interface Contest {

    /** How much the difference of leaders counts at most, where that reading is chosen. */
    int LEADER_CAP = 3;

    EuTables tables();

    Readings readings();

    boolean interception();

    /** Whether the side has no leader of its own and must draw one. */
    boolean drawsLeader(Side side);

    /** The leader of a side, its own or the replacement it drew. */
    Leader leader(Fray fray, Side side);

    /** The replacement leader that a die brings to the side. */
    Leader drawn(Side side, int die);

    /** Which of those come to the same. */
    DrawnLeaders drawnLeaders();

    /** The country of the side's commander. */
    String country(Side side);

    /** How the parameters of a side of several countries were found; empty for a side of one country. */
    default Optional<Step> mixture(Side side) {
        return Optional.empty();
    }

    /** The cell of the technology table that the side is read in. */
    Step.Cell technologyCell(Side side);

    /** Morale at the start. */
    int morale(Side side);

    /** How many dice the side throws for each of its rolls. */
    int dice(Side side);

    /** Whether the side makes such a roll in this battle at all. */
    boolean rolls(Side side, BattleRoll roll);

    /** The column of a roll; only to be asked where the side rolls. */
    CombatColumn column(Side side, BattleRoll roll);

    /** What becomes of the losses of its fire. */
    FireRule fireRule(Side side);

    /** What modifies this roll of the side. */
    AppliedModifiers tally(Fray fray, Side side, BattleRoll roll);

    /** What the side would suffer if the battle ended now, before any retreat, in the unit of the edition. */
    int sufferedSoFar(Fray fray, Side side);

    /** The size of the side in the same unit, everything counted. */
    int size(Side side);

    /** From how many losses suffered the side counts as destroyed. */
    int destroyedFrom(Side side);

    /** Whether nothing of the side is left in the end. */
    boolean nothingRemains(Fray fray, Side side);

    /** Whether the leader of the side takes the casualty test. */
    boolean leaderTested(Side side);

    /** Whether the halving of its fire hangs on a reading. */
    default boolean halvingOpen(Side side) {
        return false;
    }

    /** Whether it hangs on a reading that the side fires at all. */
    default boolean firingOpen(Side side) {
        return false;
    }

    /** How far its leader is ahead in what this roll looks at, before any cap. */
    default int leaderLead(Fray fray, Side side, BattleRoll roll) {
        var own = leader(fray, side);
        var enemy = leader(fray, side.opponent());
        return Math.max(0, roll.fire() ? own.fire() - enemy.fire() : own.shock() - enemy.shock());
    }

    /** Whether the side counts as destroyed in the checks of a battle (EU-BATTLE-DESTRUCTION). */
    default boolean destroyed(Fray fray, Side side) {
        return sufferedSoFar(fray, side) >= destroyedFrom(side);
    }

    /** From how many losses suffered a side of that size counts as destroyed. */
    static int destroyedFrom(int size, Readings readings) {
        return readings.is(BattleReadings.BATTLE_DESTROYED, "at-or-above") ? size : size + 1;
    }

    /** Whether a side suffers exactly its size, so that the check hangs on a reading. */
    default boolean destructionOpen(Fray fray) {
        return sufferedSoFar(fray, Side.PHASING) == size(Side.PHASING)
                || sufferedSoFar(fray, Side.NON_PHASING) == size(Side.NON_PHASING);
    }

    default int moraleLeft(Fray fray, Side side) {
        return morale(side) - fray.ranks(side).moraleLost();
    }

    /** Without a score sheet no more stars count than the side needs to rout, so that battles that come to the same merge. */
    default int counted(int stars, Fray fray, Side side) {
        return fray.sheet().kept() ? stars : Math.min(stars, moraleLeft(fray, side));
    }

    /**
     * A battle that is decided. Without a score sheet, of a side that has won or cannot lose any more morale only the rout
     * is kept, and no failed retreat, so that battles that come to the same merge.
     */
    default Fray decided(Fray fray) {
        return fray.sheet().kept()
                ? fray
                : fray.ranks(settled(fray, Side.PHASING), settled(fray, Side.NON_PHASING));
    }

    /** A winner that turns out to be destroyed has lost after all, and is pursued. */
    private Ranks settled(Fray fray, Side side) {
        var ranks = fray.ranks(side);
        var enemy = side.opponent();
        boolean enemyWon = fray.winner().is(enemy) && !destroyed(fray, enemy);
        boolean mayRoutYet = fray.winner() == Winner.UNDECIDED || fray.winner().is(enemy) || destroyed(fray, side);
        int morale = routed(fray, side) ? morale(side) : mayRoutYet ? ranks.moraleLost() : 0;
        int drawn = drawnLeaders().least(side, DrawnLeaders.Until.PURSUIT, ranks.replacement());
        return (enemyWon ? inflictedOnWinner(fray, side) : ranks).decided(morale).replacement(drawn);
    }

    /** The side with losses inflicted that come to the same for an enemy who has won, and the same for all that do so. */
    Ranks inflictedOnWinner(Fray fray, Side side);

    default boolean routed(Fray fray, Side side) {
        return moraleLeft(fray, side) <= 0;
    }

    /** The sides that count as destroyed in a check, the phasing one first. */
    default List<Side> destroyedSides(Fray fray) {
        boolean phasing = destroyed(fray, Side.PHASING);
        boolean nonPhasing = destroyed(fray, Side.NON_PHASING);
        if (phasing) {
            return nonPhasing ? List.of(Side.PHASING, Side.NON_PHASING) : List.of(Side.PHASING);
        }
        return nonPhasing ? List.of(Side.NON_PHASING) : List.of();
    }
}
