package tercio.domain.eu.battle;

import java.util.List;
import tercio.domain.eu.forces.CombatColumn;
import tercio.domain.eu.forces.FireRule;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.Tally;

/**
 * What a battle on land and one at sea have in common. The stages of both are the same and are written once; what
 * differs is asked here.
 */
interface Contest {

    EuTables tables();

    boolean interception();

    /** Whether the side has no leader of its own and must draw one. */
    boolean drawsLeader(Side side);

    /** The leader of a side, its own or the replacement it drew. */
    Leader leader(Fray fray, Side side);

    /** The country of the side's commander. */
    String country(Side side);

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
    Tally tally(Fray fray, Side side, BattleRoll roll);

    /** Whether the side counts as destroyed in the checks of a battle (EU-BATTLE-DESTRUCTION). */
    boolean destroyed(Fray fray, Side side);

    /** Whether nothing of the side is left in the end. */
    boolean nothingRemains(Fray fray, Side side);

    /** Whether the leader of the side takes the casualty test. */
    boolean leaderTested(Side side);

    default int moraleLeft(Fray fray, Side side) {
        return morale(side) - fray.ranks(side).moraleLost();
    }

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
