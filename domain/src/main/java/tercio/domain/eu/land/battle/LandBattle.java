package tercio.domain.eu.land.battle;

import java.util.Set;
import tercio.domain.eu.common.battle.Evasion;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.ruling.Readings;

/**
 * The constant part of a land battle, fixed before the first roll.
 *
 * @param interception whether it is an interception battle
 * @param crossed the kind of border that the phasing side crossed to enter the province
 * @param foraging whether the phasing side forages
 * @param overIce sides that can retreat to other provinces over the frozen Sund alone
 */
public record LandBattle(
        Period period,
        Theatre theatre,
        Terrain terrain,
        boolean interception,
        Crossing crossed,
        boolean foraging,
        BattleSide phasing,
        BattleSide nonPhasing,
        Readings readings,
        Set<Side> overIce) {

    public LandBattle {
        overIce = Set.copyOf(overIce);
    }

    /** A battle where nobody retreats over ice. */
    public LandBattle(Period period, Theatre theatre, Terrain terrain, boolean interception, Crossing crossed, boolean foraging,
            BattleSide phasing, BattleSide nonPhasing, Readings readings) {
        this(period, theatre, terrain, interception, crossed, foraging, phasing, nonPhasing, readings, Set.of());
    }

    public BattleSide side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** The evasion of the non-phasing side of this battle, with the leaders present (EU-BATTLE-EVASION). */
    public Evasion evasion() {
        return new Evasion(maneuver(phasing), maneuver(nonPhasing));
    }

    private static int maneuver(BattleSide side) {
        return side.leader().map(leader -> leader.onLand().maneuver()).orElse(0);
    }
}
